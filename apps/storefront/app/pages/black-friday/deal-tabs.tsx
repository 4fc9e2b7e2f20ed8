import { useEffect, useRef } from 'react';
import { cx } from '~/ui/class-names.ts';
import { Anchor } from '~/ui/link.tsx';
import type { DealTab } from './black-friday.server.ts';

const TAB = cx(
  'flex min-h-touch flex-none items-center border-line px-4 font-medium not-first:border-l hover:text-action',
  'focus-visible:-outline-offset-4 aria-[current]:bg-ink aria-[current]:text-paper',
);

/** All bikes on offer and those of each category; in a row that is too long the chosen one is in view. */
export function DealTabs({ label, tabs }: { label: string; tabs: readonly DealTab[] }) {
  const row = useRef<HTMLElement>(null);
  const chosen = tabs.find(({ current }) => current)?.href;
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 48;
  }, [chosen]);
  return (
    <nav ref={row} className="mb-6 flex w-fit max-w-full overflow-x-auto border border-line" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} className={TAB} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { Anchor } from '~/ui/link.tsx';
import type { DealTab } from './black-friday.server.ts';

/** All bikes on offer and those of each category; in a row that is too long the chosen one is in view. */
export function DealTabs({ label, tabs }: { label: string; tabs: readonly DealTab[] }) {
  const row = useRef<HTMLElement>(null);
  const chosen = tabs.find(({ current }) => current)?.href;
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 48;
  }, [chosen]);
  return (
    <nav ref={row} className="bf-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}

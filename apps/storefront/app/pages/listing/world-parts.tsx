import { Picture } from '~/ui/picture.tsx';
import type { ReactNode } from 'react';
import { Panel, Split } from '~/ui/layout.tsx';
import { SummaryList } from '~/ui/spec-table.tsx';
import type { ContentPicture } from '~/modules/content/content.ts';
import { RichText } from '~/modules/content/ui/rich-text.tsx';

export function WorldText({
  html,
  picture,
  children,
}: {
  html: string;
  picture?: ContentPicture;
  children: ReactNode;
}) {
  return (
    <Split columns="8/4" className="mt-6">
      <div>
        {picture && (
          <Picture picture={{ ...picture, sizes: '(min-width: 62em) 820px, 100vw' }} className="mb-6 w-full" priority />
        )}
        <RichText html={html} />
      </div>
      <div>{children}</div>
    </Split>
  );
}

/** Facts in pairs, in the panel beside a text; nothing if there are none. */
export function WorldFacts({ title, facts }: { title: string; facts: readonly { label: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <Panel>
      <h2 className="mb-3 text-h4">{title}</h2>
      <SummaryList rows={facts} />
    </Panel>
  );
}

import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { getOwnEntry } from '~/platform/own-entry.ts';

/** The pictures that editors choose from. */
const icons: Readonly<Record<string, IconName>> = {
  delivery: 'truck',
  calendar: 'calendar',
  check: 'check',
  service: 'tool',
};

export function Promises({ section: { title, promises } }: { section: SectionOf<'promises'> }) {
  return (
    <Section flush>
      {title && <SectionHead title={title} />}
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-4">
        {promises.map(({ icon, title: promise, text }) => (
          <li key={promise} className="grid grid-cols-[40px_1fr] gap-x-2 tablet:block">
            <Icon name={getOwnEntry(icons, icon) ?? 'check'} />
            <div>
              <h3 className="text-h4 tablet:mt-3">{promise}</h3>
              {text && <p className="text-ink-2">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

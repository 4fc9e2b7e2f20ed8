import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';

export interface DirectoryView {
  title: string;
  lead: string;
  /** The directory above one of its parts. */
  parent?: { label: string; href: string };
  /** All parts, as the way from one to another. */
  parts: readonly { name: string; href: string; current: boolean }[];
  groups: readonly {
    key: string;
    title: string;
    lead: string;
    entries: readonly {
      title: string;
      summary: string;
      href: string;
      bikes: string;
      picture?: { src: string; width: number; height: number };
    }[];
  }[];
}

/** The component directory: what a bike is made of, each entry with the bikes that have it. */
export function ComponentDirectory({ title, lead, parent, parts, groups }: DirectoryView) {
  const { t } = useTranslation();
  const home = { label: t('home'), href: href('home', {}, useLocale()) };
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <Breadcrumb label={t('breadcrumb')} items={[home, ...(parent ? [parent] : []), { label: title }]} />
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{lead}</p>
      <nav aria-label={parent?.label ?? title} className="world-parts mt-6">
        {parts.map((part) => (
          <Anchor key={part.href} href={part.href} aria-current={part.current ? 'page' : undefined}>
            {part.name}
          </Anchor>
        ))}
      </nav>
      {groups.map((group) => (
        <section key={group.key} className="mt-10 desktop:mt-14" aria-labelledby={`teil-${group.key}`}>
          <h2 id={`teil-${group.key}`} className={parent ? 'sr-only' : 'text-h2'}>
            {group.title}
          </h2>
          {!parent && <p className="mt-1 text-ink-2">{group.lead}</p>}
          <ul className="world-entries mt-5">
            {group.entries.map((entry) => (
              <li key={entry.href}>
                <div className="world-picture">
                  {entry.picture && <img {...entry.picture} alt="" loading="lazy" decoding="async" />}
                </div>
                <h3 className="text-h4">
                  <Anchor href={entry.href}>{entry.title}</Anchor>
                </h3>
                <p className="text-small text-ink-2">{entry.summary}</p>
                <p className="mt-auto text-small text-ink-3">{entry.bikes}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

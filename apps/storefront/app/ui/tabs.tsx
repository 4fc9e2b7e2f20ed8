import { Anchor } from './link.tsx';

type TabsProps = {
  /** Names the landmark. */
  label: string;
  tabs: readonly { label: string; href: string; current?: boolean; count?: number | undefined }[];
  /** Loads documents: for pages without scripts. */
  reload?: boolean;
};

/** Topics beside each other; each is a page or a query of its own, so they are links. */
export function Tabs({ label, tabs, reload }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined} reload={reload}>
          <bdi>{tab.label}</bdi>
          {tab.count ? <span className="num ml-2 text-ink-3">{tab.count}</span> : null}
        </Anchor>
      ))}
    </nav>
  );
}

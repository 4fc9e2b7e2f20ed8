import { Anchor } from './link.tsx';

type TabsProps = {
  /** Names the landmark. */
  label: string;
  tabs: readonly { label: string; href: string; current?: boolean }[];
};

/** Topics beside each other; each is a page or a query of its own, so they are links. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}

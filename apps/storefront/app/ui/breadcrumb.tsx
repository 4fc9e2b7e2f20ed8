import { Anchor } from './link.tsx';

export type Crumb = { label: string; href?: string };

/** Where this page lies. The last item is the page itself and no link. `label` names the landmark. */
export function Breadcrumb({ items, label }: { items: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={item.label}>
            {item.href && index < items.length - 1 ? (
              <Anchor href={item.href}>{item.label}</Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

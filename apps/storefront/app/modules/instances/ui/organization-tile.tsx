import { LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import type { OrganizationTile as Tile } from '~/modules/instances/organization-tile.ts';
import { Motif } from './motif.tsx';

/* Colours come with the page; without them the tile is ink. */
const TILE = cx(
  'relative flex flex-col gap-2 overflow-hidden p-4 desktop:p-6',
  'bg-[var(--brand,var(--color-ink))] text-[var(--on-brand,var(--color-white))]',
);
const BUTTON = cx(
  'relative mt-auto self-start bg-[var(--on-brand,var(--color-white))]',
  'text-[var(--on-brand-inv,var(--color-ink))] focus-visible:outline-[var(--on-brand,var(--color-white))]',
);

export function OrganizationTile({ tile: { title, text, picture, link, motif } }: { tile: Tile }) {
  return (
    <li className={TILE}>
      {motif && <Motif src={motif} className="-bottom-12 -right-10 w-[10.5rem]" />}
      <h3 className="relative text-h3">{title}</h3>
      {text && <p className="relative text-small">{text}</p>}
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="240px"
          className="relative"
          alt={picture.alt}
          loading="lazy"
        />
      )}
      {link && (
        <LinkButton small href={link.href} className={BUTTON}>
          {link.label}
        </LinkButton>
      )}
    </li>
  );
}

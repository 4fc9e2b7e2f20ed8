import { LinkButton } from '~/ui/button.tsx';
import type { OrganizationTile as Tile } from '~/modules/instances/organization-tile.ts';
import styles from './company-tile.css?url';
import { Motif } from './motif.tsx';

export function OrganizationTile({ tile: { title, text, picture, link, motif } }: { tile: Tile }) {
  return (
    <li className="org-tile">
      <link rel="stylesheet" href={styles} />
      {motif && <Motif src={motif} className="-bottom-12 -right-10 w-[10.5rem]" />}
      <h3 className="text-h3">{title}</h3>
      {text && <p>{text}</p>}
      {picture && <img src={picture.src} srcSet={picture.srcSet} sizes="240px" alt={picture.alt} loading="lazy" />}
      {link && (
        <LinkButton small href={link.href}>
          {link.label}
        </LinkButton>
      )}
    </li>
  );
}

import { Anchor } from './link.tsx';
import { Picture, type PictureSource } from './picture.tsx';

export type CategoryTile = {
  href: string;
  label: string;
  /** How many there are, as written. */
  count?: string;
  picture: PictureSource;
  /** The yellow tile: offers. */
  offer?: boolean;
};

/** Categories as a table of pictures between hairlines: 3, 4 and 6 columns. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.href} className={tile.offer ? 'tile-offer' : undefined}>
          <Picture picture={tile.picture} />
          <Anchor href={tile.href}>{tile.label}</Anchor>
          {tile.count && <small>{tile.count}</small>}
        </li>
      ))}
    </ul>
  );
}

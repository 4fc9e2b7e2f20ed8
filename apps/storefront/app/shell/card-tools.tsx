import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { CompareTileToggle } from '~/modules/comparison/ui/compare-toggle.tsx';
import { useLateParts } from './late-parts.ts';

/**
 * What is pressed on a card's picture. It is the browser's and comes up there: the markup of a long list has no room
 * for it.
 */
export function CardTools({ tile }: { tile: ProductTile }) {
  const parts = useLateParts();
  const { id, brand, name } = tile;
  return (
    <>
      {parts && (
        <div className="card-tools">
          <parts.WishHeart product={{ id, name: brand ? `${brand} ${name}` : name }} />
        </div>
      )}
      {!tile.accessory && <CompareTileToggle tile={tile} />}
    </>
  );
}

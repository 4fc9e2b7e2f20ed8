import { useTranslation } from '~/i18n/use-translation.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { Icon } from '~/ui/icon.tsx';
import type { ComparedBike } from '~/modules/comparison/comparison.ts';
import { toggleBike, useComparison } from '~/modules/comparison/comparison-store.ts';

const BELOW = { top: 'auto', bottom: 0 };

/** A bike's entry on the list, taken from its card. */
export function comparedTile({ id, href, brand, name, picture }: ProductTile): ComparedBike {
  const [path = ''] = href.split('?');
  return {
    id,
    slug: path.slice(path.lastIndexOf('/') + 1),
    name: brand ? `${brand} ${name}` : name,
    picture: typeof picture === 'string' ? picture : picture.src,
  };
}

/**
 * The toggle on a card. It appears once the page is alive, since the list is the browser's; without JavaScript bikes
 * are compared from their page and in the address (docs/decisions/0034).
 */
export function CompareTileToggle({ tile }: { tile: ProductTile }) {
  const { t } = useTranslation();
  const comparison = useComparison();
  if (!comparison) return null;
  const bike = comparedTile(tile);
  return (
    <div className="card-tools" style={BELOW}>
      <button
        type="button"
        className="icon-btn icon-btn-compare"
        aria-pressed={comparison.list.some(({ id }) => id === bike.id)}
        aria-label={t('compare.toggle', { name: bike.name })}
        onClick={() => toggleBike(bike)}
      >
        <Icon name="compare" />
      </button>
    </div>
  );
}

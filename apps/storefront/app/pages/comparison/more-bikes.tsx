import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { toggleBike } from '~/modules/comparison/comparison-store.ts';
import type { ComparisonColumn } from './comparison-view.ts';
import { comparedTile } from '~/modules/comparison/ui/compare-toggle.tsx';

interface MoreBikesProps {
  columns: readonly ComparisonColumn[];
  more: readonly ProductTile[];
  search: string;
}

/**
 * Bikes that could join the comparison, found by their name or near the first one: links, so that they need no script.
 */
export function MoreBikes({ columns, more, search }: MoreBikesProps) {
  const { t } = useTranslation('comparison');
  const bikes = bikesQuery(columns);
  return (
    <section className="mt-16" aria-labelledby="weitere">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="weitere" className="text-h2">
          {search
            ? t('more.found', { count: more.length, text: search })
            : t(columns.length > 0 ? 'more.title' : 'more.first')}
        </h2>
        <Form
          method="get"
          preventScrollReset
          role="search"
          aria-label={t('more.search')}
          className="flex items-end gap-2"
        >
          {bikes && <input type="hidden" name="bikes" value={bikes} />}
          <TextField id="bike-suchen" type="search" name="suchen" label={t('more.search')} defaultValue={search} />
          <Button type="submit" variant="secondary">
            {t('more.submit')}
          </Button>
        </Form>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 tablet:gap-x-5">
        {more.map((tile) => (
          <Candidate key={tile.id} tile={tile} columns={columns} />
        ))}
      </ul>
    </section>
  );
}

function Candidate({ tile, columns }: { tile: ProductTile; columns: readonly ComparisonColumn[] }) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  const bike = comparedTile(tile);
  const picture = typeof tile.picture === 'string' ? { src: tile.picture } : tile.picture;
  return (
    <li className="flex flex-col gap-2">
      <div className="bg-mist">
        <img {...picture} sizes="(min-width: 48em) 25vw, 50vw" width={800} height={500} alt="" loading="lazy" />
      </div>
      <p className="font-medium">{bike.name}</p>
      <p className="text-small text-ink-2">{tile.meta}</p>
      <p className="mt-auto">
        <LinkButton
          small
          variant="secondary"
          icon="plus"
          href={href('comparison', {}, locale, { bikes: bikesQuery([...columns, bike]) })}
          aria-label={t('more.addOf', { name: bike.name })}
          onClick={() => toggleBike(bike)}
        >
          {t('more.add')}
        </LinkButton>
      </p>
    </li>
  );
}

import { type ReactNode, useContext } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { MarkedText } from '~/ui/marked-text.tsx';
import { ProductCard, type ProductCardProps } from '~/ui/product-card.tsx';
import { pictureSize } from '~/modules/catalog/catalog.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { payOnce } from '~/modules/financing/usual-lengths.ts';
import { addedRate } from '~/modules/catalog/own-bike.ts';
import { useOwnBike } from './own-bike.ts';
import { ShortLine } from './short-line.tsx';
import { TileToolContext } from './tile-tools.ts';

interface TileCardProps {
  tile: ProductTile;
  /** Loads the picture at once: the rows ahead of the fold. */
  priority?: boolean;
  /** As a link has it: in a long list the first card finds out the route for all. */
  discover?: boolean;
  level?: 2 | 3 | 4;
  after?: ReactNode;
}

const WIDTH = 800;
const SIZES = '(min-width: 62em) 320px, (min-width: 48em) 33vw, 50vw';

/** A product in a list. Its name is beside the picture, which therefore says nothing of its own. */
export function TileCard({ tile, priority, discover, level, after }: TileCardProps) {
  const { id: _id, price: _price, monthly: _monthly, note: _note, cost, ...card } = tile;
  const Tool = useContext(TileToolContext);
  const source = typeof tile.picture === 'string' ? { src: tile.picture } : { ...tile.picture, sizes: SIZES };
  const size = pictureSize(tile.accessory ? 'accessory' : 'bike', WIDTH);
  return (
    <ProductCard
      {...card}
      {...useTileRate(tile)}
      picture={{ ...source, ...size, alt: '' }}
      priority={priority}
      discover={discover}
      level={level}
      beside={cost !== undefined && <AddedRate cost={cost} />}
      tools={Tool && <Tool tile={tile} />}
      after={after}
    />
  );
}

/** What an accessory makes of the plan of the visitor's cart, where it has a bike that is paid in instalments. */
function AddedRate({ cost }: { cost: number }) {
  const { t } = useTranslation();
  const added = addedRate(cost, useOwnBike()?.months ?? payOnce);
  return added && <span className="text-small text-ink-2">{t('rate.added', { rate: added })}</span>;
}

export function useTileRate({
  price,
  monthly,
  note,
}: Pick<ProductTile, 'price' | 'monthly' | 'note'>): Pick<ProductCardProps, 'rate' | 'total'> {
  const { t } = useTranslation();
  if (!monthly) return { rate: { amount: price, sentence: t('rate.spokenOnce', { total: price }) }, total: note };
  const { rate, months, asked, employer } = monthly;
  const words = asked ? 'rate.totalOwn' : employer ? 'rate.totalShared' : 'rate.total';
  const total = t(words, { months, total: `CHF\u00a0${price}`, employer: employer?.amount, shared: employer?.months });
  return {
    rate: { amount: rate, per: t('rate.perMonth'), sentence: t('rate.spoken', { rate, months, total: price }) },
    total: asked ? (
      <>
        <MarkedText text={total} marks={{ b: (words) => <b>{words}</b> }} />
        <ShortLine months={months} of={asked} label={t('rate.short', { months, of: asked })} />
      </>
    ) : (
      total
    ),
  };
}

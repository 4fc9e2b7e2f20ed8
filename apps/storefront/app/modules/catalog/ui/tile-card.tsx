import { useContext } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ProductCard, type ProductCardProps } from '~/ui/product-card.tsx';
import { pictureSize } from '~/modules/catalog/catalog.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileToolContext } from './tile-tools.ts';

interface TileCardProps {
  tile: ProductTile;
  /** Loads the picture at once: the rows ahead of the fold. */
  priority?: boolean;
  level?: 2 | 3 | 4;
}

/** Width that a picture's proportions are told with, pixels. */
const WIDTH = 800;
/** The picture's width on screen: 4, 3 or 2 columns. */
const SIZES = '(min-width: 992px) 320px, (min-width: 768px) 33vw, 50vw';

/** A product in a list. Its name stands beside the picture, which therefore says nothing of its own. */
export function TileCard({ tile, priority, level }: TileCardProps) {
  const { id: _id, price: _price, monthly: _monthly, note: _note, ...card } = tile;
  const Tool = useContext(TileToolContext);
  const source = typeof tile.picture === 'string' ? { src: tile.picture } : { ...tile.picture, sizes: SIZES };
  const size = pictureSize(tile.accessory ? 'accessory' : 'bike', WIDTH);
  return (
    <ProductCard
      {...card}
      {...useTileRate(tile)}
      picture={{ ...source, ...size, alt: '' }}
      priority={priority}
      level={level}
      compare={Tool && !tile.accessory && <Tool tile={tile} />}
    />
  );
}

/** Rate and total of a tile in words. */
function useTileRate({ price, monthly, note }: ProductTile): Pick<ProductCardProps, 'rate' | 'total'> {
  const { t } = useTranslation();
  if (!monthly) return { rate: { amount: price, sentence: t('rate.spokenOnce', { total: price }) }, total: note };
  const { rate, months, own } = monthly;
  return {
    rate: { amount: rate, per: t('rate.perMonth'), sentence: t('rate.spoken', { rate, months, total: price }) },
    total: t(own ? 'rate.totalOwn' : 'rate.total', { months, total: `CHF\u00a0${price}` }),
  };
}

import { ProductCard } from '~/ui/product-card';
import { pictureSize } from '../catalog';
import type { ProductTile } from '../product-tile';

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
  const source = typeof tile.picture === 'string' ? { src: tile.picture } : { ...tile.picture, sizes: SIZES };
  const size = pictureSize(tile.accessory ? 'accessory' : 'bike', WIDTH);
  return <ProductCard {...tile} picture={{ ...source, ...size, alt: '' }} priority={priority} level={level} />;
}

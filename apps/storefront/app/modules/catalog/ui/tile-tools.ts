import { type ComponentType, createContext } from 'react';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';

export type TileTool = ComponentType<{ tile: ProductTile }>;

/** What cards carry on their picture, e.g. the heart; modules above the catalogue provide it (frame). */
export const TileToolContext = createContext<TileTool | undefined>(undefined);

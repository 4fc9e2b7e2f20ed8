import { type ComponentType, createContext } from 'react';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';

export type TileTool = ComponentType<{ tile: ProductTile }>;

/** What cards of bikes carry on their picture, e.g. the compare toggle; modules above the catalogue provide it (frame). */
export const TileToolContext = createContext<TileTool | undefined>(undefined);

import { drawnPart } from '~/ui/preloaded-component.tsx';

/* What only partners' instances show: the main shop's pages carry none of its code. */

/** "Ein Shop von velory". */
export const HouseMark = drawnPart('house-mark', async () => (await import('./organization-logo.tsx')).HouseMark);

/** The bar at the foot of the window. */
export const StickyBar = drawnPart('org-bar', async () => (await import('./sticky-bar.tsx')).StickyBar);

/** The tile among the cards. */
export const CompanyTile = drawnPart('company-tile', async () => (await import('./organization-tile.tsx')).CompanyTile);

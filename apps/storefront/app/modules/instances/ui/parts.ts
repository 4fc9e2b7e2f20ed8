import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

/* What only partners' instances show: the main shop's pages carry none of its code. */

/** "Ein Shop von velory". */
export const OrganizationLogo = createPreloadedComponent(
  'house-mark',
  async () => (await import('./organization-logo.tsx')).OrganizationLogo,
);

/** The bar at the foot of the window. */
export const StickyBar = createPreloadedComponent('org-bar', async () => (await import('./sticky-bar.tsx')).StickyBar);

/** The tile among the cards. */
export const OrganizationTile = createPreloadedComponent(
  'company-tile',
  async () => (await import('./organization-tile.tsx')).OrganizationTile,
);

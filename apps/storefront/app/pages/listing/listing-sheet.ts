import { sheet } from '~/ui/sheets.ts';
import brandWorld from './brand-world/brand-world.css?url';
import listing from './listing.css?url';
import world from './world.css?url';

/** For listings of products. */
export const listingSheet = sheet(listing);

/** For the directory of components. */
export const worldSheet = sheet(world);

/** For the worlds of brands. */
export const brandWorldSheet = sheet(brandWorld);

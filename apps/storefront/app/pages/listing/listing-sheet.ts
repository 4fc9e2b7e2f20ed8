import { sheet } from '~/ui/sheets.ts';
import listing from './listing.css?url';
import world from './world.css?url';

/** For listings of products. */
export const listingSheet = sheet(listing);

/** For the directory of components and for the worlds of brands. */
export const worldSheet = sheet(world);

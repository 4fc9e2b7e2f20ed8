/** Use cases of what was looked at, and of what is like it (spec §4, §7, §9). */
export { type SimilarBike, similarTo } from './similar/similar-to.server.ts';
export { clearViews, exportViews, mergeViews, recordViews, viewedProducts } from './views/viewed-products.server.ts';

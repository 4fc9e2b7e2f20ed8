/** Use cases of the catalogue: what pages ask about products, categories and brands. */
export { offersAddOn } from './add-ons.server.ts';
export { dataSheet } from './data-sheet/data-sheet.server.ts';
export { findProduct } from './reading/find-product.server.ts';
export { findProductCards } from './reading/product-card.server.ts';
export {
  accessoriesFor,
  bikesThatFit,
  findProductsBySlugs,
  productsBeside,
  similarProducts,
} from './reading/related.server.ts';
export {
  accessorySorts,
  brandsWithProducts,
  findBrand,
  findCategoryPage,
  productAddresses,
  productsWithTerms,
} from './reading/taxonomy.server.ts';

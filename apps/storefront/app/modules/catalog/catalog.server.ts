/** Use cases of the catalogue: what pages ask about products, categories and brands. */
export { offersAddOn } from './add-ons.server.ts';
export { dataSheet } from './data-sheet.server.ts';
export { findProduct } from './find-product.server.ts';
export { findProductCards } from './product-card.server.ts';
export { accessoriesFor, findProductsBySlugs, similarProducts } from './related.server.ts';
export {
  brandsWithProducts,
  findBrand,
  findCategoryPage,
  productAddresses,
  productsWithTerms,
} from './taxonomy.server.ts';

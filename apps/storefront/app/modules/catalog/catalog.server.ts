/** Use cases of the catalogue: what pages ask about products, categories and brands. */
export { findProduct } from './find-product.server.ts';
export { findProductCards } from './product-card.server.ts';
export { accessoriesFor, findProductsBySlugs, similarProducts } from './related.server.ts';
export {
  brandsWithCounts,
  categoriesWithCounts,
  categoryCondition,
  findBrand,
  findCategoryPage,
  productSlugs,
} from './taxonomy.server.ts';

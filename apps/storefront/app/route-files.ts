import type { AddressName } from './site-map.ts';

/** The files that answer addresses of the site map, where it is not the room of the same name; relative to `app/`. */
const routeFiles: Readonly<Partial<Record<AddressName, string>>> = {
  allModels: 'pages/listing/all-models-route.tsx',
  accessories: 'pages/listing/accessories-route.tsx',
  category: 'pages/listing/category-route.tsx',
  brand: 'pages/listing/brand-route.tsx',
  accessoryCategory: 'pages/listing/accessory-category-route.tsx',
  brandWorld: 'pages/listing/brand-world/route.tsx',
  components: 'pages/listing/directory/directory-route.tsx',
  componentPart: 'pages/listing/directory/directory-route.tsx',
  component: 'pages/listing/directory/component-route.tsx',
  checkoutPlan: 'pages/checkout/plan/route.tsx',
  checkoutContact: 'pages/checkout/contact/route.tsx',
  checkoutReview: 'pages/checkout/review/route.tsx',
  checkoutConfirmation: 'pages/checkout/confirmation/route.tsx',
  orderTracker: 'pages/tracker/route.tsx',
  imprint: 'pages/legal/route.tsx',
  privacy: 'pages/legal/route.tsx',
  terms: 'pages/legal/route.tsx',
  collection: 'pages/listing/collection/route.tsx',
  cart: 'api/cart.ts',
  cartData: 'api/cart-data.ts',
  cartLink: 'api/cart-link.ts',
  scheduleIcs: 'pages/checkout/plan/schedule-route.ts',
  schedulePdf: 'pages/checkout/plan/schedule-route.ts',
  pathListing: 'pages/listing/path-listing-route.tsx',
  blog: 'api/external-link.ts',
  serviceCenters: 'api/external-link.ts',
  orderIdDocument: 'pages/checkout/confirmation/id-document-route.ts',
  orderInsurance: 'pages/checkout/confirmation/insurance-route.ts',
  orderScheduleIcs: 'pages/checkout/confirmation/schedule-route.ts',
  orderSchedulePdf: 'pages/checkout/confirmation/schedule-route.ts',
  dataSheet: 'pages/product/data-sheet-route.ts',
  productFit: 'pages/product/fit/fit-route.ts',
};

/** The file that answers an address of the site map, relative to `app/`. It stands apart, since browsers get the site map. */
export const routeFile = (name: AddressName): string => routeFiles[name] ?? `pages/${name}/route.tsx`;

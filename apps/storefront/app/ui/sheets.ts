import type { LinksFunction } from '@remix-run/node';
import account from '~/styles/account.css?url';
import advice from '~/styles/advice.css?url';
import brand from '~/styles/brand.css?url';
import campaigns from '~/styles/campaigns.css?url';
import checkout from '~/styles/checkout.css?url';
import checks from '~/styles/checks.css?url';
import choosing from '~/styles/choosing.css?url';
import editorial from '~/styles/editorial.css?url';
import listing from '~/styles/listing.css?url';
import orders from '~/styles/orders.css?url';
import organization from '~/styles/organization.css?url';
import product from '~/styles/product.css?url';
import service from '~/styles/service.css?url';

/** A route's `links` of one style sheet beside the one of every page: the browser has it before the page shows. */
export const sheet =
  (href: string): LinksFunction =>
  () => [{ rel: 'stylesheet', href }];

/* One sheet for each kind of page: a page links one of them. */

export const accountSheet = sheet(account);
export const adviceSheet = sheet(advice);
export const brandSheet = sheet(brand);
export const campaignsSheet = sheet(campaigns);
export const checkoutSheet = sheet(checkout);
export const checksSheet = sheet(checks);
export const choosingSheet = sheet(choosing);
export const editorialSheet = sheet(editorial);
export const listingSheet = sheet(listing);
export const ordersSheet = sheet(orders);
export const organizationSheet = sheet(organization);
export const productSheet = sheet(product);
export const serviceSheet = sheet(service);

/** Use cases of pages on which others pay to a rider's down payment. */
export { isoDay } from './campaign/open-page.ts';
export { endPage } from './campaign/end-page.server.ts';
export {
  changePage,
  findPage,
  makePage,
  findManagedPage,
  type PageErrors,
  getPageStatus,
} from './campaign/make-page.server.ts';
export { contribute, type Contributed } from './contributions/contribute.server.ts';
export { syncContribution } from './contributions/sync-contribution.server.ts';
export { recordSent, sendAgain } from './contributions/refund-contribution.server.ts';
export { findContribution, findReceipt, listedPages, listSponsors } from './contributions/sponsors.server.ts';

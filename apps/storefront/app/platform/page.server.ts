import type { HeadersFunction } from '@remix-run/node';

/** The `headers` export of every page: what its loader said, also for its data requests and its error page. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders);

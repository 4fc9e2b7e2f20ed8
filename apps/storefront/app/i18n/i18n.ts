import { defaultLocale } from './locales.ts';

/** Namespaces are the files in `locales/<locale>/`; a route names its own in `handle.i18n`. `common` is on every page. */
export const defaultNamespace = 'common';

/** The language texts fall back to when a namespace cannot be loaded (decision 40: Errors). */
export const fallbackLocale = defaultLocale;

/** Stands before each namespace of a set in an address: `/locales/de/~common~cart` (`api/locale-namespace.ts`). */
export const SET_MARK = '~';

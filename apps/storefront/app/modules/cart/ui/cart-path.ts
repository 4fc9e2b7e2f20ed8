import type { Locale } from '~/i18n/locales.ts';

/** Where forms that change the cart are sent; the path says the language. */
export const CART_PATH: Record<Locale, string> = { de: '/cart', fr: '/fr/cart' };

import cartDe from '../../../locales/de/cart.json' with { type: 'json' };
import checkoutDe from '../../../locales/de/checkout.json' with { type: 'json' };
import commonDe from '../../../locales/de/common.json' with { type: 'json' };
import faqDe from '../../../locales/de/faq.json' with { type: 'json' };
import listingDe from '../../../locales/de/listing.json' with { type: 'json' };
import mailDe from '../../../locales/de/order-mail.json' with { type: 'json' };
import plainDe from '../../../locales/de/plain.json' with { type: 'json' };
import productDe from '../../../locales/de/product.json' with { type: 'json' };
import cartFr from '../../../locales/fr/cart.json' with { type: 'json' };
import checkoutFr from '../../../locales/fr/checkout.json' with { type: 'json' };
import commonFr from '../../../locales/fr/common.json' with { type: 'json' };
import faqFr from '../../../locales/fr/faq.json' with { type: 'json' };
import listingFr from '../../../locales/fr/listing.json' with { type: 'json' };
import mailFr from '../../../locales/fr/order-mail.json' with { type: 'json' };
import plainFr from '../../../locales/fr/plain.json' with { type: 'json' };
import productFr from '../../../locales/fr/product.json' with { type: 'json' };

export type Language = 'de' | 'fr';
export const languages: readonly Language[] = ['de', 'fr'];

/** The words of the shop, as its pages find them: tests name controls by them, in both languages. */
export const texts = {
  de: {
    cart: cartDe,
    checkout: checkoutDe,
    common: commonDe,
    faq: faqDe,
    listing: listingDe,
    mail: mailDe,
    plain: plainDe,
    product: productDe,
  },
  fr: {
    cart: cartFr,
    checkout: checkoutFr,
    common: commonFr,
    faq: faqFr,
    listing: listingFr,
    mail: mailFr,
    plain: plainFr,
    product: productFr,
  },
} as const;

/** Puts values into the places of a text: `fill('Hallo {{name}}', {name: 'Mia'})`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

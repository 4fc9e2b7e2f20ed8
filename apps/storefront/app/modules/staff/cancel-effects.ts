import type { Locale } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import { languageNames } from './language-names.ts';

interface CancelFacts {
  way: readonly OrderStage[];
  facts: ReadonlySet<OrderFact>;
  order: {
    locale: Locale;
    contact: { firstname: string };
    cartItems: readonly { name: string }[];
    discountCode: string | null;
  };
  /** Rappen that came. */
  held: number;
}

/** What follows from cancelling an order, in the order in which it happens: read before the button is pressed. */
export function cancelEffects({ way, facts, order, held }: CancelFacts): { when: string; text: string }[] {
  const partners = [
    way.includes('contract') ? 'Finanzierungspartnerin' : '',
    facts.has('assembly') ? 'Werkstatt' : '',
  ].filter(Boolean);
  const names = order.cartItems.map(({ name }) => name).join(', ');
  return [
    ...(partners.length > 0
      ? [{ when: 'Sofort', text: `${partners.join(' und ')} ${partners.length > 1 ? 'sind' : 'ist'} abgemeldet.` }]
      : []),
    { when: 'Sofort', text: `${names}: wieder verkäuflich, soweit der Bestand gezählt wird.` },
    ...(order.discountCode === null
      ? []
      : [{ when: 'Sofort', text: `Der Code ${order.discountCode} ist wieder frei, solange er gilt.` }]),
    { when: 'Sofort', text: `E-Mail an ${order.contact.firstname}, ${languageNames[order.locale].toLowerCase()}.` },
    held > 0
      ? { when: 'Danach von dir', text: `${formatChfWithRappen(held)} zurückzahlen, mit frischem Link.` }
      : { when: 'Geld', text: 'Es ist nichts zurückzuzahlen.' },
  ];
}

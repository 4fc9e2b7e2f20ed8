import type { Locale } from '~/i18n/locales.ts';
import { type CallHours, deliveryWeekdays, type ShopSettings } from '~/modules/content/content.ts';

/** Monday to Friday, with a break at noon. */
const usualCallHours: CallHours[] = deliveryWeekdays.flatMap((weekday) => [
  { weekday, from: '09:00', to: '12:00' },
  { weekday, from: '13:00', to: '18:00' },
]);

/** Settings of the shop until the first ones are fetched. */
export const defaultShopSettings: Record<Locale, ShopSettings> = {
  de: {
    shopName: 'Velory',
    phone: '+41\u00a044\u00a0055\u00a012\u00a010',
    chatNumber: '+41\u00a079\u00a0055\u00a012\u00a010',
    salesMailbox: 'hallo@velory.example',
    address: { company: 'Velory AG', street: 'Speichenhof 12', zip: '8005', town: 'Zürich', country: 'Schweiz' },
    printFlyerRedirects: [],
    deliveryRules: [],
    callHours: usualCallHours,
    promises: [
      '0\u00a0% Zins, nie eine Gebühr',
      'Gratis geliefert, fahrbereit montiert',
      'Partnerwerkstätten von Genf bis St.\u00a0Gallen',
    ],
    socialLinks: [],
  },
  fr: {
    shopName: 'Velory',
    phone: '+41\u00a021\u00a0055\u00a012\u00a010',
    chatNumber: '+41\u00a079\u00a0055\u00a012\u00a010',
    salesMailbox: 'bonjour@velory.example',
    address: { company: 'Velory AG', street: 'Speichenhof 12', zip: '8005', town: 'Zurich', country: 'Suisse' },
    printFlyerRedirects: [],
    deliveryRules: [],
    callHours: usualCallHours,
    promises: [
      '0\u00a0% d’intérêt, aucun frais',
      'Livraison offerte, vélo prêt à rouler',
      'Ateliers partenaires de Genève à Saint-Gall',
    ],
    socialLinks: [],
  },
};

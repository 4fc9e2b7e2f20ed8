import type { OrderEventKind } from '~/platform/db.server.ts';

/** What was noted of an order, as the page's history says it. */
export const eventWords: Readonly<Record<OrderEventKind, string>> = {
  received: 'Bestellt',
  checked: 'Bonität geprüft',
  declined: 'Bonität abgelehnt',
  contract: 'Vertrag unterschrieben',
  slips: 'Einzahlungsscheine verschickt',
  paid: 'Zahlung eingegangen',
  assembly: 'In der Werkstatt',
  shipped: 'Unterwegs',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  returned: 'Zurückgegeben',
  dateSet: 'Liefertag genannt',
  addressChanged: 'Lieferadresse geändert',
  cancelRequested: 'Stornierung beantragt',
  reinstated: 'Stornierung zurückgenommen',
  refundDue: 'Geld geht zurück',
  paymentReversed: 'Zahlung zurückgenommen',
  stockMissing: 'Nicht mehr an Lager',
  preOrdered: 'Vorbestellt',
};

const tellers: Readonly<Record<string, string>> = {
  shop: 'Laden',
  shopper: 'Kundschaft',
  staff: 'Team',
  payment: 'Zahlungsanbieter',
  'financing-partner': 'Finanzierungspartnerin',
  'logistics-partner': 'Logistikpartnerin',
};

/** Who reported an event of an order. */
export const reporterLabels = (who: string): string => tellers[who] ?? who;

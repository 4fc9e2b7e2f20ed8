import type { Locale } from '~/i18n/locales.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { paymentDeadline, schedule } from '~/modules/financing/due.ts';
import { type Ledger, type LedgerOrder, readLedger } from './ledger.ts';
import type { Order } from './orders.server.ts';

/** An invented order, for the previews of mails. */
export function sampleOrder(locale: Locale): Order {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    number: 'V-2026-0412',
    locale,
    updateCheckoutDocToken: 'sample',
    contact: {
      firstname: 'Mia',
      lastname: 'Keller',
      email: 'mia@example.ch',
      phone: '+41 79 123 45 67',
      street: 'Seestrasse',
      house_number: '12',
      zip: '8002',
      city: 'Zürich',
      country_choice: 'CH',
      country_code: 'CH',
      delivery: null,
    },
    cartItems: [
      {
        name: 'Aarvelo Limmat 5',
        price: 4320_00,
        brand: 'Aarvelo',
        image: '',
        selectedSize: 'M',
        selectedColor: locale === 'de' ? 'Graphit' : 'Graphite',
        selectedAddOn: null,
      },
    ],
    planLength: 36,
    payOneTime: false,
    resultingPrice: 4320_00,
    discount: 0,
    discountCode: null,
    totalDownPayment: 1080_00,
    schedule: [
      { kind: 'down-payment', date: '2026-11-29', amount: 1080_00 },
      { kind: 'instalment', date: '2026-12-27', amount: 90_00 },
    ],
    insurance: true,
    insurancePrice: 189_00,
    instanceId: MAIN_SHOP,
    employerShare: null,
    employerMonths: null,
    createdAt: new Date('2026-11-27T09:00:00Z'),
    stockState: 'reserved',
    preOrderDay: null,
    stage: 'received',
    signedOn: null,
  };
}

/** The ledger of an invented order, for the previews of mails. @param values the state it is in */
export function sampleLedger(order: Order, values: Partial<LedgerOrder> = {}): Ledger {
  const { payOneTime: paysOnce, resultingPrice: total, totalDownPayment: downPayment, planLength } = order;
  const orderedOn = zurichDate(order.createdAt);
  const months = paysOnce ? 1 : planLength;
  const amount = paysOnce ? total : downPayment;
  return readLedger(
    {
      isDraft: false,
      orderedOn,
      hasBike: true,
      paysOnce,
      months,
      total,
      downPayment,
      schedule: schedule({ total, downPayment, months, orderedOn }),
      employer: null,
      approval: null,
      hasId: false,
      facts: {},
      cancelRequestedOn: null,
      isEndedUnpaid: false,
      insuranceYearly: order.insurance ? order.insurancePrice : null,
      stock: order.stockState,
      payment:
        amount > 0
          ? { amount, payBy: paymentDeadline(orderedOn), isReserved: false, transactions: [], refunds: [] }
          : null,
      expectedDelivery: '2026-12-14',
      isDeliveryNamed: false,
      ...values,
    },
    orderedOn,
  );
}

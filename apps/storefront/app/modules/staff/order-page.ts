import type { Locale } from '~/i18n/locales.ts';
import { documentList, type MagicDocKind } from '~/modules/after-order/magic-docs.ts';
import type { ContractView } from '~/modules/after-order/contract.server.ts';
import type { IdDocumentKind, IdSide } from '~/modules/after-order/id-document.ts';
import type { OrderFact } from '~/modules/fulfilment/order-way.ts';
import type { TrackerStation } from '~/modules/fulfilment/tracker.ts';
import type { StockState } from '~/modules/orders/stock-state.ts';
import type { SuspicionReason } from '~/modules/orders/order-suspicion.ts';
import type { IdCheckAnswer } from './id-check.ts';
import type { Turn } from './order-list.ts';
import type { OutboxJob } from './outbox.ts';
import type { StaffLogEntry } from './staff-log.ts';
import type { OrderVisit } from '~/modules/orders/order-visit.ts';

/** Why an order is worth a look, in words. */
export const suspicionWords: Readonly<Record<SuspicionReason, string>> = {
  'many-orders-in-an-hour': 'Mehrere Bestellungen derselben Person innert einer Stunde',
  'many-orders-from-network': 'Mehrere Bestellungen aus einem Netz innert 24 Stunden',
  'many-orders-from-email': 'Mehrere Bestellungen mit dieser E-Mail innert 24 Stunden',
  'name-mismatch': 'Anderer Name im Browser',
  'email-mismatch': 'Andere E-Mail im Browser',
  'zip-mismatch': 'Andere PLZ im Browser',
  'items-mismatch': 'Andere Ware im Browser',
  'foreign-address': 'Adresse im Ausland',
};

export const documentWords: Readonly<Record<IdDocumentKind, string>> = {
  passport: 'Pass',
  identity_card: 'Identitätskarte',
  permit_b: 'Ausweis B',
  permit_c: 'Ausweis C',
};

/** A payment, a try or a refund, as the page lists it. Amounts are Rappen, times ISO 8601. */
export interface MoneyRow {
  at: string;
  /** In words. */
  means: string;
  key: string;
  state: string;
  isGood: boolean;
  amount: number;
}

export interface RefundRow {
  at: string;
  amount: number;
  reason: string;
  staffEmail: string;
  state: 'open' | 'done' | 'failed';
  failure: string | null;
}

/** What a document is called that staff send by a link. */
export const documentNames: Readonly<Record<MagicDocKind, string>> = documentList.filters.dokument.choices;

/** Everything that the staff sees of one order. Amounts are Rappen, times ISO 8601. */
export interface StaffOrderView {
  number: string;
  locale: Locale;
  storefront: string;
  orderedAt: string;
  stand: string;
  turn: Turn;
  stations: (TrackerStation & { who: string | null })[];
  /** What can be noted now, the likely next step first; `cancelled` is apart, and `paid` follows from a booking. */
  moves: OrderFact[];
  /** What can be booked by hand: Rappen that are open, today in Zurich, and the key of the form; null where nothing can. */
  booking: { open: number; today: string; key: string } | null;
  mayCancel: boolean;
  isCancelAsked: boolean;
  /** Sentences: what follows from cancelling. */
  cancelEffects: { when: string; text: string }[];
  deals: {
    name: string;
    details: string;
    image: string;
    sku: string | null;
    downPayment: number;
    price: number;
    /** Whether there was none left of it. */
    isMissing: boolean;
  }[];
  /** Whether it has its pieces, and when what is missing of a pre-order is expected: ISO date, null where nobody knows. */
  stock: { state: StockState; expected: string | null };
  paysOnce: boolean;
  months: number;
  monthly: number;
  total: number;
  downPayment: number;
  discount: { code: string; amount: number } | null;
  insuranceYearly: number | null;
  schedule: { kind: string; date: string; amount: number }[];
  payment: { due: number; held: number; payBy: string; rows: MoneyRow[]; refunds: RefundRow[] } | null;
  /** Transactions of which something may go back, with the most of it. */
  refundable: { key: string; label: string; most: number }[];
  contract: ContractView;
  /** What the box said, when it was agreed to, and the version of the terms; null for orders from before it was kept. */
  agreed: { words: string; at: string; version: string | null } | null;
  /** Documents that can be sent by a link. */
  documents: MagicDocKind[];
  contact: {
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    address: string[];
    delivery: string[] | null;
    /** How many orders the same account or address has. */
    orders: number;
    hasAccount: boolean;
  };
  idDocument: {
    kind: IdDocumentKind | null;
    sides: { side: IdSide; version: string | null }[];
    isErased: boolean;
    answers: IdCheckAnswer[];
  } | null;
  suspicion: { reasons: SuspicionReason[]; isCleared: boolean; others: string[] };
  /** The visit it was placed in; the source is null without a `utm` address. */
  visit: OrderVisit & { source: string | null };
  notes: { text: string; staffEmail: string; at: string }[];
  jobs: OutboxJob[];
  log: StaffLogEntry[];
  /** What was noted of the order, the newest first. */
  events: { at: string; what: string; who: string; note: string | null }[];
  expectedDelivery: string | null;
}

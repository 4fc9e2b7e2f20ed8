import type { IdDocumentKind } from '~/modules/after-order/id-document.ts';
import type { SuspicionReason } from '~/modules/orders/order-suspicion.ts';

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

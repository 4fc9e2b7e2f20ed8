/*
 * Payments of bank statements, and how the rules assign them.
 */

/** Why the team has to review a payment of a statement. */
export const holdReasons = {
  currency: 'Andere Währung. Trag den Betrag in Franken selbst ein.',
  reversal: 'Die Bank nimmt eine frühere Buchung zurück.',
  return: 'Eine frühere Zahlung kommt zurück.',
  reserved: 'Nur vorgemerkt, noch nicht gebucht.',
  batch: 'Sammelbuchung ohne ihre Zahlungen. Lies die Meldung (camt.054) dazu ein.',
  charges: 'Die Bank hat Spesen abgezogen.',
  amount: 'Der Betrag ist nicht lesbar.',
  date: 'Das Buchungsdatum ist nicht lesbar.',
  direction: 'Nicht lesbar, ob Geld kam oder ging.',
  details: 'Die einzelnen Zahlungen ergeben nicht den gebuchten Betrag.',
  duplicate: 'Vielleicht schon eingelesen: gleicher Tag, Betrag und Absender, aber ohne Referenz der Bank.',
  'by-hand': 'Derselbe Betrag ist für diese Bestellung schon von Hand gebucht. Ist es dasselbe Geld, leg es beiseite.',
  'unknown-reference': 'Die Referenz ist von keiner Bestellung.',
  document: 'Die Referenz ist von der Abrechnung eines Arbeitgebers: trag sie unter Abrechnungen ein.',
  'nothing-due': 'Bei dieser Bestellung ist nichts auf einmal zu zahlen.',
  several: 'Passt zu mehreren Bestellungen.',
  unknown: 'Passt zu keiner Bestellung.',
  taken: 'Die Buchung wurde zurückgenommen.',
  future: 'Das Buchungsdatum liegt in der Zukunft.',
} as const;

export type HoldReason = keyof typeof holdReasons;

/** Why a payment is proposed for an order. */
export const proposalReasons = {
  number: 'nennt die Bestellung',
  name: 'gleicher Betrag, gleicher Name',
  open: 'gleicher Betrag, sonst ist nichts offen',
} as const;

export type ProposalReason = keyof typeof proposalReasons;

/** The decision of the rules about a payment: the order it belongs to, or why the team has to decide. */
export type Decision =
  | { state: 'matched'; checkoutId: string }
  | { state: 'proposed'; checkoutId: string; reason: ProposalReason }
  | { state: 'held'; reason: HoldReason; checkoutId?: string }
  /** Outgoing money, which belongs to no order. */
  | { state: 'set_aside'; reason: 'debit' }
  /** One of the shop's transfers, by its id. */
  | { state: 'matched'; endToEndId: string };

const words: Readonly<Partial<Record<string, string>>> = { ...holdReasons, ...proposalReasons, debit: 'Belastung' };

/** Formats the reason of a decision; text written by the team is returned unchanged. */
export const reasonOf = (reason: string): string =>
  (Object.hasOwn(words, reason) ? words[reason] : undefined) ?? reason;

import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** A job as the staff sees it. Times are ISO 8601. */
export interface OutboxJob {
  /** Of the queue. */
  id: string;
  name: string;
  /** What it brings, and to whom. */
  what: { title: string; to: string };
  orderNumber: string | null;
  /** Tries so far. */
  tries: number;
  isGivenUp: boolean;
  isRunning: boolean;
  /** Why the last try failed. */
  reason: string | null;
  nextAt: string | null;
  createdAt: string;
  doneAt: string | null;
}

const words: Readonly<Record<string, readonly [title: string, to: string]>> = {
  'chat.send': ['Meldung', 'Team-Chat'],
  'mail.order-confirmation': ['Bestätigung', 'E-Mail'],
  'mail.order-news': ['Neuigkeit zur Bestellung', 'E-Mail'],
  'mail.payment-received': ['Zahlung erhalten', 'E-Mail'],
  'mail.sign-in-link': ['Link zum Anmelden', 'E-Mail'],
  'mail.staff-letter': ['Brief', 'E-Mail'],
  'contract.create': ['Vertrag', 'Dokumentdienst'],
  'partner.financing': ['Antrag und Vertrag', 'Finanzierungspartnerin'],
  'partner.logistics': ['Auftrag', 'Logistikpartnerin'],
  'payment.create-link': ['Zahlungslink', 'Zahlungsanbieter'],
  'payment.sync': ['Stand der Zahlung', 'Zahlungsanbieter'],
  'payment.refund': ['Rückzahlung', 'Zahlungsanbieter'],
  'forms.submit': ['Formular', 'CRM'],
  'mail.ticket': ['Mail zu einer Meldung', 'E-Mail'],
  'funnel.contact': ['Kontakt', 'Funnel'],
  'mail.consultation': ['Mail zu einem Rückruf', 'E-Mail'],
  'mail.credit-reminder': ['Erinnerung an die Bonität', 'E-Mail'],
  'mail.credit-review': ['Entscheid zur Bonität', 'E-Mail'],
  'mail.document-link': ['Dokument per Link', 'E-Mail'],
  'mail.erasure': ['Löschung der Daten', 'E-Mail'],
  'mail.black-friday-reminder': ['Erinnerung an Black Friday', 'E-Mail'],
  'mail.newsletter': ['Bestätigung für den Newsletter', 'E-Mail'],
  'mail.newsletter-welcome': ['Willkommen im Newsletter', 'E-Mail'],
  'mail.organization-invitation': ['Einladung in eine Organisation', 'E-Mail'],
  'mail.question-answer': ['Antwort auf eine Frage', 'E-Mail'],
  'mail.quiz-result': ['Ergebnis des Quiz', 'E-Mail'],
  'mail.saved-checkout': ['Aufgehobene Bestellung', 'E-Mail'],
  'mail.sponsoring': ['Mail zu Sponsor me', 'E-Mail'],
  'mail.wheel-turn': ['Gewinn am Glücksrad', 'E-Mail'],
  'mail.wishlist-news': ['Neues zur Merkliste', 'E-Mail'],
  'sponsoring.create-link': ['Zahlungslink eines Beitrags', 'Zahlungsanbieter'],
  'sponsoring.refund': ['Rückzahlung eines Beitrags', 'Zahlungsanbieter'],
  'sponsoring.sync': ['Stand eines Beitrags', 'Zahlungsanbieter'],
  'people.erase': ['Person löschen', 'intern'],
  'prices.apply': ['Preise umstellen', 'intern'],
  'stock.import': ['Lagerliste', 'Lager'],
  'cart.remind': ['Erinnerung an den Warenkorb', 'CRM'],
  'content.refresh': ['Inhalte', 'CMS'],
  'storage.remove': ['Datei entfernen', 'Speicher'],
  'spreadsheet.append': ['Zeile', 'Tabelle'],
  'analytics.purchase': ['Kauf, mit Einwilligung', 'Statistik'],
  'search.fill': ['Suchindex', 'Suche'],
};

/** What a job brings, in words, and to whom; an unknown one by its name. */
export function jobWords(name: string): { title: string; to: string } {
  const [title, to] = words[name] ?? [name, 'intern'];
  return { title, to };
}

/** What hangs: what was given up and failed most often first. */
export const outboxList = {
  path: '/admin/ausgang',
  sorts: { dringend: 'descending', alter: 'ascending', naechster: 'ascending' },
  filters: {
    was: {
      label: 'Was',
      all: 'Alles',
      choices: Object.fromEntries(Object.entries(words).map(([name, [title]]) => [name, title])),
    },
  },
} as const satisfies ListShape;
export type OutboxQuery = ListQuery<keyof typeof outboxList.sorts, keyof typeof outboxList.filters>;

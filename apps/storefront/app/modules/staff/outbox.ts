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

/** Whether a job was tried: one that only waits for its time hangs nowhere. */
export const isTried = ({ tries, reason }: OutboxJob): boolean => tries > 0 || reason !== null;

import { listSearch, type ListQuery, type ListShape } from '~/platform/list-query.ts';

/*
 * What stands in the log of the staff (docs/decisions/0080-roles-and-log.md): each look at something of a person, and each change.
 */

/** Every sort of entry, in the words of the log's page. */
export const staffActions = {
  'orders.list': 'hat die Liste der Bestellungen angesehen',
  'orders.search': 'hat Bestellungen gesucht',
  'orders.export': 'hat Bestellungen als CSV geholt',
  'orders.call': 'hat Bestellungen über die Schnittstelle gelesen',
  'order.read': 'hat die Bestellung angesehen',
  'order.id-picture': 'hat ein Ausweisbild angesehen',
  'order.contract': 'hat den Vertrag geholt',
  'order.id-check': 'hat eine Angabe mit dem Ausweis verglichen',
  'order.move': 'hat einen Schritt eingetragen',
  'order.cancel': 'hat die Bestellung storniert',
  'order.note': 'hat eine Notiz geschrieben',
  'order.clear': 'hat die Bestellung als unbedenklich eingetragen',
  'order.letter': 'hat der Kundschaft geschrieben',
  'order.book': 'hat eine Zahlung eingetragen',
  'order.refund': 'hat eine Rückzahlung ausgelöst',
  'people.search': 'hat Personen gesucht',
  'person.read': 'hat eine Person angesehen',
  'person.export': 'hat die Daten einer Person geholt',
  'person.erase': 'hat die Löschung einer Person veranlasst',
  'person.keep': 'hat die Löschung einer Person zurückgenommen',
  'questions.list': 'hat die Fragen und Bewertungen angesehen',
  'questions.call': 'hat Fragen über die Schnittstelle gelesen',
  'question.read': 'hat eine Frage angesehen',
  'question.answer': 'hat eine Frage beantwortet',
  'question.hide': 'hat eine Frage verborgen',
  'question.show': 'hat eine Frage wieder gezeigt',
  'review.read': 'hat eine Bewertung angesehen',
  'review.publish': 'hat eine Bewertung freigegeben',
  'review.hide': 'hat eine Bewertung verborgen',
  'review.answer': 'hat auf eine Bewertung geantwortet',
  'calls.list': 'hat die Rückrufe angesehen',
  'call.outcome': 'hat eingetragen, was aus einem Rückruf wurde',
  'credit-checks.list': 'hat die Bonitätsprüfungen angesehen',
  'credit-check.id-picture': 'hat ein Ausweisbild einer Bonitätsprüfung angesehen',
  'credit-check.decide': 'hat eine Bonitätsprüfung entschieden',
  'assistant.read': 'hat Fragen an den Assistenten angesehen',
  'assistant.settle': 'hat eine weitergegebene Frage erledigt',
  'assistant.export': 'hat Fragen an den Assistenten als CSV geholt',
  'tickets.list': 'hat die Liste der Meldungen angesehen',
  'ticket.read': 'hat eine Meldung angesehen',
  'ticket.answer': 'hat auf eine Meldung geantwortet',
  'ticket.assign': 'hat eine Meldung zugeteilt',
  'ticket.solve': 'hat eine Meldung als gelöst eingetragen',
  'ticket.reopen': 'hat eine Meldung wieder geöffnet',
  'ticket.template': 'hat eine Vorlage geändert',
  'fresh-link.ask': 'hat sich einen frischen Link geschickt',
  'job.retry': 'hat eine Zustellung nochmals angestossen',
  'synonym.add': 'hat ein Suchwort erklärt',
  'synonym.remove': 'hat ein erklärtes Suchwort entfernt',
  'discount.create': 'hat einen Rabattcode gemacht',
  'wheel.announce': 'hat ein Glücksrad angekündigt',
  'wheel.hand-out': 'hat einen Gewinn verschickt',
  'wheel.hide-name': 'hat den Namen einer Gewinnerin oder eines Gewinners weggenommen',
  'discount.stop': 'hat einen Rabattcode gestoppt',
  'discounts.export': 'hat Rabattcodes als CSV geholt',
  'short-urls.export': 'hat Kurzlinks als CSV geholt',
  'documents.export': 'hat Links zu Dokumenten als CSV geholt',
  'saved-checkouts.export': 'hat aufgehobene Bestellungen als CSV geholt',
  'statements.export': 'hat Abrechnungen als CSV geholt',
  'sponsor.export': 'hat Sponsor-me-Seiten als CSV geholt',
  'failures.export': 'hat Fehler als CSV geholt',
  'jobs.export': 'hat den Ausgang als CSV geholt',
  'searches.export': 'hat Suchen als CSV geholt',
  'calls.export': 'hat Rückrufe als CSV geholt',
  'log.export': 'hat das Protokoll als CSV geholt',
  'short-url.create': 'hat einen Kurzlink gemacht',
  'short-url.stop': 'hat einen Kurzlink beendet',
  'user-forms.list': 'hat Einsendungen von Formularen angesehen',
  'user-forms.export': 'hat Einsendungen von Formularen als CSV geholt',
  'user-form.done': 'hat eine Einsendung als erledigt eingetragen',
  'user-form.open': 'hat eine Einsendung wieder geöffnet',
  'stock.import': 'hat eine Lagerliste eingelesen',
  'document.send': 'hat ein Dokument per Link geschickt',
  'document.end': 'hat den Link zu einem Dokument beendet',
  'documents.list': 'hat Links zu Dokumenten angesehen',
  'saved-checkouts.list': 'hat aufgehobene Bestellungen angesehen',
  'sponsor.list': 'hat die Liste der Sponsor-me-Seiten angesehen',
  'sponsor.call': 'hat Sponsor me über die Schnittstelle gelesen',
  'sponsor.read': 'hat eine Sponsor-me-Seite angesehen',
  'sponsor.stop': 'hat eine Sponsor-me-Seite beendet',
  'statement.paid': 'hat eine Abrechnung als bezahlt eingetragen',
  'statement.open': 'hat eine Abrechnung wieder als offen eingetragen',
  'sponsor.refund': 'hat eine Rückzahlung von Sponsor me nachgetragen',
} as const;

export type StaffAction = keyof typeof staffActions;

/** An entry as pages show it. */
export interface StaffLogEntry {
  id: string;
  /** ISO 8601 */
  at: string;
  staffEmail: string;
  /** In words. */
  action: string;
  subject: string | null;
  /** Number of the order it is about, as long as that is there. */
  orderNumber: string | null;
}

/** The words of a stored action; one that is no longer known stands for itself. */
export function actionWords(action: string): string {
  return (staffActions as Readonly<Record<string, string>>)[action] ?? action;
}

/** The log: in the order in which things happened. */
export const logList = {
  path: '/admin/protokoll',
  sorts: { neu: 'descending' },
  filters: {
    wer: { label: 'Wer', all: 'Alle im Team', choices: null },
    was: { label: 'Was', all: 'Alles', choices: staffActions },
  },
} as const satisfies ListShape;
export type LogQuery = ListQuery<keyof typeof logList.sorts, keyof typeof logList.filters>;

/** The query of an address that says it. @param past the id of an entry: only those that come after it in this order */
export function logSearch(query: LogQuery, past: string | null = null): string {
  const search = listSearch(logList, query);
  return past === null ? search : `${search || '?'}${search && '&'}nach=${past}`;
}

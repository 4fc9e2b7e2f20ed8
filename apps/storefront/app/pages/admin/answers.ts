import { ownEntry } from '~/platform/own-entry.ts';
/** What became of an act, as the address of the next page carries it (`?antwort=`): a sentence for each. */
const answers = {
  eingetragen: 'Eingetragen.',
  storniert: 'Storniert. Alle sind benachrichtigt.',
  notiert: 'Notiert.',
  verglichen: 'Gesichert.',
  unbedenklich: 'Als unbedenklich eingetragen.',
  brief: 'Der Brief ist unterwegs.',
  gebucht: 'Die Zahlung ist eingetragen.',
  zurueck: 'Die Rückzahlung ist unterwegs.',
  link: 'Der Link ist unterwegs. Er gilt 15 Minuten.',
  frisch: 'Dein frischer Link gilt.',
  nochmals: 'Wird nochmals versucht.',
  erklaert: 'Gesichert. Die Suche kennt das Wort in zwei Sekunden.',
  entfernt: 'Entfernt.',
  gemacht: 'Der Code gilt.',
  beantwortet: 'Steht im Laden.',
  'andere-sprache-veraltet':
    'Steht im Laden. In der anderen Sprache steht noch die Antwort von vorher: schreib sie nach.',
  uebersetzt: 'Gesichert. Die andere Sprache liest es, sobald die Frage beantwortet ist.',
  geantwortet: 'Die Antwort ist gesichert.',
  freigegeben: 'Steht im Laden.',
  verborgen: 'Verborgen. Wer es geschrieben hat, liest den Grund im Konto.',
  gezeigt: 'Wieder im Laden, oder wieder offen, wo eine Antwort fehlt.',
  'wird-geloescht': 'Wird morgen gelöscht. Bis dahin lässt es sich zurücknehmen.',
  bleibt: 'Die Löschung ist zurückgenommen.',
  angekuendigt: 'Das Rad ist versiegelt und angekündigt.',
  ausgegeben: 'Als verschickt eingetragen.',
  weggenommen: 'Der Name steht nicht mehr im Laden.',
  entschieden: 'Entschieden. Die Antwort ist unterwegs.',
  'frage-erledigt': 'Erledigt. Die Adresse ist vergessen.',
  'meldung-beantwortet': 'Die Antwort ist unterwegs.',
  zugeteilt: 'Zugeteilt.',
  geloest: 'Als gelöst eingetragen. Wer gemeldet hat, bekommt eine E-Mail.',
  'meldung-offen': 'Die Meldung ist wieder offen.',
  vorlage: 'Die Vorlage ist gesichert.',
  gestoppt: 'Der Code gilt nicht mehr.',
  'link-gemacht': 'Der Kurzlink gilt.',
  'link-zu-ende': 'Der Kurzlink führt nirgends mehr hin.',
  erledigt: 'Als erledigt eingetragen.',
  offen: 'Wieder offen.',
  'lager-gelesen': 'Gelesen. Was sich geändert hat, steht im Laden.',
  'dokument-unterwegs': 'Das Dokument ist unterwegs: ein Link, der vierzehn Tage gilt.',
  'dokument-zu-ende': 'Der Link zum Dokument gilt nicht mehr.',
  bezahlt: 'Als bezahlt eingetragen.',
  'seite-beendet': 'Die Seite ist zu Ende. Jeder Beitrag geht zurück.',
} as const;

export type Answer = keyof typeof answers;

/** The sentence that an address names; undefined where it names none. */
export function answerOf(name: string | null): { text: string; isError: boolean } | undefined {
  const text = ownEntry<string>(answers, name);
  return text ? { text, isError: false } : undefined;
}

/** What a page that refused an act shows. */
export const refusalAnswer = (reason: string) => ({ text: reason, isError: true });

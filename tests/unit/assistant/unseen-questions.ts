import type { Locale } from '~/i18n/locales.ts';

/*
 * Questions that were written down by somebody else, before the words and weights of the helper were gone over again: a measure, not a
 * list to work through. What has been tried against the rules stands in `questions.ts`.
 */

export interface Unseen {
  locale: Locale;
  place: 'product' | 'faq';
  text: string;
  /** What the answer has to hold; absent where nothing of it is written. */
  holds?: RegExp;
}

const of =
  (locale: Locale, place: Unseen['place']) =>
  (text: string, holds?: RegExp): Unseen => ({ locale, place, text, ...(holds && { holds }) });
const [de, fr] = [of('de', 'product'), of('fr', 'product')];
const [hilfe, aide] = [of('de', 'faq'), of('fr', 'faq')];

export const unseen: readonly Unseen[] = [
  de('Wie viel wiegt das Rad ungefähr?', /24,9\skg/),
  de('Wie gross ist die Batterie?', /625\sWh/),
  de('Hat es eine Federgabel?', /Federgabel|Federweg|mm/),
  de('Was für Pneus sind drauf?', /Reifen|Schwalbe|mm|Zoll/),
  de('Kann man den Akku zum Laden mitnehmen?', /abnehmbar|herausnehmen/),
  de('Bis zu welchem Gewicht ist das Velo zugelassen?', /150\skg/),
  de('Ich bin 1.65 gross, passt mir das?', /165|16\d–1\d\d|für 1\d\d/),
  de('Welche Rahmenform hat es?', /Trapez/),
  de('Hat das Velo einen Seitenständer?', /Ständer/),
  de('Wie viele Newtonmeter hat der Antrieb?', /Nm/),
  de('Ist hinten ein Gepäckträger dran?', /Gepäckträger/),
  de('Bremst es hydraulisch?', /hydraulisch/),
  hilfe('Ab wie vielen Jahren kann ich ein Velo auf Raten nehmen?', /21 Jahre/),
  hilfe('Kostet die Zustellung extra?', /gratis/),
  hilfe('Wann kommen die Einzahlungsscheine?', /ein bis zwei Wochen/),
  hilfe('Muss ich für ein 25er-E-Bike eine Haftpflicht haben?', /bis 25\skm\/h nicht/),
  hilfe('Gibt es bei euch ein Geschäft, wo ich vorbeikommen kann?', /Zürich/),
  hilfe('Kann ich monatlich mehr überweisen als vereinbart?', /mehr als die Rate einzahlen/),
  hilfe('Was ist, wenn ich umziehe, bevor das Velo kommt?', /neuen Adresse/),
  hilfe('Wem gehört das Velo während der Laufzeit?', /letzten Zahlung|volle Preis|ganze Preis/),
  hilfe('Sind Zinsen fällig?', /0\s%|ohne Zins/),
  hilfe('Welche Ausweise akzeptiert ihr?', /Pass/),
  hilfe('Muss ich das Velo nach der Lieferung noch zusammenbauen?', /montiert/),
  fr('Combien pèse ce vélo ?', /24,9\skg/),
  fr('Peut-on enlever la batterie pour la charger à la maison ?', /amovible|se retire/),
  fr('Quel est le couple du moteur ?', /Nm/),
  fr('Je mesure 1m78, quelle taille choisir ?', /1\d\d–1\d\d/),
  fr('A-t-il une béquille ?', /[Bb]équille/),
  fr('Quel type de freins ?', /hydrauliques/),
  fr('Jusqu’à combien de kilomètres avec une charge ?', /60–120\skm/),
  aide('Les frais de port sont-ils compris ?', /gratuitement/),
  aide('Quand dois-je payer la première mensualité ?', /1er décembre|premier du mois/),
  aide('À quelle fréquence faut-il faire réviser le vélo ?', /Une fois par an/),
  aide('Je déménage, puis-je changer l’adresse ?', /nouvelle adresse/),
  aide('Y a-t-il des intérêts ?', /0\s%|sans intérêt/),
  aide('Puis-je verser davantage chaque mois ?', /verser plus/),
  de('Wie viel Strom braucht eine Ladung?'),
  de('Hat das Display eine Navigation?'),
  de('Wo wird das Velo hergestellt?'),
  de('Darf ich mit dem Velo auf die Autobahn?'),
  de('Kann ich damit zu zweit fahren?'),
  hilfe('Kann ich mit Twint zahlen?'),
  hilfe('Habt ihr am Sonntag offen?'),
  hilfe('Gibt es Rabatt für Studenten?'),
  fr('Le vélo résiste-t-il à la pluie ?'),
  fr('Y a-t-il une application mobile ?'),
  aide('Livrez-vous au Liechtenstein ?'),
  aide('Acceptez-vous Twint ?'),
  aide('Qui est le directeur ?'),
  aide('Louez-vous aussi des vélos ?'),
];

import type { Locale } from '~/i18n/locales.ts';

/*
 * Questions that were written before the assistant was tried on them, and used afterwards: its words were revised with
 * the first list, and rules were changed while the second was looked at. Neither shows how it does with unknown
 * questions.
 */

export interface Unseen {
  locale: Locale;
  place: 'product' | 'faq';
  /** The product on whose page it is asked; the Limmat 5 by default. */
  product?: string;
  text: string;
  /** What the answer must contain; absent if there is no source. */
  holds?: RegExp;
}

/** A question as it is asked at one place, in one language. */
export const of =
  (locale: Locale, place: Unseen['place']) =>
  (text: string, holds?: RegExp): Unseen => ({ locale, place, text, ...(holds && { holds }) });

/** Questions on the page of a product. */
export const on = (product: string) => {
  const german = of('de', 'product');
  const french = of('fr', 'product');
  return {
    de: (text: string, holds?: RegExp): Unseen => ({ ...german(text, holds), product }),
    fr: (text: string, holds?: RegExp): Unseen => ({ ...french(text, holds), product }),
  };
};

const de = of('de', 'product');
const fr = of('fr', 'product');
const hilfe = of('de', 'faq');
const aide = of('fr', 'faq');

export const first: readonly Unseen[] = [
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
  de('Wie weit reicht der Akku?', /60–120\skm/),
  de('Wie viele Kilo darf ich hinten aufladen?', /27\skg/),
  de('Was für eine Schaltung ist verbaut?', /Gang|Kette|Shimano|10/),
  de('Passt das Velo für jemanden mit 1.90?', /1\d\d–1\d\d/),
  de('Ist der Akku fest eingebaut?', /abnehmbar|herausnehmen/),
  de('Wie schwer darf der Fahrer mit Gepäck sein?', /150\skg/),
  hilfe('Bekomme ich das Velo montiert?', /montiert/),
  hilfe('Darf ich den Plan vorzeitig beenden?', /auf einmal begleichen|beides/),
  hilfe('Kommt ihr auch ins Tessin liefern?', /ganzen Schweiz/),
  hilfe('Wie lange wohne ich mindestens in der Schweiz für einen Plan?', /ein Jahr/),
  hilfe('Wo sehe ich, wo mein Velo gerade ist?', /Bestellstatus/),
  hilfe('Ist eine Anzahlung Pflicht?', /Anzahlung|So hoch du magst|Viertel/),
  hilfe('Was passiert mit Kratzern bei der Ankunft?', /Bilder/),
  hilfe('Gibt es bei euch auch Occasionen?', /gebraucht/),
  hilfe('Kann ich zwei Velos zusammen kaufen?', /gleiche Bestellung/),
  hilfe('Prüft ihr meine Bonität?', /Bonität|Prüfung/),
  fr('Quel est son poids ?', /24,9\skg/),
  fr('Quelle est la capacité de la batterie ?', /625\sWh/),
  fr('Puis-je attacher des sacoches ?', /bagages|sacoches/),
  aide('Quand vais-je recevoir les bulletins ?', /une à deux semaines/),
  aide('Le vélo arrive-t-il monté ?', /montage/),
  aide('Vendez-vous des casques ?', /casques/),
  aide('Comment vous appeler ?', /appelez/),
  aide('Quel âge faut-il avoir pour payer en plusieurs fois ?', /21\sans/),
  de('Kann ich einen zweiten Akku kaufen?'),
  de('Welche Farbe hat der Sattel?'),
  de('Wie viele Watt hat der Motor im Spitzenbetrieb?'),
  hilfe('Nehmt ihr Kreditkarten?'),
  hilfe('Wie viele Leute arbeiten bei euch?'),
  hilfe('Gibt es einen Ersatz, wenn mein Velo gestohlen wird?'),
  fr('Le porte-bagages convient-il à un chien ?'),
  aide('Avez-vous un magasin à Genève ?'),
  aide('Puis-je payer avec PayPal ?'),
];

export const second: readonly Unseen[] = [
  de('Wie viele Gänge gibt es?', /10|zehn/i),
  de('Welche Reifengrösse ist montiert?', /47–622|28 Zoll/),
  de('Kann ich den Akku zuhause laden?', /herausnehmen|abnehmbar/),
  de('Was für ein Display hat es?', /Display/),
  hilfe('Muss ich mich registrieren?', /ohne Konto/),
  hilfe('Wer bringt mir das Velo?', /Logistikpartner/),
  hilfe('Bis wann muss die erste Zahlung gemacht sein?', /übernächsten Monats/),
  hilfe('Wie lange kann ich abzahlen?', /12, 24, 36/),
  hilfe('Kann ich auch alles sofort bezahlen?', /auf einmal/),
  hilfe('Wo kann ich mein Velo reparieren lassen?', /Servicepartner/),
  aide('Comment annuler le plan plus tôt ?', /solder|régler le reste/),
  aide('Où faire réparer mon vélo ?', /partenaires/),
  aide('Faut-il créer un compte ?', /espace client/),
  aide('Quels moyens d’identité acceptez-vous ?', /passeport/i),
  aide('Quand le vélo est-il à moi ?', /dernier paiement|propriété/),
  fr('De quelle couleur est-il disponible ?', /Gris brume/),
  de('Hat es eine Alarmanlage?'),
  de('Kann ich damit im Winter fahren?'),
  hilfe('Habt ihr eine App?'),
  hilfe('Gibt es Ratenzahlung ohne Schweizer Konto?'),
  aide('Quel est votre chiffre d’affaires ?'),
  fr('Peut-on y fixer un GPS ?'),
];

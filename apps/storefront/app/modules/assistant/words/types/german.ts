import { begin, type QuestionType, tuning, word } from './question-type.ts';

const delivery = begin('liefer|versand|versend|zustell|transport|spedition|porto');
const paying = begin('rate|plan|finanzier|abzahl|teilzahl|kredit|vertrag|monatsrate|restschuld|restbetrag');
const cost = begin('kost|gratis|gebuhr|teuer|umsonst|zuschlag|anfallen|fallen');
const broken = begin('beschadig|schaden|kratz|verkratz|zerkratz|delle|beule|kaputt|schlag abbek|verbog|gebroch');
const arrived = begin('gekommen|angekomm|ankomm|ankunft|liefer|geliefert|transport|paket|ausgepackt|erhalten');
const kilometres = word('km|kilometern?');

/** Who may pay in instalments: of age, residence and papers one answer speaks. */
const eligible = 'raten wohnst schweiz mindestens 21 jahre alt';

/** German types of questions, in the order in which they are tried. */
export const german: readonly QuestionType[] = [
  { has: [word('waage')], means: 'gewicht' },
  {
    has: [/\bab welcher (?:korper)?grosse\b/],
    lacks: /\b(?:plan|rate|preis)/,
    means: 'grosse cm',
  },
  { has: [word('wann'), begin('besitz|eigentum')], means: 'wann gehort bike' },
  {
    has: [begin('pruf|bonitat|kreditpruf'), begin('durchfall|abgelehn|ablehn|nicht (?:besteh|bestand|schaff)|negativ')],
    means: 'warum bonitat gepruft',
  },
  {
    has: [kilometres, begin('schaff|komm|ohne (?:auf|nach)?zu?la|nachzulad|aufzulad|nachlad|ladung|strecke')],
    lacks: /\bkm\/h\b|\b(?:service|lieferung)\b/,
    means: 'reichweite',
  },
  {
    has: [word('wie weit'), begin('komm|fahr|reicht|ladung|akku|batterie')],
    lacks: /\b(?:laden|filiale|weg|entfernt|lieferung|bestellung)\b/,
    means: 'reichweite',
  },
  {
    has: [/\bmein\w* (?:korper)?gewicht\b|\b(?:korpergewicht|fahrergewicht)\b/],
    means: 'gesamtgewicht',
  },
  { has: [word('km/h'), begin('motor|antrieb|hilft|unterstutz')], lacks: tuning, means: 'geschwindigkeit' },
  {
    has: [/\b\d{2,3} ?(?:kg|kilos?)\b/, begin('leute|person|fahrer|mensch|wieg|schwer')],
    lacks: /\bhinten\b|\bgepack/,
    means: 'gesamtgewicht',
  },
  {
    has: [/\b(?:permit|ausweis|bewilligung) [a-z]\b/, paying],
    means: 'welchen ausweis plan',
  },
  {
    has: [
      begin('problem|defekt|funktioniert nicht|(?:geht|lauft) nicht|nicht mehr (?:richtig|recht)'),
      begin('wende|melde|wohin|wem|tun|mache|hilft'),
    ],
    lacks: /\bangekomm|\braten\b/,
    means: 'stimmt nicht',
  },
  {
    has: [begin('bestell'), begin('ander|wechsl|umander|anpass|korrigier'), begin('nach|noch|schon|spater')],
    lacks: /\badress/,
    means: 'bestellung nachtraglich andern',
  },
  {
    has: [begin('zusammenbau|zusammenschraub|zusammensetz|selber (?:montier|bau|schraub)'), arrived],
    means: 'bike montiert',
  },
  {
    has: [begin('mindest|minim|kleinst'), paying, begin('summe|betrag|preis|wert')],
    lacks: /\balter|\bjahre/,
    means: 'plan kleine betrage',
  },
  {
    has: [/\b(?:in|uber|auf) (?:3|6|9|12|24|36|48) (?:monat\w*|raten)\b/, begin('zahl|bezahl|abzahl|abstotter')],
    lacks: /\bwie ?viel|\bkost/,
    means: 'laufzeiten',
  },
  { has: [broken, arrived], lacks: /\bversicher/, means: 'beschadigt angekommen' },
  { has: [delivery, cost], lacks: /\b(?:express|samstag|ausland)/, means: 'was kostet lieferung' },
  {
    has: [/\b(?:in|innert|nach) wie ?vielen? (?:tagen?|wochen?)\b/, word('da|bei mir|geliefert|hier')],
    means: 'wie lange dauert lieferung',
  },
  {
    has: [paying, begin('tilg|ablos|auf einen schlag|vorzeitig|fruher|schneller|vor ablauf')],
    means: 'plan fruher abschliessen',
  },
  {
    has: [begin('bezahl|zahlen|begleich|einzahl'), begin('schneller|fruher|vorzeitig|vor ablauf')],
    lacks: /\bliefer/,
    means: 'plan fruher abschliessen',
  },
  {
    has: [word('erste[nr]?'), begin('rate|monatsrate|zahlung|rechnung'), begin('wann|fallig|uberweis')],
    means: 'wann erste rate fallig',
  },
  { has: [begin('voraussetz|bedingung|anforderung'), paying], means: eligible },
  {
    has: [
      /\b(?:erst|nur|schon|bin) (?:1[4-9]|20)\b(?! ?(?:cm|kg))|\bwie alt muss\b|\b(?:mindestalter|minderjahrig|volljahrig)\b/,
    ],
    lacks: /\b(?:kind|baby|velo alt)/,
    means: eligible,
  },
  {
    has: [
      begin('grenzganger|im ausland|aus deutschland|aus osterreich|in deutschland|in osterreich'),
      begin('rate|plan|zugelassen|kauf|bestell'),
    ],
    lacks: /\bliefer|\bschick/,
    means: eligible,
  },
  {
    has: [paying, begin('unterschied|teurer|aufpreis|mehrkosten|zusatzkosten'), begin('bar|einmal|sofort|raten')],
    means: 'raten mehr auf einmal',
  },
  { has: [/\bwie lange\b/, begin('abzahl|zuruckzahl|raten')], lacks: /\bschweiz\b/, means: 'laufzeiten' },
  { has: [begin('behalt'), begin('nach|ende|letzt|schluss')], means: 'wann gehort bike' },
  { has: [begin('diebstahl|gestohlen|geklaut'), begin('versicher')], means: 'kann bike versichern' },
  {
    has: [
      /\b(?:welche[sr]?|richtige[sr]?)\b/,
      word('velo|bike|e-bike|rad'),
      begin('passt|weiss nicht|nehmen|empfehl|fur mich'),
    ],
    lacks: /\d ?km\b/,
    means: 'finde',
  },
  { has: [begin('nebeneinander|gegenuberstell')], means: 'wie vergleiche mehrere bikes' },
  { has: [begin('telefonnummer|nummer'), begin('euch|ihr|seid')], means: 'wie erreiche euch' },
  {
    has: [begin('kundenkonto|konto|registrier|account'), begin('kauf|bestell|anleg|eroffn')],
    means: 'konto bestellen',
  },
  {
    has: [word('damen|herren|frauen|manner'), begin('modell|rahmen|velo|rad')],
    means: 'rahmenform damen herren',
  },
  {
    has: [begin('gerausch|quietsch|knack|klapper'), begin('komisch|seltsam|macht|tun|plotzlich')],
    lacks: /\bleise\b|\bwie laut\b/,
    means: 'stimmt nicht',
  },
];

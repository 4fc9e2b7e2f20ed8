import type { Locale } from '~/i18n/locales.ts';
import { phrases } from './phrases.ts';
import { typed } from './question-types.ts';
import { fold } from './stems.ts';

/*
 * What kind of fact a question wants: who asks how long does not want to hear a weight.
 */

interface QuestionKind {
  /** How it is asked, in a folded text. */
  asks: RegExp;
  /** What the answer has to hold, in a folded text. */
  holds: RegExp;
  means?: string;
}

const figures = String.raw`(?:\d|\b(?:ein|eine|einmal|zwei|drei|vier|funf|sechs|zehn|un|une|deux|trois|quatre|quart|viertel|nichts|rien|gratis)\b)`;

const kinds: Readonly<Record<Locale, readonly QuestionKind[]>> = {
  de: [
    {
      asks: /\b(?:fuhrer|fahr|lernfahr|mofa)(?:ausweis|schein|erlaubnis)\p{L}*/u,
      holds: /\bkategorie [a-z]\b/,
      means: 'ausweis kategorie',
    },
    { asks: /\bwie ?viele? km\/h\b/, holds: /\bkm\/h\b/, means: 'geschwindigkeit' },
    { asks: /\bwie ?viele? (?:wattstunden|wh)\b/, holds: /\bwh\b/, means: 'akku kapazität' },
    { asks: /\bwie ?viele? monate\b/, holds: /\bmonat/, means: 'laufzeit' },
    {
      asks: /\bwie ?(?:viele?|lange?|weit)\b(?=.*\b(?:kilometern?|km)\b)/,
      holds: /\bkm\b(?!\/h)/,
      means: 'reichweite',
    },
    { asks: /\bwie ?viele? (?:kilo|kg|kilogramm)\b(?= (?:hat|ist|wiegt))/, holds: /\bkg\b/, means: 'gewicht' },
    {
      asks: /\b(?:in |nach |innert )?wie ?vielen? (?:minuten|stunden|tagen?|wochen)\b/,
      holds: /\b(?:stunden?|std|minuten?|tage?n?|wochen?|monate?n?|jahre?n?)\b/,
    },
    { asks: /\bwie ?lange?\b/, holds: /\b(?:stunden?|std|minuten?|tage?n?|wochen?|monate?n?|jahre?n?)\b/ },
    { asks: /\bwie oft\b/, holds: /\b(?:ein|zwei|drei)?mal\b|jahrlich|monatlich|taglich/ },
    { asks: /\bwie (?:schwer|leicht)\b/, holds: /\bkg\b|\bkilo/, means: 'gewicht' },
    { asks: /\bwie weit\b/, holds: /\bkm\b(?!\/h)/, means: 'reichweite' },
    { asks: /\bwie schnell\b/, holds: /\bkm\/h\b/, means: 'geschwindigkeit' },
    { asks: /\bwie (?:gross|hoch|breit|lang|dick)\b/, holds: /\d|zoll|\bx{0,2}[sml]\b|ein viertel|so hoch/ },
    { asks: /\bwie laut\b/, holds: /\bdb\b|dezibel/, means: 'lautstärke' },
    { asks: /\bwie alt\b/, holds: /\d+ jahre/, means: 'alt' },
    { asks: /\bwie ?viele?\b/, holds: new RegExp(figures) },
  ],
  fr: [
    { asks: /\bpermis (?:de conduire|moto|m\b)/, holds: /\bcategorie [a-z]\b/, means: 'permis categorie' },
    { asks: /\bquelle est la (?:largeur|hauteur|longueur|dimension) (?=d)/, holds: /\d/ },
    { asks: /\bcombien de mois\b/, holds: /\bmois\b/, means: 'durees' },
    {
      asks: /\bjusqu’ou\b|\bquelle distance\b|\bcombien de (?:kilometres|km|bornes)\b/,
      holds: /\bkm\b(?!\/h)/,
      means: 'autonomie',
    },
    { asks: /\ba quelle date\b/, holds: /\d|jour|mois|semaine/, means: '' },
    {
      asks: /\b(?:(?:en |dans |sous )?combien de (?:temps|jours|semaines)|depuis quand)\b/,
      holds: /\b(?:heures?|minutes?|jours?|semaines?|mois|ans?|annees?)\b/,
    },
    { asks: /\ba quelle frequence\b/, holds: /\bfois\b/, means: 'service' },
    {
      asks: /\bquelle (?:est (?:la|sa) )?vitesse\b|\bvitesse max\w*|\b(?:roule|va)[ -]t[ -]il (?:vite|a quelle)/,
      holds: /\bkm\/h\b/,
      means: 'vitesse',
    },
    { asks: /\bcombien de kilos\b/, holds: /\bkg\b/ },
    { asks: /\bcombien pese/, holds: /\bkg\b/, means: 'poids' },
    { asks: /\bcombien de\b|\b(?:de|a) combien\b/, holds: new RegExp(figures) },
  ],
};

const price = {
  de: /\b(?:was kostet|wie ?viel kostet|wie teuer|preis|monatsrate|rate|raten|chf|franken|rabatt|billig)\b(?<!\bwie ?viele? raten)/,
  fr: /\b(?:combien coute|quel est le prix|prix|mensualites?|chf|francs?|rabais|cher)\b/,
};

/** All words that the rules of a language look for. */
export const ruleWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: wordsOfRules('de'),
  fr: wordsOfRules('fr'),
};

function wordsOfRules(locale: Locale): ReadonlySet<string> {
  const rules = [...phrases[locale].map(([words]) => words), ...kinds[locale].map(({ asks }) => asks), price[locale]];
  return new Set(rules.flatMap(({ source }) => source.replaceAll(/\\\w/g, ' ').match(/\p{L}{4,}/gu) ?? []));
}

/** The question without the words that only say what kind of fact is wanted, with what they mean in their place. */
export function readKind(question: string, locale: Locale): { text: string; holds: RegExp | undefined } {
  const requested = typed(fold(question), locale);
  const folded = phrases[locale].reduce((text, [words, meant]) => text.replace(words, meant), requested);
  const kind = kinds[locale].find(({ asks }) => asks.test(folded));
  if (!kind) return { text: folded, holds: undefined };
  return { text: folded.replace(kind.asks, ` ${fold(kind.means ?? '')} `), holds: kind.holds };
}

/** How a question begins that wants a person, a place, a time, a length of time, a reason. */
const asking: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /\bwe[rmn]\b/,
    /\bwo(?:hin|her)?\b/,
    /\bwann\b/,
    /\bwie lange\b/,
    /\b(?:warum|wieso|weshalb)\b/,
    /^wie (?!viel|lange|oft|schwer|weit|gross|hoch)/,
  ],
  fr: [/^(?:a )?qui\b/, /^ou\b/, /\bquand\b/, /\b(?:combien de temps|depuis quand)\b/, /\bpourquoi\b/, /^comment\b/],
};

/** What a question wants, as a number of its own; undefined if it may be anything. */
export function wantedBy(question: string, locale: Locale): number | undefined {
  const place = asking[locale].findIndex((words) => words.test(fold(question)));
  return place === -1 ? undefined : place;
}

/** A body height that a question names, cm. */
export function heightIn(question: string): number | undefined {
  const [, metres, rest] = /\b([12])(?:[.,]|\s?m\s?|\s)\s?(\d{2})\s?m?\b(?!\d)/i.exec(question) ?? [];
  const [, plain] = /\b(1[2-9]\d|2[01]\d)\s?cm\b/i.exec(question) ?? [];
  const height = plain ? Number(plain) : metres ? Number(metres) * 100 + Number(rest) : undefined;
  return height !== undefined && height >= 120 && height <= 219 ? height : undefined;
}

/** Whether a question wants an amount of money. */
export const asksPrice = (question: string, locale: Locale): boolean => price[locale].test(fold(question));

/** A question without its words for money. */
export const withoutPrice = (question: string, locale: Locale): string =>
  fold(question)
    .replaceAll(new RegExp(price[locale], 'g'), ' ')
    .replaceAll(/\b(?:wie hoch|kostet|kosten|coute|im monat|pro monat|par mois|monat|mois)\b/g, ' ');

import type { Locale } from '~/i18n/locales.ts';
import type { SourceUnit } from '~/modules/assistant/assistant.ts';
import { fold, likeness, stemOf, wordsOf } from '~/modules/assistant/words/stems.ts';
import { silentWords } from '~/modules/assistant/words/silent-words.ts';

/*
 * Whether a sentence that somebody else has worded says what its source says, and nothing beyond (decision 93). Rather too
 * little is let through than something false.
 */

/** Words that a sentence may add to its source without saying more. */
const neutral: Readonly<Record<Locale, string>> = {
  de: 'hat haben besitzt verfügt beträgt betragen wiegt trägt hält laut gemäss angabe datenblatt also bietet erhältlich verbaut ausgestattet',
  fr: 'possede dispose mesure selon fiche indique comporte dote equipe disponible offre',
};

const neutralStems: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(wordsOf(neutral.de).map((word) => stemOf(word, 'de'))),
  fr: new Set(wordsOf(neutral.fr).map((word) => stemOf(word, 'fr'))),
};

/** Words that turn what is said into its contrary, or set a limit: a sentence has those of its source and no others. */
const turning: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:nicht|kein\w*|nie|niemals|ohne|weder|nein|nichts|nur|erst|mindestens|hochstens|maximal|mehr|weniger|immer|alle[ns]?|jede[rnms]?|gratis|kostenlos|garantiert|falls|wenn|ausser|solange|bevor|nachdem|ja|muss\w*|mussen|darf\w*|durfen|kann\w*|konnen)\b/g,
  fr: /\b(?:ne|n|pas|aucune?|jamais|sans|ni|non|rien|seulement|uniquement|moins|plus|toujours|tou(?:s|te|tes)|chaque|gratuit\w*|garanti\w*|sauf|oui|doit|doivent|devez|peut|peuvent|pouvez|si|tant)\b/g,
};

/** Turning words that a rendering of a row may add: a rack "may" carry what it is made for. */
const allowedOfRows: ReadonlySet<string> = new Set(['kann', 'kannst', 'konnen', 'darf', 'peut', 'pouvez']);

/** Anything that is no sentence about a bike: marks, addresses, money, talk about instructions. */
const never = /[<>{}[\]|\\`*_#@]|https?:|www\.|\bchf\b|franken|\bfrancs?\b|€|\$|%|prompt|anweisung|instruction/i;

/** Figures of a text with the unit after each, in their order. */
function figuresOf(text: string): string[] {
  const plain = fold(text).replace(/(?<=\d)[’\s\u00a0](?=\d{3}\b)/g, '');
  const found = plain.matchAll(/\d+(?:[.,:/]\d+)*(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?[\s\u00a0]*(?:km\/h|[a-z²"”]+)?/g);
  const units =
    /(km\/h|km|kg|cm|mm|wh|nm|lux|zoll|pouces?|jahre?|ans|monate?n?|mois|wochen?|semaines?|tage?n?|jours?|stunden?|heures?|minuten?|minutes?|gange?|vitesses|liter|litres?)$/;
  return Array.from(found, ([figure]) => {
    const [unit = ''] = units.exec(figure.trim()) ?? [];
    const [value = ''] = /^[\d.,:/–-]+(?:\s*[-–]\s*[\d.,]+)?/.exec(figure.replace(/\s*[-–]\s*/g, '–')) ?? [];
    return `${value.replaceAll(',', '.').replace(/[.–:/]$/, '')} ${unit}`.trim();
  });
}

/** Whether the first stands in the second, in the same order. */
function isSequenceIn(
  parts: readonly string[],
  whole: readonly string[],
  same: (a: string, b: string) => boolean,
): boolean {
  let at = 0;
  for (const part of parts) {
    while (at < whole.length && !same(part, whole[at] ?? '')) at += 1;
    if (at === whole.length) return false;
    at += 1;
  }
  return true;
}

const turningWords = (text: string, locale: Locale): string[] => fold(text).match(turning[locale]) ?? [];

const stemsOf = (text: string, locale: Locale): string[] =>
  wordsOf(text)
    .filter((word) => !silentWords[locale].has(word) && !/\d/.test(word))
    .map((word) => stemOf(word, locale))
    .filter((stem) => stem.length > 1);

/** A figure counts as its source's with the same unit, or where the source has none. */
const sameFigure = (said: string, written: string): boolean => said === written || said === written.split(' ')[0];

/**
 * Whether a source holds what a sentence says: each figure with its unit, in order; each word that says something; nothing
 * turned into its contrary; no money.
 */
export function isHeld(sentence: string, unit: SourceUnit, locale: Locale): boolean {
  if (sentence.length > 400 || never.test(sentence) || never.test(unit.text)) return false;
  if (!isSequenceIn(figuresOf(sentence), figuresOf(unit.text), sameFigure)) return false;
  const isRow = unit.kind === 'row';
  const own = turningWords(unit.text, locale);
  const added = turningWords(sentence, locale).filter((word) => !own.includes(word));
  if (added.some((word) => !isRow || !allowedOfRows.has(word))) return false;
  const said = stemsOf(sentence, locale);
  const missing = own.filter((word) => !turningWords(sentence, locale).includes(word));
  if (missing.length > 0) return false;
  if (said.length === 0) return false;
  const text = stemsOf(unit.text, locale);
  const around = stemsOf(`${unit.label} ${unit.place}`, locale);
  const isIn = (stem: string, stems: readonly string[]) => stems.some((each) => likeness(stem, each) > 0);
  const telling = said.filter((stem) => !neutralStems[locale].has(stem) || isIn(stem, text));
  if (!telling.every((stem) => isIn(stem, text) || isIn(stem, around))) return false;
  // A row may be worded in any order; the words of a sentence stay in theirs, so that who does what stays the same.
  if (isRow) return figuresOf(sentence).length > 0 || telling.some((stem) => isIn(stem, text));
  const ofText = telling.filter((stem) => isIn(stem, text));
  return ofText.length > 0 && isSequenceIn(ofText, text, (a, b) => likeness(a, b) > 0);
}

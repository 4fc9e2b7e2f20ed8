import type { Locale } from '~/i18n/locales.ts';
import type { SourceUnit } from '~/modules/assistant/assistant.ts';
import { fold, stemOf, wordsOf } from '~/modules/assistant/words/stems.ts';

/*
 * Whether a sentence that another person has worded says what its source says, and nothing beyond (decision 93).
 * Rather too little is let through than something false.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that hold a sentence together: they may be added, left out and changed about. */
const joining: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(`der die das den dem des ein eine einen einem einer eines und es ist sind hat haben wird werden im in an am auf aus
    fur zu zum zur von vom bei beim so dass also auch dabei dieses dieser diese bike bikes velo`),
  fr: list(
    `le la les l un une des du de d et est sont a ont il elle c ce cet cette en dans sur au aux pour que qu y velo`,
  ),
};

/** Words that a sentence may add to a row to make a sentence of it; none that says what the figure is one of. */
const neutral: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list('besitzt betragt laut gemass datenblatt'),
  fr: list('possede selon fiche'),
};

/**
 * Words that turn what is said into its contrary, set a limit, or say who is meant: a sentence has those of its source
 * and no others.
 */
const turning: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:nicht|kein\w*|nie|niemals|ohne|weder|nein|nichts|nur|erst|mindestens|hochstens|maximal\w*|mehr|weniger|immer|alle[nsr]?|jede[rnms]?|gratis|kostenlos|garantiert|falls|wenn|ausser|solange|bevor|nachdem|ja|doch|schon|muss\w*|mussen|darf\w*|durfen|kann\w*|konnen|soll\w*|ab|bis|unter|uber|vor|nach|seit|rund|etwa|mit|oder|ich|du|dir|dich|wir|uns|ihr|euch|sie|ihm|ihnen|man|mein\w*|dein\w*|unser\w*|eure?\w*)\b/g,
  fr: /\b(?:ne|n|pas|aucune?|jamais|sans|ni|non|rien|seulement|uniquement|moins|plus|maximum|maximale?|toujours|tou(?:s|te|tes)|chaque|gratuit\w*|garanti\w*|sauf|oui|doit|doivent|devez|peut|peuvent|pouvez|si|tant|des|jusqu|sous|avant|apres|depuis|environ|avec|ou|je|tu|vous|nous|ils|elles|mon|ma|mes|votre|vos|notre|nos|lui|leur)\b/g,
};

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

/** Whether the first is in the second, in the same order. */
function isSequenceIn(parts: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    while (at < whole.length && part !== whole[at]) at += 1;
    if (at === whole.length) return false;
    at += 1;
  }
  return true;
}

const turningWords = (text: string, locale: Locale): string[] => fold(text).match(turning[locale]) ?? [];

const stemsOf = (text: string, locale: Locale): string[] =>
  wordsOf(text)
    .filter((word) => !joining[locale].has(word) && !turningWords(word, locale).includes(word) && !/\d/.test(word))
    .map((word) => stemOf(word, locale));

/** Share of a sentence's words that another wording of it has to keep: what is left out may be the condition. */
const MIN_SHARE_FOUND = 0.7;

/** Whether a row holds what is said: its name, its figures in order, and words of it alone. */
function isHeldByRow(sentence: string, { label, text, place }: SourceUnit, locale: Locale): boolean {
  if (!isSequenceIn(figuresOf(sentence), figuresOf(text))) return false;
  const own = turningWords(text, locale);
  const used = turningWords(sentence, locale);
  if (used.some((word) => !own.includes(word)) || own.some((word) => !used.includes(word))) return false;
  const message = stemsOf(sentence, locale);
  const [name, value, around] = [label, text, place].map((words) => stemsOf(words, locale));
  const known = new Set([...(name ?? []), ...(value ?? []), ...(around ?? [])]);
  const added = wordsOf(sentence).filter((word) => neutral[locale].has(word));
  const allowed = new Set(added.map((word) => stemOf(word, locale)));
  const isNamed = (name ?? []).every((stem) => message.includes(stem));
  const hasContent = figuresOf(sentence).length > 0 || (value ?? []).some((stem) => message.includes(stem));
  return isNamed && hasContent && message.every((stem) => known.has(stem) || allowed.has(stem));
}

/** Whether a sentence holds what is said: all its figures, most of its words and no others, in its order. */
function isHeldByText(sentence: string, { text }: SourceUnit, locale: Locale): boolean {
  if (String(figuresOf(sentence)) !== String(figuresOf(text))) return false;
  if (String(turningWords(sentence, locale)) !== String(turningWords(text, locale))) return false;
  const message = stemsOf(sentence, locale);
  const written = stemsOf(text, locale);
  return message.length >= MIN_SHARE_FOUND * written.length && isSequenceIn(message, written);
}

/**
 * Whether a source holds what a sentence says: each figure with its unit, in order; each word that says something;
 * nothing turned into its contrary; no money.
 */
export function isHeld(sentence: string, unit: SourceUnit, locale: Locale): boolean {
  if (sentence.length > 400 || never.test(sentence) || never.test(unit.text)) return false;
  return unit.kind === 'row' ? isHeldByRow(sentence, unit, locale) : isHeldByText(sentence, unit, locale);
}

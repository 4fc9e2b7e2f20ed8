/** Words in both languages, and the small rules of typesetting them. */
import type { Lang } from './woo.ts';

/** The same words in German and French. */
export type Text = Record<Lang, string>;

/** Pairs a German with a French wording. */
export const t = (de: string, fr: string): Text => ({ de, fr });

/** A wording that is the same in both languages. */
export const same = (text: string): Text => ({ de: text, fr: text });

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const UNITS =
  /(\d) (Nm|Wh|kWh|km\/h|km|kg|mm|cm|m|l|g|Lux|lux|Zoll|pouces|Gänge|vitesses|Prozent|%|bar|Watt|watts)(?![\p{L}])/gu;

/** Sets no-break spaces: between number and unit, and the narrow ones French wants before high punctuation. */
export function typeset(text: string, lang: Lang): string {
  const withUnits = text.replace(UNITS, `$1${NO_BREAK}$2`);
  if (lang === 'de') return withUnits;
  return withUnits.replace(/ ([?!:;»])/g, `${NARROW}$1`).replace(/« /g, `«${NARROW}`);
}

/** A URL slug of lower-case ASCII words: `Töss Cargo` gives `toess-cargo`, `Trapèze` gives `trapeze`. */
export function slugify(text: string, lang: Lang): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
  const base = text.toLowerCase().replace(/œ/g, 'oe').replace(/ß/g, 'ss').replace(/\+/g, ' plus ');
  const spelled = lang === 'de' ? base.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : base;
  return spelled
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A number in the writing of both languages: 24.9 gives `24,9`. */
export const decimal = (value: number): string => String(value).replace('.', ',');

/** Paragraphs as HTML; the texts are plain, so `&`, `<` and `>` are escaped. */
export function paragraphs(texts: readonly string[], lang: Lang): string {
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return texts.map((text) => `<p>${escape(typeset(text, lang))}</p>`).join('\n');
}

/** The beginning of a text: its first sentence, and the second one where the first is only a few words. */
export function opening(text: string): string {
  const sentences = text.match(/.*?[.?](?=\s|$)\s*/gsu) ?? [text];
  const first = (sentences[0] ?? text).trim();
  return first.length >= 50 ? first : sentences.slice(0, 2).join('').trim();
}

/** Replaces `{name}` by the value of that name; a name without a value is an error in the data. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return String(value);
  });
}

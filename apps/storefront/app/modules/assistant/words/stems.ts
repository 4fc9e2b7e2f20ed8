import type { Locale } from '~/i18n/locales.ts';

/** A text in small letters, without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '’');
}

/** Words and figures of a text in their order, folded. French elisions stand apart: `l’autonomie` is two words. */
export function wordsOf(text: string): string[] {
  // Thousands stay one figure: 4’320.
  const joined = fold(text).replace(/(?<=\d)’(?=\d{3})/g, '');
  return joined.match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
}

const separable = /^(an|ab|auf|aus|ein|zuruck|heraus|raus|mit|nach|vor|zu)ge(?=\p{L}{4})/u;

const endings: Record<Locale, RegExp> = {
  de: /(?<=\p{L}{3})(?:ungen|ung|lich|ern|est|en|er|es|em|et|st|e|n|s|t)$/u,
  fr: /(?<=\p{L}{3})(?:ements|ement|ations|ation|aisons|aison|ees|ee|euse|eux|ables|able|ions|ent|ons|ant|ez|er|es|re|ir|e|s)$/u,
};

/** What a word has in common with its forms. Figures stay as they are. @param word folded */
export function stemOf(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word.replace(',', '.');
  const whole = locale === 'de' ? word.replace(separable, '$1').replace(/^ge(?=\p{L}{5,}(?:t|en)$)/u, '') : word;
  return whole.replace(endings[locale], '').replace(endings[locale], '');
}

/**
 * How alike two stems are: 1 for the same, less where one begins like the other or, in German, ends like it, else 0.
 */
export function likeness(requested: string, found: string, locale: Locale): number {
  if (requested === found) return 1;
  if (/\d/.test(requested) || /\d/.test(found)) return 0;
  const [short, long] = requested.length < found.length ? [requested, found] : [found, requested];
  const isPart =
    (short.length >= (long.length - short.length > 4 ? 5 : 4) && long.startsWith(short)) ||
    (locale === 'de' && short.length >= 5 && long.endsWith(short));
  // The less of a compound is known, the less it is the same: "zusammenbauen" is not "zusammen".
  return isPart ? short.length / long.length : 0;
}

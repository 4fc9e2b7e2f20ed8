import type { FormatFunction, PostProcessorModule } from 'i18next';

/**
 * Stands before a placeholder's value that begins with a vowel until `frenchElision` has removed it; no text contains
 * it.
 */
const MARK = '\uE000';

/** What a French word loses its `e` before; names with an h are said with it as often as without. */
const VOWEL = /^(?:[aeiou]|y(?![aeiou]))/i;

/** A word that loses its `e` before a marked value in French. */
const BEFORE_MARK = /(?<![\p{L}-])(d|l|qu)e[ \u00a0]\uE000/giu;

/** i18next's `interpolation.format` for French: marks the values that a word before them is elided for. */
export const markVowel: FormatFunction = (value: unknown) => {
  const text = String(value ?? '');
  return VOWEL.test(text.normalize('NFD')) ? MARK + text : text;
};

/**
 * Writes `d’Anna`, `l’Albis`, `qu’Emme` where a placeholder's value begins with a vowel. A post-processor of i18next.
 */
export const frenchElision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchElision',
  process: (text: string) => (text.includes(MARK) ? text.replaceAll(BEFORE_MARK, '$1’').replaceAll(MARK, '') : text),
};

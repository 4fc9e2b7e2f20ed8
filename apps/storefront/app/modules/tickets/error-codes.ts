/** An error code of a display to which the help centre has an answer. */
export interface KnownCode {
  /** As an editor wrote it: `E05`. */
  code: string;
  /** The question that answers it. */
  title: string;
  path: string;
}

/**
 * What editors write among the words that find an answer, where it is a code: up to three letters and a number, or a
 * number of three or four figures.
 */
const CODE = /^(?:([a-z]{1,3})[ -]?(\d{1,4})|(\d{3,4}))$/i;

/** The codes among the words by which a question is found. */
export const codesAmong = (words: readonly string[]): string[] => words.filter((word) => CODE.test(word));

/** The codes that a text names, however they are spaced: `e 05` is `E05`. */
export function namedCodes(text: string, known: readonly KnownCode[]): KnownCode[] {
  return known.filter(({ code }) => {
    const [, letters = '', figures, number] = CODE.exec(code) ?? [];
    const wanted = number ?? `${letters}[ -]?${figures}`;
    return new RegExp(`(?<![\\p{L}\\d])${wanted}(?![\\p{L}\\d])`, 'iu').test(text);
  });
}

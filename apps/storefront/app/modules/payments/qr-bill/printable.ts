/** Letters that Unicode does not decompose into a base letter and an accent. */
const baseLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ĸ: 'k',
  ƒ: 'f',
  ẞ: 'ß',
};

/** Replacements of typographic characters, which the code of a QR-bill may not contain. */
const plainSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  ʻ: "'",
  ʹ: "'",
  '‹': "'",
  '›': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '•': '-',
  '‣': '-',
  '⁃': '-',
  '⁄': '/',
  '−': '-',
};

/** Everything but ASCII in the NFKD form of a character: its accents, or all of it. */
const plain = /[^\u0020-\u007e]/g;

/**
 * Characters allowed in the code of a QR-bill (Swiss Implementation Guidelines 2.3: Basic Latin, Latin-1 Supplement,
 * Latin Extended-A, Ș ș Ț ț and €) that Helvetica, the font of the payment part, has too.
 */
const isAllowed = (letter: string): boolean => /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ffŠšŽžŒœŸ€]/.test(letter);

/** Characters that must not get lost: letters and figures. */
const isWord = /[\p{L}\p{N}]/u;

/**
 * Converts a text to characters that the QR-bill's standard, Helvetica and every bank's program support: curly quotes
 * and dashes become plain ones, other letters lose their accents (`Petrović` → `Petrovic`), unsupported characters are
 * removed.
 * @param length maximum number of characters
 */
export function printable(text: string, length = 200): string {
  return Array.from(text.normalize('NFC'), printableLetter).join('').trim().slice(0, length).trim();
}

function printableLetter(letter: string): string {
  if (isAllowed(letter)) return letter;
  if (/\p{Pd}/u.test(letter)) return '-';
  if (/\s/.test(letter)) return ' ';
  return baseLetters[letter] ?? plainSigns[letter] ?? letter.normalize('NFKD').replace('ʼ', "'").replace(plain, '');
}

/** Whether `printable` preserves every letter and figure; it would remove all of `王伟`, `Мария` or `ليلى`. */
export function isPrintable(text: string): boolean {
  return Array.from(text.normalize('NFC')).every(
    (letter) => !isWord.test(letter) || isWord.test(printableLetter(letter)),
  );
}

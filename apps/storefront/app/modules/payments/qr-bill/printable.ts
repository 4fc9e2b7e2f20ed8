/** Letters whose base letter is no part of them. */
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

/** Signs of typography, which the code of a QR-bill must not hold, by what stands for them. */
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

/** What NFKD makes of a letter or sign that stands for several, without its accents. */
const plain = /[^\u0020-\u007e]/g;

/**
 * What the code of a QR-bill may hold (Swiss Implementation Guidelines 2.3: Basic Latin, Latin-1 Supplement, Latin Extended-A,
 * Ș ș Ț ț and €), as far as Helvetica has it too: the payment part is printed in it.
 */
const isAllowed = (letter: string): boolean => /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ffŠšŽžŒœŸ€]/.test(letter);

/** What has to be readable for a text to say the same: letters and figures. */
const isWord = /[\p{L}\p{N}]/u;

/**
 * A text in characters that the QR-bill's standard, Helvetica and every bank's program have: curly quotes and dashes become plain
 * ones, other letters lose their accents (`Petrović` → `Petrovic`), what is no letter at all is left out.
 * @param length at most so many characters
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

/** Whether `printable` leaves every letter and figure of a text a letter or figure: nothing of `王伟`, `Мария` or `ليلى` would be left. */
export function isPrintable(text: string): boolean {
  return Array.from(text.normalize('NFC')).every(
    (letter) => !isWord.test(letter) || isWord.test(printableLetter(letter)),
  );
}

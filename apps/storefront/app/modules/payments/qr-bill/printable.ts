/** Letters whose base letter is no part of them. */
const baseLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H' };

/** Beyond Latin-1, Helvetica has these. */
const alsoPrintable = /[ŠšŽžŒœŸƒ€‘’“”„‚–—…•™]/;

/** What has to be readable for a text to say the same: letters and figures. */
const isWord = /[\p{L}\p{N}]/u;

/**
 * A text in letters that Helvetica and every bank's program have: others lose their accents (`Petrović` → `Petrovic`), what is
 * no letter at all is left out.
 * @param length at most so many characters
 */
export function printable(text: string, length = 200): string {
  return Array.from(text, printableLetter).join('').slice(0, length).trim();
}

function printableLetter(letter: string): string {
  if (/[\u0020-\u007e\u00a0-\u00ff]/.test(letter) || alsoPrintable.test(letter)) return letter;
  return baseLetters[letter] ?? letter.normalize('NFD').replace(/[^\u0020-\u007e]/g, '');
}

/** Whether `printable` leaves every letter and figure of a text a letter or figure: nothing of `王伟`, `Мария` or `ليلى` would be left. */
export function isPrintable(text: string): boolean {
  return Array.from(text).every((letter) => !isWord.test(letter) || isWord.test(printableLetter(letter)));
}

/** Letters whose base letter is no part of them. */
const baseLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H' };

/** Beyond Latin-1, Helvetica has these. */
const alsoPrintable = /[ŠšŽžŒœŸƒ€‘’“”„‚–—…•™]/;

/**
 * A text in letters that Helvetica and every bank's program have: others lose their accents (`Petrović` → `Petrovic`), what is
 * no letter at all is left out.
 * @param length at most so many characters
 */
export function printable(text: string, length = 200): string {
  const letters = Array.from(text, (letter) => {
    if (/[\u0020-\u007e\u00a0-\u00ff]/.test(letter) || alsoPrintable.test(letter)) return letter;
    return baseLetters[letter] ?? letter.normalize('NFD').replace(/[^\u0020-\u007e]/g, '');
  });
  return letters.join('').slice(0, length).trim();
}

import transliterate from '@sindresorhus/transliterate';

/** Stands where letters can't be written. */
const GAP = '…';

/** What is read: letters, their marks, and figures. */
const isRead = /[\p{L}\p{M}\p{N}]/u;

/**
 * A text in letters that a typeface has, so that no empty box is ever printed: first as it is, then without the
 * accents that are missing, then in Latin letters. A run of letters for which there is nothing of it (Chinese, Hebrew)
 * is an ellipsis; signs that are no letters are left out.
 * @param has whether the typeface has a character
 */
export function writableText(text: string, has: (character: string) => boolean): string {
  const written = Array.from(text.normalize('NFC'), (character) => writableCharacter(character, has));
  return written.filter((part, index) => part !== GAP || written[index - 1] !== GAP).join('');
}

function writableCharacter(character: string, has: (character: string) => boolean): string {
  if (has(character) || /[\r\n\t]/.test(character)) return character;
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  for (const candidate of [character.normalize('NFD').replace(/\p{M}/gu, ''), transliterate(character)]) {
    if (candidate && Array.from(candidate).every(has)) return candidate;
  }
  return isRead.test(character) ? GAP : '';
}

/** Whether a text can be written with nothing missing but signs that are no letters. */
export function isWritable(text: string, has: (character: string) => boolean): boolean {
  return text.includes(GAP) || !writableText(text, has).includes(GAP);
}

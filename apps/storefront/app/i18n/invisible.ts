/** Format characters: zero-width and soft hyphens, joiners, marks and turns of direction, byte-order marks. Nothing is seen of them. */
const invisible = /\p{Cf}/gu;

/** A text without characters that nothing is seen of, which come along where an address, a number or a code is copied. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

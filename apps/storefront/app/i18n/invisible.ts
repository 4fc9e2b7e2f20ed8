/**
 * Format characters: zero-width and soft hyphens, joiners, marks and turns of direction, byte-order marks. Nothing is
 * seen of them.
 */
const invisible = /\p{Cf}/gu;

/** Removes invisible format characters, which often come with copied text. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

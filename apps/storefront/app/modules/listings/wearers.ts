/** For whom a bike is said to be made, as the parameter `rahmen` has it; the last is for everyone. */
export const wearers: readonly string[] = ['women', 'men', 'unisex'];

/** Whether a value of the parameter `rahmen` says whom a bike is made for; the others are forms of frames. */
export const isWearer = (value: string): boolean => wearers.includes(value);

/** Whom a bike's frame types (§3) name: one that names no one, or both, is for everyone too. */
export function wearersOf(frameTypes: readonly string[]): string[] {
  const named = frameTypes.filter(isWearer);
  return named.length === 1 ? named : [...named, 'unisex'];
}

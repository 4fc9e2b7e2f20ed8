/** Joins class names; what is false, null or empty falls out. Gives undefined when nothing is left. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * The value that a table holds under a key that came from outside (a form's `intent`, a query parameter, a file):
 * names such as `constructor` or `toString`, which every object inherits, are not in the table.
 * @returns undefined if the table has no such key of its own
 */
export function getOwnEntry<Value>(table: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

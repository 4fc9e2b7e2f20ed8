/*
 * The hearts of this document: what the server says is noted (`modules/visit` tells it), and over it what was pressed and is not
 * stored yet. Whoever needs them asks by `useSyncExternalStore`.
 */

let noted: readonly number[] = [];
/** What was pressed last of each product, until the server has answered. */
const pressed = new Map<number, boolean>();
const listeners = new Set<() => void>();
let keep: ((hearts: readonly number[]) => void) | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back on every change. @returns what ends it */
export function subscribeHearts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a product is noted, as far as this document knows. */
export const isNoted = (id: number): boolean => pressed.get(id) ?? noted.includes(id);

/** How many products are noted. */
export function heartCount(): number {
  let count = noted.length;
  for (const [id, on] of pressed) count += Number(on) - Number(noted.includes(id));
  return count;
}

/** Whether something pressed is still on its way to the server. */
export const isStoring = (id: number): boolean => pressed.has(id);

/** Shows what is noted by what is known of the visitor. */
export function showHearts(hearts: readonly number[]): void {
  noted = hearts;
  tell();
}

/** Takes over what the server answers to a change; only one takes it. @returns what ends it */
export function onHearts(take: (hearts: readonly number[]) => void): () => void {
  keep = take;
  return () => {
    keep = undefined;
  };
}

/** Shows a heart as it was pressed. */
export function press(id: number, on: boolean): void {
  pressed.set(id, on);
  tell();
}

/**
 * What was pressed is stored, or is not: the heart shows again what the server says.
 * @param hearts the server's; undefined where it did not store it
 */
export function settle(id: number, hearts?: readonly number[]): void {
  pressed.delete(id);
  if (hearts) (keep ?? showHearts)(hearts);
  else tell();
}

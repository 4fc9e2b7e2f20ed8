/*
 * The shopper's body height: one for the whole shop, kept in the browser until it is forgotten (decision 61). Where there is a
 * session, `modules/visit` keeps it there too.
 */

const KEY = 'velory.height';

const listeners = new Set<() => void>();
/** The height of this document, where the browser keeps nothing. */
let ownCopy: number | undefined;

/** Whether a number is a height that is kept: whole centimetres that a rider can have. */
export const isHeight = (value: number): boolean => Number.isInteger(value) && value >= 90 && value <= 230;

/** Does something with the browser's storage; undefined where it is refused. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The height that was kept, centimetres; undefined on the server and where there is none. */
export function keptHeight(): number | undefined {
  const stored = withStorage((storage) => storage.getItem(KEY));
  const value = stored === undefined ? ownCopy : Number(stored ?? NaN);
  return value !== undefined && isHeight(value) ? value : undefined;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps a height, whole centimetres; anything else is left out. */
export function keepHeight(heightCm: number): void {
  if (!isHeight(heightCm) || keptHeight() === heightCm) return;
  ownCopy = heightCm;
  withStorage((storage) => storage.setItem(KEY, String(heightCm)));
  tell();
}

/** Forgets the height. */
export function forgetHeight(): void {
  ownCopy = undefined;
  withStorage((storage) => storage.removeItem(KEY));
  tell();
}

/** Calls back when this tab or another one keeps a height or forgets it. @returns what ends it */
export function onHeight(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

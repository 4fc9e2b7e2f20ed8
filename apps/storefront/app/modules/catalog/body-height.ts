/** The shopper's body height, kept in the browser alone: one for the whole shop, until it is forgotten. */
const KEY = 'velory.height';

/** Heights that are kept, whole centimetres: those that a rider can have. */
const isHeight = (value: number): boolean => Number.isInteger(value) && value >= 90 && value <= 230;

/** Does something with the browser's storage; where it is refused, nothing is kept. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * The height that was kept, centimetres; undefined on the server and where there is none.
 * @notYet listings, quiz and account do not begin with it
 */
export function keptHeight(): number | undefined {
  const value = Number(withStorage((storage) => storage.getItem(KEY)) ?? NaN);
  return isHeight(value) ? value : undefined;
}

/** Keeps a height, whole centimetres; anything else is left out. */
export function keepHeight(heightCm: number): void {
  if (isHeight(heightCm)) withStorage((storage) => storage.setItem(KEY, String(heightCm)));
}

/** Forgets the height. */
export function forgetHeight(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

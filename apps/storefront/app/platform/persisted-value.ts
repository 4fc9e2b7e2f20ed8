/** One value of the shopper's that a browser keeps in its local storage, for all its tabs, until it is forgotten. */
export interface PersistedValue<Value> {
  /** What was stored; undefined on the server and where there is nothing. */
  read: () => Value | undefined;
  /** Keeps a value; one that does not fit is left out. */
  keep: (value: Value) => void;
  forget: () => void;
  /** Calls back when this tab or another one keeps a value or forgets it. @returns a function that unsubscribes */
  follow: (listener: () => void) => () => void;
}

/**
 * Makes such a value. A browser that refuses its storage has it for as long as the document lasts.
 * @param key in the local storage
 * @param parse what was stored, or is to be; undefined if it does not fit
 */
export function createPersistedValue<Value extends string | number>(
  key: string,
  parse: (stored: string) => Value | undefined,
): PersistedValue<Value> {
  const listeners = new Set<() => void>();
  /** The value of this document, where the browser keeps nothing. */
  let ownCopy: Value | undefined;

  const read = () => {
    try {
      return parse(localStorage.getItem(key) ?? '');
    } catch {
      return ownCopy;
    }
  };
  const write = (value: Value | undefined) => {
    ownCopy = value;
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, String(value));
    } catch {
      // The document's own copy is used.
    }
    for (const listener of listeners) listener();
  };
  return {
    read,
    keep: (value) => {
      if (parse(String(value)) !== undefined && read() !== value) write(value);
    },
    forget: () => write(undefined),
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Storage that lasts as long as the document. */
class MemoryStorage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

/**
 * Gives the page a session storage of its own where the browser blocks it together with cookies: Remix uses it for
 * each page whose route it has to look up, and links would lead to an error. The shop's own code does without either
 * storage.
 */
export function memoryInsteadOfBlockedStorage(): void {
  try {
    void window.sessionStorage.length;
  } catch {
    Object.defineProperty(window, 'sessionStorage', { configurable: true, value: new MemoryStorage() });
  }
}

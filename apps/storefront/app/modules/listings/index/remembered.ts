import { LRUCache } from 'lru-cache';

/** What was made of one state of the index, by name; what no one asked for the longest goes first. */
export class Remembered<Value extends NonNullable<unknown>> {
  readonly #values: LRUCache<string, Value>;

  /** @param most values that are stored */
  constructor(most: number) {
    this.#values = new LRUCache({ max: most });
  }

  /** What `make` gives, made once. @param key names it */
  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.set(key, value);
    return value;
  }

  /** For when the index has changed. */
  forget(): void {
    this.#values.clear();
  }
}

/** So many combinations fit into 16 bits. */
const MOST_NARROW = 2 ** 16;

/**
 * The options of one facet for every place of an index. Products with the same options share one combination, of which
 * a catalogue has few: counting walks once through the places, whatever the number of options.
 */
export class OptionColumn {
  /** By place; narrow as long as that will do: it is what fits into a processor's cache that makes counting fast. */
  #combinations: Uint16Array | Int32Array = new Uint16Array(0);
  readonly #options: (readonly string[])[] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);

  /** @param capacity how many places there are from now on */
  grow(capacity: number): void {
    const larger = this.#options.length > MOST_NARROW ? new Int32Array(capacity) : new Uint16Array(capacity);
    larger.set(this.#combinations);
    this.#combinations = larger;
  }

  set(place: number, options: readonly string[]): void {
    const key = options.join('\n');
    let combination = this.#known.get(key);
    if (combination === undefined) {
      combination = this.#options.push([...new Set(options)]) - 1;
      this.#known.set(key, combination);
      if (combination === MOST_NARROW) this.grow(this.#combinations.length);
    }
    this.#combinations[place] = combination;
  }

  /** How many of some places have each option; options that none of them has are left out. */
  count(places: Int32Array): Map<string, number> {
    const having = new Int32Array(this.#options.length);
    for (const place of places) {
      const combination = this.#combinations[place] ?? 0;
      having[combination] = (having[combination] ?? 0) + 1;
    }
    const counts = new Map<string, number>();
    for (let combination = 0; combination < having.length; combination += 1) {
      const count = having[combination] ?? 0;
      if (count === 0) continue;
      for (const option of this.#options[combination] ?? []) counts.set(option, (counts.get(option) ?? 0) + count);
    }
    return counts;
  }
}

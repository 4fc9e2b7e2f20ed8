import { type Bits, countBits, hasBit, numbersIn } from './bits.ts';

/** Where more than this share of all has changed, they are sorted anew instead of being merged in. */
const MERGE_SHARE = 1 / 8;

/** So few places are put in order by themselves; more are met soon enough by anyone who walks through all. */
const FEW = 1000;

/** The places of an index in one order, kept while products change: what has changed is merged into what has not. */
export class SortedPlaces {
  readonly #compare: (a: number, b: number) => number;
  /** Absent until the order is first asked for, and after too many changes. */
  #places: Int32Array | undefined;
  /** By place, where it is in the order. */
  #ranks: Int32Array | undefined;
  readonly #changed = new Set<number>();

  /** @param compare orders two places; never 0 for different ones */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Records that a place holds another product, or none any more. */
  change(place: number): void {
    if (!this.#places) return;
    this.#changed.add(place);
    if (this.#changed.size <= this.#places.length * MERGE_SHARE) return;
    this.#places = undefined;
    this.#changed.clear();
  }

  /**
   * All places that hold a product, in order; or, where few are wanted, only those.
   * @param present the places that hold one
   * @param wanted some of them; what else is given has to be left out
   */
  inOrder(present: Bits, wanted: Bits = present): Int32Array {
    const places = this.#upToDate(present);
    if (countBits(wanted) > FEW) return places;
    const ranks = (this.#ranks ??= ranksOf(places, present.length * 32));
    return numbersIn(wanted)
      .map((place) => ranks[place] ?? 0)
      .sort()
      .map((rank) => places[rank] ?? 0);
  }

  #upToDate(present: Bits): Int32Array {
    if (this.#places && this.#changed.size === 0) return this.#places;
    this.#places = this.#places ? this.#merged(this.#places, present) : numbersIn(present).sort(this.#compare);
    this.#ranks = undefined;
    this.#changed.clear();
    return this.#places;
  }

  #merged(places: Int32Array, present: Bits): Int32Array {
    const stored = places.filter((place) => !this.#changed.has(place));
    const added = Int32Array.from([...this.#changed].filter((place) => hasBit(present, place))).sort(this.#compare);
    const all = new Int32Array(stored.length + added.length);
    let nextUnchanged = 0;
    let nextAdded = 0;
    for (let at = 0; at < all.length; at += 1) {
      const takesUnchanged =
        nextAdded >= added.length ||
        (nextUnchanged < stored.length && this.#compare(stored[nextUnchanged] ?? 0, added[nextAdded] ?? 0) < 0);
      all[at] = (takesUnchanged ? stored[nextUnchanged++] : added[nextAdded++]) ?? 0;
    }
    return all;
  }
}

function ranksOf(places: Int32Array, capacity: number): Int32Array {
  const ranks = new Int32Array(capacity);
  for (let rank = 0; rank < places.length; rank += 1) ranks[places[rank] ?? 0] = rank;
  return ranks;
}

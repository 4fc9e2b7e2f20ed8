import { type Bits, hasBit } from './bits.ts';

/** Where more than this share of all has changed, they are sorted anew instead of being merged in. */
const MERGE_SHARE = 1 / 8;

/** The places of an index in one order, kept while products change: what has changed is merged into what has not. */
export class SortedPlaces {
  readonly #compare: (a: number, b: number) => number;
  /** Absent until the order is first asked for, and after too many changes. */
  #places: Int32Array | undefined;
  readonly #changed = new Set<number>();

  /** @param compare orders two places; never 0 for different ones */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Notes that a place holds another product, or none any more. */
  change(place: number): void {
    if (!this.#places) return;
    this.#changed.add(place);
    if (this.#changed.size <= this.#places.length * MERGE_SHARE) return;
    this.#places = undefined;
    this.#changed.clear();
  }

  /**
   * All places that hold a product, in order.
   * @param present the places that do
   */
  inOrder(present: Bits): Int32Array {
    if (!this.#places) this.#places = placesOf(present).sort(this.#compare);
    else if (this.#changed.size > 0) this.#places = this.#merged(this.#places, present);
    this.#changed.clear();
    return this.#places;
  }

  #merged(places: Int32Array, present: Bits): Int32Array {
    const kept = places.filter((place) => !this.#changed.has(place));
    const added = Int32Array.from([...this.#changed].filter((place) => hasBit(present, place))).sort(this.#compare);
    const all = new Int32Array(kept.length + added.length);
    let [nextKept, nextAdded] = [0, 0];
    for (let at = 0; at < all.length; at += 1) {
      const takesKept =
        nextAdded >= added.length ||
        (nextKept < kept.length && this.#compare(kept[nextKept] ?? 0, added[nextAdded] ?? 0) < 0);
      all[at] = (takesKept ? kept[nextKept++] : added[nextAdded++]) ?? 0;
    }
    return all;
  }
}

function placesOf(present: Bits): Int32Array {
  const places: number[] = [];
  for (let place = 0; place < present.length * 32; place += 1) if (hasBit(present, place)) places.push(place);
  return Int32Array.from(places);
}

/*
 * Sets of small whole numbers, one bit for each: the places of products in the index. A set of 100,000 takes 12.5 KB
 * and is intersected with another in some microseconds.
 */

/** Of signed words: V8 works on unsigned ones as on doubles, half as fast. */
export type Bits = Int32Array;

/** An empty set for numbers below a capacity. */
export function emptyBits(capacity: number): Bits {
  return new Int32Array(Math.ceil(capacity / 32));
}

export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

/** What all sets have in common; a new set. Sets are of one capacity. */
export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const common = first.slice();
  for (const other of others) {
    for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  }
  return common;
}

/** What a set has and another does not; a new set. */
export function difference(bits: Bits, other: Bits): Bits {
  return bits.map((word, at) => word & ~(other[at] ?? 0));
}

/** Adds all of one set to another. */
export function addAll(target: Bits, added: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (added[word] ?? 0);
}

/** What any of some sets has; a new set where there are several. */
export function union([first = new Int32Array(0), ...others]: readonly Bits[]): Bits {
  if (others.length === 0) return first;
  const all = first.slice();
  for (const other of others) addAll(all, other);
  return all;
}

/**
 * Adds the numbers whose value in a column lies from `least` to `most`. No branch depends on a value: the sign of two
 * differences says where it lies, which is three times as fast.
 * @param column a value from -1 on for each number below the capacity
 * @param least a whole number from 0 on
 * @param most a whole number from -1 on
 */
export function addWithin(target: Bits, column: Int32Array, least: number, most: number): void {
  const below = least - 1;
  for (let word = 0; word < target.length; word += 1) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const value = column[word * 32 + bit] ?? 0;
      bits |= (((below - value) & ~(most - value)) >>> 31) << bit;
    }
    target[word] = (target[word] ?? 0) | bits;
  }
}

/** The numbers of a set, smallest first. @param size how many they are, where that is known */
export function numbersIn(bits: Bits, size = countBits(bits)): Int32Array {
  const numbers = new Int32Array(size);
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      numbers[count] = at * 32 + 31 - Math.clz32(word & -word);
      count += 1;
    }
  }
  return numbers;
}

/** How many numbers two sets have in common. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 2)
    count += onesInBoth((a[word] ?? 0) & (b[word] ?? 0), (a[word + 1] ?? 0) & (b[word + 1] ?? 0));
  return count;
}

/** How many of some numbers a set holds: faster than `countCommon` where they are few. */
export function countAmong(numbers: Int32Array, bits: Bits): number {
  let count = 0;
  for (const number of numbers) count += ((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1;
  return count;
}

/** How many numbers a set holds. */
export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

/** The bits of two 32-bit words, added up in pairs, fours and bytes. */
function onesInBoth(first: number, second: number): number {
  const fours = foursOf(first) + foursOf(second);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** How many bits each four of a word have, in their place. */
function foursOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/*
 * Colours by their names in German, French and English, for feeds without colour values. Longer words are before the
 * words they contain.
 */
const colours: readonly [hex: string, words: string][] = [
  ['#1c1f22', 'schwarz noir black tiefschwarz'],
  ['#f2f2ee', 'weiss blanc white'],
  ['#4a4f52', 'graphit graphite anthrazit anthracite'],
  ['#3a4a58', 'schiefer ardoise slate'],
  ['#c3c7c9', 'silber argent silver'],
  ['#8b9095', 'grau gris grey gray'],
  ['#20304f', 'nachtblau marine navy dunkelblau'],
  ['#a9c6cf', 'hellblau gletscher'],
  ['#2b5fa8', 'blau bleu blue'],
  ['#1f5157', 'petrol petrole teal'],
  ['#3aa6a0', 'tuerkis turquoise'],
  ['#6f7f5c', 'oliv olive khaki'],
  ['#9aae98', 'salbei sauge sage mint'],
  ['#24463d', 'tanne tannengruen dunkelgruen'],
  ['#3c8f6b', 'gruen vert verte green'],
  ['#5e1f2b', 'bordeaux weinrot burgundy'],
  ['#b83227', 'rot rouge red'],
  ['#d9732c', 'orange'],
  ['#9c5b3b', 'kupfer cuivre copper bronze'],
  ['#d9a832', 'ocker ocre gold or dore senf'],
  ['#e5c629', 'gelb jaune yellow'],
  ['#d99aa5', 'rosa rose pink'],
  ['#8e84a8', 'flieder lila lilas violett violet purple'],
  ['#6b4a35', 'braun brun marron brown'],
  ['#d6d2c4', 'beige sand sable creme cream champagner'],
];

const byWord = new Map(colours.flatMap(([hex, words]) => words.split(' ').map((word) => [word, hex])));
const stems = colours.flatMap(([hex, words]) =>
  words
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => [word, hex] as const),
);

/** A grey that represents colours no one can guess, such as `Sondermodell`. */
const UNKNOWN = '#8a8f98';

/** Colour values for a colour's name, given as a slug: the first colour word is the paint, a second one the accent. */
export function guessColour(slug: string): { hex: string; accent: string | null } {
  const found: string[] = [];
  for (const word of slug.split('-')) {
    const hex = byWord.get(word) ?? stems.find(([stem]) => word.startsWith(stem) || word.endsWith(stem))?.[1];
    if (hex && !found.includes(hex)) found.push(hex);
  }
  return { hex: found[0] ?? UNKNOWN, accent: found[1] ?? null };
}

/** A colour value as `#rrggbb`, from `#rgb` or without `#`; undefined for anything else. */
export function readHex(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const hex = value.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(hex)) return `#${hex}`;
  return /^[0-9a-f]{3}$/.test(hex) ? `#${[...hex].map((digit) => digit + digit).join('')}` : undefined;
}

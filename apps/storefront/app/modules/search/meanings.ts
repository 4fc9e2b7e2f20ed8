/** What a word of the shop means beside itself, for anyone else who has to understand what people type. */
export { meanings } from './query/concepts.ts';
export { mistakesBetween } from './query/spelling.ts';

/** What a word of the shop means beside itself, for anyone who else has to understand what people type. */
export { meanings } from './query/concepts.ts';
export { mistakesBetween } from './query/spelling.ts';

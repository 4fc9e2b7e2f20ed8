import blocks from './blocks.css?url';

/** The style sheet of pages that begin with a hero, for a route's `links`: it has hero, steps and offer. */
export const blocksSheet = { rel: 'stylesheet' as const, href: blocks };

/** Namespaces of the texts that blocks show, for a route's `handle.i18n`. */
export const blockTexts = ['blocks', 'video', 'stories'];

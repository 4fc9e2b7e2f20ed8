/** Namespaces of the texts that blocks show, for a route's `handle.i18n`. */
export const blockTexts = ['blocks', 'video', 'stories'];

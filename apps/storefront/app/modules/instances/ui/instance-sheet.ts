import sheet from './instance.css?url';

/** The style sheet of what only partners' instances show. */
export const instanceSheet = sheet;

import { slugProblems } from './slug';
import { hasText, isFilled, type EntryRules } from './problem';

/** Components find their bikes by attribute and terms: both or neither. */
export const componentRules: EntryRules = {
  check(entry) {
    const attribute = isFilled(entry.attribute);
    const terms = hasText(entry.terms);
    const slug = slugProblems(entry.slug, { reserved: false });
    if (slug.length > 0) return slug;
    if (attribute && !terms) return [{ field: 'terms', message: 'Zum Merkmal gehören die Wörter, die darin stehen.' }];
    if (terms && !attribute)
      return [{ field: 'attribute', message: 'Bitte angeben, in welchem Merkmal diese Wörter stehen.' }];
    return [];
  },
};

import { hasText, type Problem } from './problem';
import { isReservedSlug } from './reserved-slugs';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the end of an entry's address; nothing where it is empty: it is made from the title then. */
export function slugProblems(slug: unknown, { reserved = true } = {}): Problem[] {
  if (!hasText(slug)) return [];
  if (!SLUG.test(slug) || slug.length > 60) {
    const message = 'Die Adresse besteht aus Kleinbuchstaben, Zahlen und Bindestrichen, höchstens 60 Zeichen.';
    return [{ field: 'slug', message }];
  }
  if (!reserved || !isReservedSlug(slug)) return [];
  return [{ field: 'slug', message: `«${slug}» ist eine Seite des Shops. Bitte eine andere Adresse wählen.` }];
}

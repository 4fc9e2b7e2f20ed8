import { hasText, type Problem } from './problem';
import { isReservedSlug } from './reserved-slugs';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Problems of a slug; none if it is empty, since it is then created from the title. */
export function slugProblems(slug: unknown, { reserved = true } = {}): Problem[] {
  if (!hasText(slug)) return [];
  if (!SLUG.test(slug) || slug.length > 60) {
    const message = 'Die Adresse besteht aus Kleinbuchstaben, Zahlen und Bindestrichen, höchstens 60 Zeichen.';
    return [{ field: 'slug', message }];
  }
  if (!reserved || !isReservedSlug(slug)) return [];
  return [{ field: 'slug', message: `«${slug}» ist eine Seite des Shops. Bitte eine andere Adresse wählen.` }];
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Slugs of short texts that a feed repeats for every product: names of attributes, sizes, colours. */
const knownSlugs = new Map<string, string>();
const MOST_KNOWN_SLUGS = 20_000;

/**
 * A slug as WordPress makes it: `Limmat 5 für Damen` → `limmat-5-fuer-damen`; empty if nothing of the text is Latin.
 */
export function slugify(text: string): string {
  const known = knownSlugs.get(text);
  if (known !== undefined) return known;
  const slug = makeSlug(text);
  if (text.length <= 60 && knownSlugs.size < MOST_KNOWN_SLUGS) knownSlugs.set(text, slug);
  return slug;
}

function makeSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßœæøł]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 180)
    .replace(/-+$/, '');
}

/** The slug a feed gives (WordPress percent-encodes what is not ASCII), made usable in a path. */
export function readSlug(value: string): string {
  try {
    return slugify(decodeURIComponent(value));
  } catch {
    return slugify(value);
  }
}

/*
 * The comparison list (spec §3, §4, §9): it stays in the browser (decision 34), newest bike first. Rules without I/O.
 */

/** A bike on the list: what the tray shows of it without asking the server. */
export interface ComparedBike {
  /** Id of the product: its slug is another one in the other language. */
  id: number;
  slug: string;
  name: string;
  picture: string;
}

export type ComparisonList = readonly ComparedBike[];

/** Key in session storage (§9). */
export const COMPARISON_KEY = 'comparisonList';

/** More columns than these are not readable side by side. */
export const MAX_COMPARED = 4;

/** Query name of a comparison's bikes: slugs by comma. */
export const BIKES_PARAMETER = 'bikes';

/**
 * The list after a click on "compare": the bike goes to the front, or away where it is on the list (§4).
 * @returns the list, and the bike that had to leave because the list was full
 */
export function toggleCompared(
  list: ComparisonList,
  bike: ComparedBike,
): { list: ComparisonList; left: ComparedBike | undefined } {
  if (list.some(({ id }) => id === bike.id)) return { list: withoutBike(list, bike.id), left: undefined };
  const next = [bike, ...list];
  return { list: next.slice(0, MAX_COMPARED), left: next[MAX_COMPARED] };
}

export function withoutBike(list: ComparisonList, id: number): ComparisonList {
  return list.filter((each) => each.id !== id);
}

function isComparedBike(value: unknown): value is ComparedBike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name, picture } = value as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    typeof slug === 'string' &&
    /^[\w-]{1,200}$/.test(slug) &&
    typeof name === 'string' &&
    // Only pictures of the shop itself.
    typeof picture === 'string' &&
    picture.startsWith('/bilder/')
  );
}

/** A list as storage or another tab gives it: entries that do not fit are dropped, a bike counts once, newest first. */
export function checkedList(value: unknown): ComparisonList {
  if (!Array.isArray(value)) return [];
  const bikes = value.filter(isComparedBike);
  return bikes.filter(({ id }, index) => bikes.findIndex((each) => each.id === id) === index).slice(0, MAX_COMPARED);
}

/** The stored list; undefined if nothing is stored. Text that is no list is an empty one. */
export function readStoredList(json: string | null): ComparisonList | undefined {
  if (json === null) return undefined;
  try {
    return checkedList(JSON.parse(json));
  } catch {
    return [];
  }
}

/** Query value of bikes, for links that show a comparison to others. */
export function bikesQuery(bikes: readonly { slug: string }[]): string {
  return bikes.map(({ slug }) => slug).join(',');
}

/** Slugs longer than any product's are nonsense. */
const LONGEST_SLUG = 200;
/** Slugs that are looked up: unknown ones among them do not hide the known ones behind. */
const MOST_SLUGS = 12;

/** Slugs that an address asks for, each once, in their order: `?bikes=a,b` or `?bikes=a&bikes=b`. */
export function parseRequestedSlugs(search: URLSearchParams): string[] {
  const slugs = search
    .getAll(BIKES_PARAMETER)
    .flatMap((value) => value.split(','))
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG);
  return [...new Set(slugs)].slice(0, MOST_SLUGS);
}

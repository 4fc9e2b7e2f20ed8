import { type DeviceKind, deviceKinds } from '~/platform/device-kind.ts';

/** The visit that an order came from (spec §2: utm addresses, Black Friday flag; §3: device kinds). */
export interface OrderVisit {
  /** Path and query of the last page with `utm`; null without one, or if it was erased. */
  utmPath: string | null;
  isBlackFriday: boolean;
  /** null if it was erased. */
  device: DeviceKind | null;
}

/** Maximum length of a stored source. */
const LONGEST = 60;

/** Query parameters that identify the source of a visit, the most specific first. */
const sourceNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** What a source looks like, also in the address of the staff's list. */
export const isSource = (text: string): boolean => /^[\p{L}\p{N} ._-]{1,60}$/u.test(text);

/**
 * The source by which orders are counted: `utm_source` in lower case, else medium or campaign; other characters become
 * hyphens.
 * @param utmPath as `utmPathOf` gives it
 * @returns null for a visit that no `utm` address began; `utm` where it names nothing
 */
export function sourceOf(utmPath: string | null): string | null {
  if (utmPath === null) return null;
  const search = new URLSearchParams(utmPath.slice(utmPath.indexOf('?') + 1));
  const values = new Map([...search].map(([name, value]) => [name.toLowerCase(), value]));
  const named = sourceNames.map((name) => tidied(values.get(name) ?? '')).find((source) => source !== '');
  return named ?? 'utm';
}

const tidied = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ._-]+/gu, '-')
    .replace(/^[- ]+|[- ]+$/g, '')
    .slice(0, LONGEST)
    .trim();

/** Reads the visit stored with an order; erased values are null. @param context `checkoutContextData` */
export function visitOf(context: unknown): OrderVisit {
  const facts = (typeof context === 'object' && context !== null ? context : {}) as Partial<Record<string, unknown>>;
  return {
    utmPath: typeof facts.utmPath === 'string' ? facts.utmPath : null,
    isBlackFriday: facts.isBlackFriday === true,
    device: deviceKinds.find((kind) => kind === facts.device) ?? null,
  };
}

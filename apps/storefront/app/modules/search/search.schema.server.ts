import { z } from 'zod';
import { typedLine } from '~/platform/typed-text.server.ts';
import { defaultLocale, locales } from '~/i18n/locales.ts';
import type { ChangeMark } from './index-export.server.ts';
import { LONGEST_SEARCH, REDIRECT_LIMIT, SEARCH_LIMIT, SEARCH_PAGE_SIZE } from './search.ts';

/* What the calls under /api/search take. All of it comes as text of a query string. */

const locale = z.enum(locales).default(defaultLocale);
const text = typedLine(LONGEST_SEARCH, { required: 'expected a search text' });
const offset = z.coerce.number().int().min(0).max(1000).default(0);
const limit = (standard: number, max: number) => z.coerce.number().int().min(1).max(max).default(standard);

export const searchEngineQuery = z.object({
  q: text,
  locale,
  offset,
  limit: limit(SEARCH_PAGE_SIZE, SEARCH_LIMIT),
  type: z.enum(['bikes', 'accessories']).default('bikes'),
});

export const searchFieldQuery = z.object({ q: text, locale });

export const redirectQuery = z.object({ term: text, locale, limit: limit(REDIRECT_LIMIT, 20), offset });

const moment = z.iso.datetime({ offset: true });

/** A moment in ISO 8601, or the version of an earlier answer: a moment, `~` and the id of its last product. */
const since = z
  .string()
  .meta({ description: 'ISO 8601 time, or the `version` of an earlier response.' })
  .transform((text, context): ChangeMark => {
    const [, at, productId] = /^([^~]+)(?:~(\d{1,9}))?$/.exec(text) ?? [];
    const time = moment.safeParse(at).success ? Date.parse(at ?? '') : NaN;
    if (time >= 0) return { at: new Date(time), productId: productId === undefined ? undefined : Number(productId) };
    context.addIssue({ code: 'custom', message: 'expected an ISO 8601 time or a version' });
    return z.NEVER;
  });

export const searchIndexQuery = z.object({ locale, since: since.optional() });

/** Slugs that one request may ask for. */
const MOST_SLUGS = 50;

export const slugsQuery = z.object({
  slugs: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((slug) => slug.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(200)).min(1, 'expected slugs separated by commas').max(MOST_SLUGS)),
  locale,
  multiple: z.enum(['true', 'false']).default('false'),
});

/** What filterV2 takes beside the parameters of a listing. */
export const filterQuery = z.object({
  locale,
  page: z.coerce.number().int().min(1).max(99_999).optional(),
  type: z.enum(['bikes', 'accessories']).default('bikes'),
});

export const pageNotFoundBody = z.object({
  referrer: z.string().max(2000).nullish(),
  currentLink: z.string().min(1).max(2000),
});

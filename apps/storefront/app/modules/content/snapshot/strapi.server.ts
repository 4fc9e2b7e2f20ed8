import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { env } from '~/platform/env.server.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';

/** Longest wait for one answer of Strapi. */
const TIMEOUT_MS = 2000;
const PAGE_SIZE = 100;

/** What of an entry is asked for: named fields and named components, never everything. */
export interface Selection {
  fields?: readonly string[];
  populate?: Readonly<Record<string, Selection>>;
  /** Per component, for dynamic zones. */
  on?: Readonly<Record<string, Selection>>;
}

export interface CmsQuery extends Selection {
  /** Path below `/api/`: the plural name of a collection type, the singular of a single type. */
  path: string;
  single?: boolean;
  sort?: string;
}

/** Strapi did not answer, or not as it should. Its last content stays. */
export class CmsError extends Error {
  override name = 'CmsError';
}

const collectionAnswer = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number().int() }) }),
});
const singleAnswer = z.object({ data: z.unknown() });

/** The bracket notation that Strapi reads: `fields[0]=title&populate[logo][fields][0]=url`. */
function appendSelection(search: URLSearchParams, { fields, populate, on }: Selection, prefix = ''): void {
  const name = (key: string) => (prefix ? `${prefix}[${key}]` : key);
  fields?.forEach((field, index) => search.append(`${name('fields')}[${index}]`, field));
  for (const [field, selection] of Object.entries(populate ?? {})) {
    if (selection.fields || selection.populate || selection.on) {
      appendSelection(search, selection, `${name('populate')}[${field}]`);
    } else search.append(`${name('populate')}[${field}]`, 'true');
  }
  for (const [component, selection] of Object.entries(on ?? {}))
    appendSelection(search, selection, `${name('on')}[${component}]`);
}

/**
 * Gets a path of Strapi with the storefront's read token.
 * @param limit ms that the whole answer may take
 * @throws CmsError if it does not answer in time
 */
export async function fetchFromCms(path: string, limit = TIMEOUT_MS): Promise<Response> {
  const { CMS_URL, CMS_API_TOKEN } = env();
  const headers = CMS_API_TOKEN ? { authorization: `Bearer ${CMS_API_TOKEN}` } : undefined;
  try {
    return await fetch(`${CMS_URL}${path}`, { headers, redirect: 'error', signal: timeLimit(limit) });
  } catch (error) {
    throw new CmsError(`The CMS does not answer at ${path}: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

async function fetchAnswer<Answer>(
  path: string,
  search: URLSearchParams,
  schema: z.ZodType<Answer>,
): Promise<Answer | undefined> {
  const response = await fetchFromCms(`${path}?${search}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new CmsError(`The CMS answers ${response.status} at ${path}`);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new CmsError(`The CMS answers in an unknown shape at ${path}`);
  return parsed.data;
}

/**
 * All published entries of a type in one language, as Strapi sends them. A single type that is not published gives
 * no entry.
 * @throws CmsError if Strapi does not answer, refuses, or answers in another shape
 */
export async function fetchEntries({ path, single, sort, ...selection }: CmsQuery, locale: Locale): Promise<unknown[]> {
  const search = new URLSearchParams({ locale, status: 'published' });
  appendSelection(search, selection);
  const url = `/api/${path}`;
  if (single) {
    const answer = await fetchAnswer(url, search, singleAnswer);
    return answer?.data ? [answer.data] : [];
  }
  if (sort) search.set('sort', sort);
  search.set('pagination[pageSize]', String(PAGE_SIZE));
  const entries: unknown[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    search.set('pagination[page]', String(page));
    const answer = await fetchAnswer(url, search, collectionAnswer);
    if (!answer) throw new CmsError(`The CMS knows no ${url}`);
    entries.push(...answer.data);
    pageCount = answer.meta.pagination.pageCount;
  }
  return entries;
}

/**
 * One entry as its editors see it, in one language, published or not.
 * @returns undefined if there is none
 * @throws CmsError if Strapi does not answer, refuses, or answers in another shape
 */
export async function fetchEntry(
  { path, single, sort: _sort, ...selection }: CmsQuery,
  documentId: string,
  locale: Locale,
): Promise<unknown> {
  const search = new URLSearchParams({ locale, status: 'draft' });
  appendSelection(search, selection);
  const answer = await fetchAnswer(`/api/${path}${single ? '' : `/${documentId}`}`, search, singleAnswer);
  return answer?.data ?? undefined;
}

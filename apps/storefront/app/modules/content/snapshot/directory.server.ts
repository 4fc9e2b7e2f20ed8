import { type Locale, locales } from '~/i18n/locales.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { BikeComponent, BikePart } from '~/modules/content/entries/directory.ts';
import { currentPreview, previewedDocument, withPreview } from '~/modules/content/preview/current-preview.server.ts';
import type { ContentDocumentOf, SlugTypeName } from '~/modules/content/types/content-types.server.ts';

/** What is behind a slug: an entry with its slugs, the slug that this language has instead, or nothing. */
export type EntryLookup<Entry> =
  | { kind: 'found'; entry: Entry; slugs: Partial<Record<Locale, string>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' };

interface Row<Type extends SlugTypeName> {
  id: string;
  locale: Locale;
  data: ContentDocumentOf<Type> & { slug: string };
}

/** The published entry behind a slug in one language; a slug of the other language leads to this one's. */
export async function findEntryBySlug<Type extends SlugTypeName>(
  type: Type,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<EntryLookup<ContentDocumentOf<Type>>> {
  const rows = await sql<Row<Type>[]>`
    select document_id as id, locale, data from content_document
    where type = ${type} and document_id in (
      select document_id from content_document where type = ${type} and data->>'slug' = ${slug})
    order by document_id`;
  putDrafts(type, slug, rows);
  const own = rows.filter((row) => row.locale === locale);
  const row = own.find(({ data }) => data.slug === slug) ?? own[0];
  if (!row) return { kind: 'missing' };
  if (row.data.slug !== slug) return { kind: 'moved', slug: row.data.slug };
  const versions = rows.filter(({ id }) => id === row.id);
  const slugs = Object.fromEntries(versions.map((version) => [version.locale, version.data.slug]));
  return { kind: 'found', entry: row.data, slugs };
}

/** Puts an editor's draft in the place of its published versions, where its address is asked for. */
function putDrafts<Type extends SlugTypeName>(type: Type, slug: string, rows: Row<Type>[]): void {
  const id = currentPreview()?.documentId ?? '';
  const drafts = locales.flatMap((locale): Row<Type>[] => {
    const data = previewedDocument(type, locale);
    return data ? [{ id, locale, data }] : [];
  });
  const isAskedFor = drafts.some(({ data }) => data.slug === slug) || rows.some((row) => row.id === id);
  if (!isAskedFor || drafts.length === 0) return;
  const others = rows.filter((row) => !drafts.some((draft) => row.id === id && row.locale === draft.locale));
  rows.splice(0, rows.length, ...drafts, ...others);
}

/** The component directory in its order, of one part or whole. */
export async function getComponents({ locale, part }: { locale: Locale; part?: BikePart }): Promise<BikeComponent[]> {
  const rows = await sql<{ id: string; data: BikeComponent }[]>`
    select document_id as id, data from content_document
    where type = 'component' and locale = ${locale} and ${part ? Prisma.sql`data->>'part' = ${part}` : Prisma.sql`true`}
    order by position`;
  return withPreview('component', locale, rows, (component) => !part || component.part === part);
}

/** What leads from a bike's technical data to an entry of the directory. */
export type ComponentLink = Pick<BikeComponent, 'part' | 'slug' | 'attribute' | 'terms'>;

/**
 * The entries of the component directory that tell of values of some attributes, without their texts, in their order.
 */
export async function getComponentLinks({
  locale,
  attributes,
}: {
  locale: Locale;
  attributes: readonly string[];
}): Promise<ComponentLink[]> {
  const rows = await storedLinks.one(`${locale} ${attributes.join(' ')}`, () => readLinks(locale, attributes));
  return withPreview('component', locale, [...rows], ({ attribute = '' }) => attributes.includes(attribute));
}

/** By language and attributes: bikes have few different sets of them. */
const storedLinks = new ReadCache<readonly LinkRow[]>('content', 60);

type LinkRow = { id: string; data: BikeComponent };

async function readLinks(locale: Locale, attributes: readonly string[]): Promise<readonly LinkRow[]> {
  return sql<LinkRow[]>`
    select document_id as id, data - '{title,summary,html,facts,picture}'::text[] as data from content_document
    where type = 'component' and locale = ${locale} and data->>'attribute' = any(${[...attributes]}::text[])
    order by position`;
}

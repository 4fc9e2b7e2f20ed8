import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../validation/problem';

/** System fields of every entry. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'],
  'status',
]);

interface Attribute {
  type: string;
  component?: string;
  repeatable?: boolean;
}

/** The content manager's untyped service. */
type PopulateBuilder = (uid: string) => { populateDeep(level: number): { build(): Promise<object> } };

const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, Attribute> =>
  (strapi.getModel(uid as UID.Schema)?.attributes ?? {}) as Record<string, Attribute>;

/** The draft or published version of an entry in one language with its components; null if there is none. */
export async function readDraft(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
  version: 'draft' | 'published' = 'draft',
): Promise<Record<string, unknown> | null> {
  const builder = strapi.plugin('content-manager').service('populate-builder') as unknown as PopulateBuilder;
  const populate = await builder(uid).populateDeep(5).build();
  const where = { documentId, locale, publishedAt: version === 'draft' ? null : { $notNull: true } };
  const [draft] = await strapi.db.query(uid).findMany({ where, populate });
  return draft ? (writtenOf(strapi, uid, draft) as Record<string, unknown>) : null;
}

/**
 * The editors' values of an entry or component in a form that can be saved again: pictures by id, components without
 * theirs. Relations are omitted: the admins of an organization are not content.
 */
function writtenOf(strapi: Core.Strapi, uid: string, data: unknown): unknown {
  if (!isRecord(data)) return data ?? null;
  const entries = Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) => {
    if (OWN_FIELDS.has(name) || attribute.type === 'relation') return [];
    return [[name, valueOf(strapi, attribute, data[name])] as const];
  });
  return Object.fromEntries(entries);
}

function valueOf(strapi: Core.Strapi, { type, component, repeatable }: Attribute, value: unknown): unknown {
  if (value === undefined || value === null) return repeatable || type === 'dynamiczone' ? [] : null;
  const each = (write: (item: unknown) => unknown) => (Array.isArray(value) ? value.map(write) : write(value));
  switch (type) {
    case 'component':
      return component ? each((item) => writtenOf(strapi, component, item)) : null;
    case 'dynamiczone':
      return each((item) => {
        const kind = isRecord(item) ? String(item.__component) : '';
        return { __component: kind, ...(writtenOf(strapi, kind, item) as object) };
      });
    case 'media':
      return each((item) => (isRecord(item) ? (item.id ?? null) : null));
    default:
      return value;
  }
}

/** Names of the fields that differ. */
export function changedFields(before: Record<string, unknown> | null, after: Record<string, unknown> | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}

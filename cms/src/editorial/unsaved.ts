import type { Core, UID } from '@strapi/strapi';
import { askShop, ShopError } from '../platform/shop';
import { previewedType, unsavedAddress } from '../preview/address';
import { withSlug } from '../slugs/slugs-from-titles';
import { isRecord } from '../validation/problem';

/** What the form adds to values for itself. */
const OF_FORM: ReadonlySet<string> = new Set(['__temp_key__', 'connect', 'disconnect']);

/** A form's values as Strapi would send them, were they saved. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (OF_FORM.has(name) ? [] : [[name, asSaved(part)] as const])),
  );
}

/** What the panel calls the field that a problem of the shop is about. */
function labelOf(strapi: Core.Strapi, uid: UID.ContentType, problem: string): string {
  const field = /^\w+/.exec(problem)?.[0] ?? problem;
  const options = strapi.contentTypes[uid]?.attributes[field]?.pluginOptions as
    { panel?: { label?: string } } | undefined;
  return options?.panel?.label ?? field;
}

/** Where the shop shows what was typed; without an address it shows it nowhere, or is away. */
interface Shown {
  address: string | null;
  /** Fields that the shop can't take as they are, by the names that they have in the panel. */
  problems: string[];
  /** What editors read where the shop could not be asked. */
  message?: string;
}

/** An entry whose form is open. */
interface TypedEntry {
  uid: UID.ContentType;
  /** `new` where nothing was saved yet. */
  documentId: string;
  locale: string;
}

/**
 * Hands what an editor has typed to the shop, which shows it under a signed address and keeps it for a working day.
 * @param id names the form: 32 hexadecimal digits
 */
export async function showUnsaved(
  strapi: Core.Strapi,
  { uid, documentId, locale }: TypedEntry,
  { id, values }: { id: string; values: Record<string, unknown> },
): Promise<Shown> {
  const type = previewedType(uid);
  if (!type) return { address: null, problems: [] };
  try {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asSaved(value)]));
    const entry = await withSlug(strapi, { uid, locale, values: typed });
    const body = { id, type, documentId, locale, entry };
    const { path, problems } = (await askShop('content/unsaved', { body })) as {
      path: string | null;
      problems: string[];
    };
    const fields = new Set(problems.map((problem) => labelOf(strapi, uid, problem)));
    const address = path === null ? null : unsavedAddress(path, { type, documentId, version: id });
    return { address, problems: [...fields] };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    strapi.log.warn(error.message);
    return { address: null, problems: [], message: error.forEditors };
  }
}

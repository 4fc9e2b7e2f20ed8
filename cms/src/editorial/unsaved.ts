import type { Core, UID } from '@strapi/strapi';
import { askShop, ShopError } from '../platform/shop';
import { previewedType, unsavedAddress } from '../preview/address';
import { withSlug } from '../slugs/slugs-from-titles';
import { isRecord } from '../validation/problem';

/** Keys added by the form. */
const OF_FORM: ReadonlySet<string> = new Set(['__temp_key__', 'connect', 'disconnect']);

/** The form's values as the API would return them after saving. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (OF_FORM.has(name) ? [] : [[name, asSaved(part)] as const])),
  );
}

/** The panel's label of a field that the shop reported. */
function labelOf(strapi: Core.Strapi, uid: UID.ContentType, problem: string): string {
  const field = /^\w+/.exec(problem)?.[0] ?? problem;
  const options = strapi.contentTypes[uid]?.attributes[field]?.pluginOptions as
    { panel?: { label?: string } } | undefined;
  return options?.panel?.label ?? field;
}

/** The preview address; absent if there is no page or the shop is unavailable. */
interface Shown {
  address: string | null;
  /** Invalid fields by their labels in the panel. */
  problems: string[];
  /** Message for editors if the shop is unavailable. */
  message?: string;
}

interface TypedEntry {
  uid: UID.ContentType;
  /** `new` if it was never saved. */
  documentId: string;
  locale: string;
}

/**
 * Sends unsaved values to the shop, which shows them at a signed address and stores them for a working day.
 * @param id of the form: 32 hexadecimal digits
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

import { createHmac } from 'node:crypto';
import { required } from '../platform/environment';
import { toLocale } from '../platform/locales';

/** Seconds for which an address shows a draft: a working day. */
const VALID_SECONDS = 8 * 60 * 60;

/** Types that are seen on no page by themselves: an offer shows by its product's price, an organization has a shop of its own. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(['limited-offer', 'organization']);

/** What the panel's preview button says of an entry. */
export interface PreviewParams {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

/** Signs as the storefront checks it (its `modules/content/preview`), by the secret that both share. */
function signatureOf(text: string): string {
  const key = createHmac('sha256', required('STOREFRONT_WEBHOOK_SECRET')).update('velory:preview').digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** The entry that a preview shows: its type's name, its id, and which state of it. */
interface Previewed {
  type: string;
  documentId: string;
  /** `draft`, `published`, or what names a state that was typed and not saved. */
  version: string;
}

/** A token that opens one preview for a working day. */
function previewToken({ type, documentId, version }: Previewed, now: number): string {
  const text = `${type}.${documentId}.${version}.${Math.floor(now / 1000) + VALID_SECONDS}`;
  return `${text}.${signatureOf(text)}`;
}

/** The name of a type that is seen on a page of its own; undefined for all others. */
export function previewedType(uid: string): string | undefined {
  const [, type = ''] = /^api::([a-z-]+)\./.exec(uid) ?? [];
  return type && !WITHOUT_PAGE.has(type) ? type : undefined;
}

/**
 * The address at which the shop shows an entry as it stands.
 * @param uid of its content type, such as `api::faq-entry.faq-entry`
 * @returns undefined for what has no page; the panel then offers no preview
 */
export function previewAddress(uid: string, { documentId, locale, status }: PreviewParams, now = Date.now()) {
  const type = previewedType(uid);
  if (!type) return undefined;
  const version = status === 'published' ? 'published' : 'draft';
  const address = new URL('/vorschau', required('STOREFRONT_ORIGIN'));
  // A single type has one entry, which needs no id.
  const token = previewToken({ type, documentId: documentId ?? 'single', version }, now);
  address.searchParams.set('token', token);
  address.searchParams.set('locale', toLocale(locale));
  return address.href;
}

/**
 * The address at which the shop shows what was typed and not saved.
 * @param page of the shop on which it is seen, with the place on it
 */
export function unsavedAddress(page: string, previewed: Previewed, now = Date.now()): string {
  const address = new URL(page, required('STOREFRONT_ORIGIN'));
  address.searchParams.set('vorschau', previewToken(previewed, now));
  return address.href;
}

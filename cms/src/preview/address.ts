import { createHmac } from 'node:crypto';
import { required } from '../platform/environment';
import { toLocale } from '../platform/locales';

/** Validity of a preview address, seconds: a working day. */
const VALID_SECONDS = 8 * 60 * 60;

/** Types without a page: offers change prices, organizations have their own shop. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(['limited-offer', 'organization']);

export interface PreviewParams {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

/** Signs with the shared secret, as verified by the storefront (`modules/content/preview`). */
function signatureOf(text: string): string {
  const key = createHmac('sha256', required('STOREFRONT_WEBHOOK_SECRET')).update('velory:preview').digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** The entry of a preview: type, id and state. */
interface Previewed {
  type: string;
  documentId: string;
  /** `draft`, `published`, or the id of unsaved values. */
  version: string;
}

function previewToken({ type, documentId, version }: Previewed, now: number): string {
  const text = `${type}.${documentId}.${version}.${Math.floor(now / 1000) + VALID_SECONDS}`;
  return `${text}.${signatureOf(text)}`;
}

/** The name of a type with a page; undefined for others. */
export function previewedType(uid: string): string | undefined {
  const [, type = ''] = /^api::([a-z-]+)\./.exec(uid) ?? [];
  return type && !WITHOUT_PAGE.has(type) ? type : undefined;
}

/**
 * The preview address of an entry.
 * @param uid of its content type, such as `api::faq-entry.faq-entry`
 * @returns undefined without a page; the panel then offers no preview
 */
export function previewAddress(uid: string, { documentId, locale, status }: PreviewParams, now = Date.now()) {
  const type = previewedType(uid);
  if (!type) return undefined;
  const version = status === 'published' ? 'published' : 'draft';
  const address = new URL('/vorschau', required('STOREFRONT_ORIGIN'));
  // Single types have one entry without an id.
  const token = previewToken({ type, documentId: documentId ?? 'single', version }, now);
  address.searchParams.set('token', token);
  address.searchParams.set('locale', toLocale(locale));
  return address.href;
}

/**
 * The preview address of unsaved values.
 * @param page path and anchor in the shop
 */
export function unsavedAddress(page: string, previewed: Previewed, now = Date.now()): string {
  const address = new URL(page, required('STOREFRONT_ORIGIN'));
  address.searchParams.set('vorschau', previewToken(previewed, now));
  return address.href;
}

import { createHmac } from 'node:crypto';
import { required } from '../platform/environment';

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

/**
 * The address at which the shop shows an entry as it stands.
 * @param uid of its content type, such as `api::faq-entry.faq-entry`
 * @returns undefined for what has no page; the panel then offers no preview
 */
export function previewAddress(uid: string, { documentId, locale, status }: PreviewParams, now = Date.now()) {
  const [, type = ''] = /^api::([a-z-]+)\./.exec(uid) ?? [];
  if (!type || WITHOUT_PAGE.has(type)) return undefined;
  const version = status === 'published' ? 'published' : 'draft';
  // A single type has one entry, which needs no id.
  const text = `${type}.${documentId ?? 'single'}.${version}.${Math.floor(now / 1000) + VALID_SECONDS}`;
  const address = new URL('/vorschau', required('STOREFRONT_ORIGIN'));
  address.searchParams.set('token', `${text}.${signatureOf(text)}`);
  address.searchParams.set('locale', locale === 'fr' ? 'fr' : 'de');
  return address.href;
}

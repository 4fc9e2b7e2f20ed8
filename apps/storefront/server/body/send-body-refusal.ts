import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, localeOfPath } from '~/i18n/locales.ts';
import { MOST_UPLOAD_BYTES } from '~/modules/after-order/id-document.ts';
import { sendPlain } from '../plain-answer.ts';
import type { PlainPageOptions } from '../plain-page.ts';
import { type BodyLimits, bodyLimits, plainLimits } from './body-limits.ts';
import type { BodyRefusal } from './body-refusal.ts';
import { isMultipart } from './form-parser.ts';

/** Seconds after which uploads may be sent again that came with too many others. */
const RETRY_AFTER = 10;

const KB = 1024;
const MB = 1024 * KB;

const sizeOf = (bytes: number): string =>
  bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / KB)} KB`;

/** The limit that a text names; none for limits that no page of the shop could pass. */
function namedLimit(limits: BodyLimits, { limit }: BodyRefusal): PlainPageOptions['limit'] {
  switch (limit) {
    case 'bytes':
      if (limits.kind === 'upload') return { name: 'pictures', most: sizeOf(MOST_UPLOAD_BYTES) };
      return { name: 'bytes', most: sizeOf(limits.bytes) };
    case 'fieldBytes':
      return { name: 'field', most: sizeOf(limits.fieldBytes) };
    case 'fields':
      return { name: 'fields', most: String(limits.fields) };
    case 'files':
      return { name: 'files', most: String(limits.files) };
    default:
      return undefined;
  }
}

/** The page of the shop that a request was sent from, as a local address. */
function pageOfSender({ headers: { host, referer } }: IncomingMessage): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : undefined;
}

/** Answers a request whose body was refused: by a page that names the limit and leads back, or by JSON for programs. */
export function sendBodyRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: BodyRefusal,
  { https }: { https: boolean },
): void {
  if (refusal.limit === 'held') return sendPlain(req, res, 'unavailable', { https, seconds: RETRY_AFTER });
  const path = req.url?.split('?', 1)[0] ?? '/';
  const back = pageOfSender(req);
  // Calls and single addresses have no language; the page before has.
  const locale = [path, back ?? '/'].map(localeOfPath).find((each) => each !== defaultLocale);
  const limits = isMultipart(req.headers['content-type']) ? bodyLimits(path) : plainLimits(bodyLimits(path));
  const limit = namedLimit(limits, refusal);
  sendPlain(req, res, refusal.limit ? 'tooLarge' : 'badBody', { https, locale, back, limit });
}

import type { IncomingMessage } from 'node:http';
import { locales } from '~/i18n/locales.ts';
import { CHECK_PICTURES } from '~/modules/credit-check/credit-check.ts';
import { UPLOAD_CALL } from '~/modules/tickets/tickets.ts';
import { href } from '~/site-map.ts';

/** Bytes that a form or a call may have. */
export const BODY_LIMIT = 1024 * 1024;

/** Bytes that an uploaded picture may have, with what a form puts around it. */
const UPLOAD_LIMIT = 11 * 1024 * 1024;

const rawUpload = /^\/api\/cloud-storage\/upload\//;

/** The forms that take pictures of an identity document, also as a navigation in the browser sends it. */
const isPictureForm = (path: string): boolean =>
  [CHECK_PICTURES, ...locales.map((locale) => href('orderIdDocument', {}, locale))].includes(
    path.replace(/\.data$/, ''),
  );

/** Bytes that a form with several pictures may have: four of the largest, with what a form puts around them. */
const PICTURES_LIMIT = 42 * 1024 * 1024;

/** The call that takes pictures of tickets; one that is too large is refused with a reason, so a larger body gets through. */
const isPictureCall = (path: string): boolean => path === UPLOAD_CALL;

/** Forms of tickets and their conversations, also as a navigation in the browser sends them. */
const isTicketForm = (path: string): boolean =>
  locales.some((locale) =>
    [
      href('serviceTopic', { topic: '' }, locale),
      href('ticketForm', { kind: '' }, locale),
      href('ticket', { number: '' }, locale),
    ].some((start) => path.startsWith(start) && /^[\w-]+(\.data)?$/.test(path.slice(start.length))),
  );

/** Bytes that the body of a request to this path may have: more where pictures are uploaded. */
export function bodyLimit(path: string): number {
  if (isPictureCall(path) || isTicketForm(path)) return PICTURES_LIMIT;
  return rawUpload.test(path) || isPictureForm(path) ? UPLOAD_LIMIT : BODY_LIMIT;
}

/** Whether the body of a request to this path is a file as it is. */
export function isRawUpload(path: string): boolean {
  return rawUpload.test(path);
}

/**
 * Whether a form or a JSON text holds the character NUL, which no text of the shop may have and Postgres refuses.
 * Uploaded files may hold any byte.
 */
export function holdsNul(body: Buffer, contentType = ''): boolean {
  if (contentType.startsWith('multipart/form-data')) return !body.includes('filename=') && body.includes(0);
  return body.includes(0) || body.includes('%00') || body.includes('\\u0000');
}

/** Thrown where a request's body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads a request's body to its end.
 * @param limit bytes
 * @throws BodyTooLargeError as soon as it is known that the limit will be passed
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '~/platform/env.server.ts';
import { type ContentTypeName, contentTypes } from '~/modules/content/types/content-types.server.ts';

/** An entry that an editor looks at in the shop. */
export interface PreviewedEntry {
  type: ContentTypeName;
  documentId: string;
  /** Which of its two versions is shown. */
  status: 'draft' | 'published';
  /** Names what a person has typed and not saved, which is shown instead of the draft. */
  unsaved?: string;
}

/**
 * `type.documentId.status.end.signature`; the end in seconds since 1970. For the status may stand what names an
 * unsaved state.
 */
const TOKEN = /^([a-z-]{1,40})\.(\w{1,40})\.(draft|published|[0-9a-f]{32})\.(\d{10})\.([\w-]{43})$/;

const isTypeName = (name: string): name is ContentTypeName => Object.hasOwn(contentTypes, name);

/** The signature of a preview by the secret that shop and CMS share; the CMS makes the same (`cms/src/preview`). */
function signatureOf(secret: string, text: string): Buffer {
  const key = createHmac('sha256', secret).update('velory:preview').digest();
  return Buffer.from(createHmac('sha256', key).update(text).digest('base64url'));
}

/**
 * The entry that a preview's token is of.
 * @returns undefined if the token is not the CMS's, or over
 */
export function readPreviewToken(token: string, now = new Date()): PreviewedEntry | undefined {
  const secret = env().CMS_WEBHOOK_SECRET;
  const [, type = '', documentId = '', status = '', end, signature = ''] = TOKEN.exec(token) ?? [];
  if (!secret || !isTypeName(type)) return undefined;
  const right = signatureOf(secret, `${type}.${documentId}.${status}.${end}`);
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  if (Number(end) * 1000 <= now.getTime()) return undefined;
  if (status === 'draft' || status === 'published') return { type, documentId, status };
  return { type, documentId, status: 'draft', unsaved: status };
}

import type { ActionFunctionArgs } from '@remix-run/node';
import { parseImageLabel } from '~/modules/after-order/id-document.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { dropPictures, fileNameOf, keepPicture } from '~/modules/tickets/tickets.server.ts';
import { ticketFolders } from '~/modules/tickets/tickets.ts';
import { refusalStatuses } from '~/platform/api.server.ts';
import { sentFormOf } from '~/platform/form-body.server.ts';

/** Seconds until pictures that no ticket has taken may have gone. */
const SECONDS_TO_WAIT = 3600;

/** A refusal; its list of addresses is empty, as the spec's helper reads it (spec §8). */
function refuse(code: 'invalid' | 'too_many' | 'upstream_failed', message: string, fields?: Record<string, string[]>) {
  const body = { success: false, urls: [], error: { code, message, ...(fields ? { fields } : {}) } };
  const headers = {
    'Cache-Control': 'no-store',
    ...(code === 'too_many' && { 'Retry-After': String(SECONDS_TO_WAIT) }),
  };
  return Response.json(body, { status: refusalStatuses[code], headers });
}

/**
 * `POST /api/crm/upload-images` (spec §7): keeps pictures for a ticket that is about to be sent. Each file's field is its label,
 * whose last word may name the side (spec §5: at least three words, e.g. `return picture front`). All of them are taken, or none;
 * what is too dark to see anything on it is taken with `evenDark`.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await sentFormOf(request);
  if (!form) return refuse('invalid', 'Expected multipart fields');
  const folderPath = form.get('folderPath');
  if (!ticketFolders.some((each) => each === folderPath)) {
    return refuse('invalid', 'This is not a folder for pictures', { folderPath: ['Not a folder for pictures'] });
  }
  const files = [...form].flatMap(([label, value]) => (value instanceof File ? [{ label, file: value }] : []));
  if (files.length === 0 || files.length > 4) {
    return refuse('invalid', 'Expected one to four files', { file: [files.length === 0 ? 'empty' : 'too-many'] });
  }
  const { visitor, headers } = await ensureVisitor(request);
  const isDarkTaken = form.get('evenDark') === 'on';
  const items = [];
  const kept: string[] = [];
  for (const { label, file } of files) {
    const side = parseImageLabel(label)?.side ?? null;
    const { picture, refusal } = await keepPicture(visitor, file, { side, isDarkTaken });
    if (!picture) {
      await dropPictures(visitor, kept);
      const code = refusal === 'too-many' ? 'too_many' : refusal === 'failed' ? 'upstream_failed' : 'invalid';
      return refuse(code, 'A picture was not taken', { [label]: [refusal] });
    }
    kept.push(picture.id);
    items.push({ side, link: picture.link, digest: picture.digest, ...(await fileNameOf(picture.id)) });
  }
  headers.set('Cache-Control', 'no-store');
  return Response.json({ success: true, urls: items.map(({ link }) => link), items }, { headers });
}

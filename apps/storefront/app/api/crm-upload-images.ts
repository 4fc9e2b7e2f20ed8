import type { ActionFunctionArgs } from '@remix-run/node';
import { parseImageLabel } from '~/modules/after-order/id-document.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { dropPictures, fileNameOf, storePicture, type TicketPictureRefusal } from '~/modules/tickets/tickets.server.ts';
import { ticketFolders } from '~/modules/tickets/tickets.ts';
import { refusalStatuses } from '~/platform/api.server.ts';
import { PICTURES_RETRY_SECONDS } from '~/platform/pictures.server.ts';
import { sentFormOf } from '~/platform/form-body.server.ts';

type Code = 'invalid' | 'too_many' | 'busy' | 'upstream_failed';

/**
 * Seconds after which another try is worth it: pictures that no ticket has taken may have gone, or others have been
 * opened.
 */
const RETRY_AFTER: Partial<Record<Code, number>> = { too_many: 3600, busy: PICTURES_RETRY_SECONDS };

/** What each refusal of a picture is called; the others are faults of the picture. */
const CODES: Partial<Record<TicketPictureRefusal, Code>> = {
  'too-many': 'too_many',
  busy: 'busy',
  failed: 'upstream_failed',
};

/** A refusal; its list of addresses is empty, as the spec's helper reads it (spec §8). */
function refuse(code: Code, message: string, fields?: Record<string, string[]>) {
  const body = { success: false, urls: [], error: { code, message, ...(fields ? { fields } : {}) } };
  const seconds = RETRY_AFTER[code];
  const headers = { 'Cache-Control': 'no-store', ...(seconds && { 'Retry-After': String(seconds) }) };
  return Response.json(body, { status: refusalStatuses[code], headers });
}

/**
 * `POST /api/crm/upload-images` (spec §7): keeps pictures for a ticket that is about to be sent. Each file's field is
 * its label, whose last word may name the side (spec §5: at least three words, e.g. `return picture front`). All of
 * them are taken, or none; what is too dark to see anything on it is taken with `evenDark`.
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
  // All at once: they wait for the others' pictures once, not one after the other.
  const answers = await Promise.all(
    files.map(async ({ label, file }) => {
      const side = parseImageLabel(label)?.side ?? null;
      return { label, side, ...(await storePicture(visitor, file, { side, isDarkTaken })) };
    }),
  );
  const refused = answers.find(({ refusal }) => refusal !== undefined);
  if (refused?.refusal) {
    await dropPictures(
      visitor,
      answers.flatMap(({ picture }) => picture?.id ?? []),
    );
    const code = CODES[refused.refusal] ?? 'invalid';
    return refuse(code, 'A picture was not taken', { [refused.label]: [refused.refusal] });
  }
  const items = [];
  for (const { side, picture } of answers)
    if (picture) items.push({ side, link: picture.link, digest: picture.digest, ...(await fileNameOf(picture.id)) });
  headers.set('Cache-Control', 'no-store');
  return Response.json({ success: true, urls: items.map(({ link }) => link), items }, { headers });
}

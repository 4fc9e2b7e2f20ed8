import { endShortUrl, listShortUrls, makeShortUrl } from '~/modules/short-urls/short-urls.server.ts';
import { shortUrlList, type ShortUrlProblem } from '~/modules/short-urls/short-urls.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

const sentences: Readonly<Record<ShortUrlProblem, string>> = {
  code: 'Der Code braucht 3 bis 40 Kleinbuchstaben, Ziffern oder Bindestriche.',
  taken: 'Diesen Code gibt es schon.',
  target: 'Das Ziel muss eine Seite des Ladens sein, zum Beispiel /kategorien/e-urban.',
  note: 'Die Notiz darf 200 Zeichen haben.',
};

/** Makes a short address and notes who did. @returns its code, or why not, in a sentence */
export function makeStaffShortUrl(
  staff: StaffMember,
  wish: { code: string; target: string; note: string },
): Promise<{ code: string } | { refusal: string }> {
  return db.$transaction(async (database) => {
    const made = await makeShortUrl(database, wish);
    if ('problem' in made) return { refusal: sentences[made.problem] };
    await noteAct(staff, { action: 'short-url.create', subject: made.code }, database);
    return made;
  });
}

/** Ends a short address and notes who did. @returns false where it has ended before */
export function endStaffShortUrl(staff: StaffMember, code: string): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isEnded = await endShortUrl(database, code);
    if (isEnded) await noteAct(staff, { action: 'short-url.stop', subject: code }, database);
    return isEnded;
  });
}

/** The list of short addresses as CSV. */
export const shortUrlsCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'short-urls.export', heads: 'Code;Ziel;Wofür;Gemacht;30 Tage;Gefolgt;Stand' }, async () => {
    const { rows } = await listShortUrls(readList(shortUrlList, params), fileSlice);
    return rows.map(({ code, target, note, createdAt, lately, followed, isEnded }) => [
      ...[code, target, note, createdAt, String(lately), String(followed), isEnded ? 'zu Ende' : 'gilt'],
    ]);
  });

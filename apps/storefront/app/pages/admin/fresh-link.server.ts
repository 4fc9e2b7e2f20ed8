import { formatDayAndTime } from '~/i18n/dates.ts';
import { deviceOf } from '~/modules/identity/device.ts';
import { requestFreshLink, signInFresh } from '~/modules/staff/fresh-link.server.ts';
import type { Answer } from './answers.ts';
import { answered, type StaffAct } from './staff-page.server.ts';

interface FreshLinkAct extends Pick<StaffAct, 'staff' | 'text' | 'request'> {
  /** Where the mailed link leads; kept in the database, so it names no one. */
  returnTo: string;
  /** The page that asks, with its query. */
  page: string;
  part: string;
}

function back({ page, part }: FreshLinkAct, answer: Answer, headers?: Headers): Response {
  const [path = '', search] = page.split('?');
  return answered(path, new URLSearchParams(search), answer, part, headers);
}

/** Mails a fresh link to the person who asks. @returns the way back, or why it was refused */
export async function orderFreshLink(act: FreshLinkAct): Promise<Response | { refusal: string }> {
  const { staff, request, returnTo } = act;
  const requested = await requestFreshLink(staff, { returnTo, device: deviceOf(request.headers.get('User-Agent')) });
  if (requested.kind === 'sent') return back(act, 'link');
  return { refusal: 'Du hast gerade viele Links bestellt. Versuch es in einer Stunde wieder.' };
}

/**
 * Takes the code of a link that was opened on another device.
 * @returns the way back with a fresh session, or why not
 */
export async function consumeFreshCode(act: FreshLinkAct): Promise<Response | { refusal: string }> {
  const { staff, text, request } = act;
  const signedIn = await signInFresh(staff, text('code'), {
    cookieHeader: request.headers.get('Cookie'),
    device: deviceOf(request.headers.get('User-Agent')),
  });
  if (signedIn.kind === 'signed-in') return back(act, 'frisch', signedIn.headers);
  if (signedIn.kind === 'refused') return { refusal: 'Dieser Code gilt nicht mehr. Schick dir einen neuen Link.' };
  if (signedIn.kind === 'codes-closed') {
    const time = formatDayAndTime(new Date(signedIn.until).toISOString(), 'de');
    return {
      refusal: `Das waren zu viele falsche Codes. Der nächste geht ab ${time}; der Link in der Mail geht weiterhin.`,
    };
  }
  return { refusal: `Dieser Code stimmt nicht. Noch ${signedIn.left} Versuche.` };
}

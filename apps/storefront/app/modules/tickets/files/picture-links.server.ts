import { env } from '~/platform/env.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

/*
 * Links of pictures: they go into the texts of the CRM ('Link: {link}', spec §7) and open a picture as long as it is
 * stored. No one can guess one.
 */

const PATH = '/api/crm/files/';

const signedText = (id: string): string => `GET ${id}`;

/** The address of a picture within the shop. */
export function picturePath(id: string): string {
  return `${PATH}${id}?signature=${signText('ticket-file', signedText(id))}`;
}

/** The address of a picture for others. */
export const pictureLink = (id: string): string => env().PUBLIC_URL + picturePath(id);

/** Whether a signature opens the picture of an id. */
export const opensPicture = (id: string, signature: string): boolean =>
  isSignatureOf('ticket-file', signedText(id), signature);

/** The id of the picture that a link of ours is of; undefined for any other text. */
export function pictureOfLink(link: string): string | undefined {
  if (!URL.canParse(link, env().PUBLIC_URL)) return undefined;
  const { pathname, searchParams } = new URL(link, env().PUBLIC_URL);
  const id = pathname.startsWith(PATH) ? pathname.slice(PATH.length) : '';
  return id && opensPicture(id, searchParams.get('signature') ?? '') ? id : undefined;
}

import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in a link to a call: its id, signed. */
export function tokenOfCall(id: string): string {
  return `${id}.${signText('consultation', id)}`;
}

/** The call that a link's token is of; undefined where it is none of ours. */
export function callOfToken(token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isSignatureOf('consultation', id, signature) ? id : undefined;
}

import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in the link to a saved checkout: its id, signed. The database holds no secret. */
export function savedToken(id: string): string {
  return `${id}.${signText('saved-checkout', id)}`;
}

/** The saved checkout that a link's token is of; undefined where it is none of ours. */
export function savedIdOf(token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isSignatureOf('saved-checkout', id, signature) ? id : undefined;
}

import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in the link to a document: the link's id, signed. The database holds no secret. */
export function documentToken(id: string): string {
  return `${id}.${signText('magic-doc', id)}`;
}

/** The link that a token is of; undefined where it is none of ours. */
export function documentIdOf(token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isSignatureOf('magic-doc', id, signature) ? id : undefined;
}

import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in the link of a reminder's mail: its id, signed. The database holds no secret. */
export function reminderToken(id: string): string {
  return `${id}.${signText('black-friday-reminder', id)}`;
}

/** The reminder that a link's token is of; undefined where it is none of ours. */
export function reminderOfToken(token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isSignatureOf('black-friday-reminder', id, signature) ? id : undefined;
}

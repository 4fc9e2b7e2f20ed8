import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

/** What opens a page to its rider: its id, signed. The database holds no secret. */
export const manageKey = (id: string): string => signText('sponsor-manage', id);

/** Whether a key opens a page to its rider. */
export const isManageKey = (id: string, key: string): boolean => isSignatureOf('sponsor-manage', id, key);

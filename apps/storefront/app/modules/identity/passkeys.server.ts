/** Use cases of signing in with a passkey (decision 109). */
export { endedChallenge } from './passkeys/challenges.server.ts';
export { listPasskeys, removePasskey } from './passkeys/list-passkeys.server.ts';
export { requestNewPasskey, storePasskey } from './passkeys/register-passkey.server.ts';
export { relyingParty } from './passkeys/relying-party.server.ts';
export { requestPasskey, signInByPasskey } from './passkeys/sign-in-by-passkey.server.ts';

/** Use cases of signing in with a passkey (decision 109). */
export { endedChallenge } from './passkeys/challenges.server.ts';
export { passkeysOf, removePasskey } from './passkeys/list-passkeys.server.ts';
export { askForNewPasskey, keepPasskey } from './passkeys/register-passkey.server.ts';
export { relyingParty } from './passkeys/relying-party.server.ts';
export { askForPasskey, signInByPasskey } from './passkeys/sign-in-by-passkey.server.ts';

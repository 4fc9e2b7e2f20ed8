import { useSyncExternalStore } from 'react';

/*
 * Passkeys in the browser (decision 109). What speaks with the device is fetched when a person presses.
 */

/** The result of the device's dialog. `closed`: the person or the browser closed it, or there was no passkey. */
export type PasskeyOutcome = 'done' | 'closed' | 'known' | 'failed';

const never = () => () => undefined;
const canUse = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Whether this browser has passkeys; undefined until scripts run. */
export function useHasPasskeys(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(never, canUse, () => undefined);
}

async function post(call: string, body: object): Promise<Response> {
  return fetch(`/api/auth/passkeys/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

type Purpose = 'sign-in' | 'register';

/** Asks the device to sign what the shop has asked for, and sends it. */
async function runPasskey(purpose: Purpose): Promise<PasskeyOutcome> {
  const [requested, { startAuthentication, startRegistration }] = await Promise.all([
    post('challenge', { purpose }),
    import('@simplewebauthn/browser'),
  ]);
  if (!requested.ok) return 'failed';
  const { options } = (await requested.json()) as { options: never };
  const signed = await (purpose === 'register'
    ? startRegistration({ optionsJSON: options })
    : startAuthentication({ optionsJSON: options }));
  return (await post(purpose, signed)).ok ? 'done' : 'failed';
}

/** Signs in with a passkey (`sign-in`), or makes one for the signed-in user (`register`). Never throws. */
export async function requestDevice(purpose: Purpose): Promise<PasskeyOutcome> {
  try {
    return await runPasskey(purpose);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return 'closed';
    return name === 'InvalidStateError' ? 'known' : 'failed';
  }
}

import { currentInstance, currentAddress } from '~/modules/instances/instances.server.ts';

/** The shop as devices know it: passkeys are made for its whole host name, and for no other shop's. */
interface RelyingParty {
  /** Host name without a port. */
  id: string;
  /** Scheme, host and port. */
  origin: string;
  /** What the device's window calls it. */
  name: string;
}

/** The shop whose work this is; null at an address of numbers, for which browsers make no passkeys. */
export function relyingParty(): RelyingParty | null {
  const { hostname, origin } = new URL(currentAddress());
  if (/^[\d.]+$|^\[/.test(hostname)) return null;
  return { id: hostname, origin, name: currentInstance().organization?.de.name ?? 'Velory' };
}

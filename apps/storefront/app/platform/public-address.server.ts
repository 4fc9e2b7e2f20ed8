import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { networkKind } from '~/platform/network-address.server.ts';

/**
 * Resolves a name for `http.get` and refuses it where any of its addresses is not public. The connection goes to the
 * address that was checked, so that a name cannot change in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => networkKind(address) !== 'public');
    const problem = error ?? (refused || !addresses[0] ? new Error(`${hostname} has no public address`) : null);
    if (problem) callback(problem, '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

/**
 * Whether the host of an address is an IP address that is not public. Names are checked by `publicLookup`, which
 * addresses never reach.
 */
export function isPrivateAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && networkKind(host) !== 'public';
}

import ipaddr from 'ipaddr.js';

/**
 * Where an address leads: `inside` is this machine or a private network (RFC 1918, RFC 4193), `public` the internet.
 * `special` is everything else, such as link-local, multicast, test and carrier networks, and IPv4 hidden in IPv6.
 */
export type NetworkKind = 'inside' | 'public' | 'special';

/** Whether a server that listens on a host name or address (as `HOST` gives it) answers this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** Of IPv6 only this block is given out to the internet (IANA). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Says where an IP address leads. IPv4 mapped into IPv6 counts as IPv4.
 * @returns undefined for what is no IP address
 */
export function networkKind(address: string): NetworkKind | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const ip = ipaddr.process(address);
  const range = ip.range();
  if (range === 'loopback' || range === 'private' || range === 'uniqueLocal') return 'inside';
  const isPublic = range === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(globalUnicast));
  return isPublic ? 'public' : 'special';
}

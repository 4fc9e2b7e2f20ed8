import { describe, expect, it } from 'vitest';
import { isLoopback, networkKind } from './network-address.server.ts';

describe('networkKind', () => {
  it.each([
    ['inside', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '127.0.0.1', '127.9.9.9', '::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:7f00:1']],
    ['public', ['93.184.216.34', '172.32.0.1', '172.15.0.1', '11.0.0.1', '2606:4700::1111', '::ffff:93.184.216.34']],
    ['special', [
      '0.0.0.0', '100.64.0.1', '169.254.169.254', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255',
      '::', '::a00:1', '::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1', '100::1', '2001:db8::1', '2002:a00:1::1', 'fe80::1', 'fec0::1', 'ff02::1', '4000::1',
    ]],
    [undefined, ['no address', '', 'example.com', '1.2.3.4.5', '[::1]']],
  ] as const)('%s', (kind, addresses) => {
    for (const address of addresses) expect([address, networkKind(address)]).toEqual([address, kind]);
  }); // prettier-ignore
});

it('isLoopback knows the addresses that only this machine reaches', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'my-laptop', '']) expect([host, isLoopback(host)]).toEqual([host, false]);
}); // prettier-ignore

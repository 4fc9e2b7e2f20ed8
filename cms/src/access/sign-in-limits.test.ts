import { describe, expect, it } from 'vitest';
import { SignInLimits } from './sign-in-limits';

/** How many of some attempts may be tried. */
async function allowed(limits: SignInLimits, attempts: { account: string; address: string }[]): Promise<number> {
  const waits = await Promise.all(attempts.map((attempt) => limits.take(attempt)));
  return waits.filter((wait) => wait === 0).length;
}

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('attempts to sign in', () => {
  it('are ten for one account, from however many addresses and at whatever speed', async () => {
    const limits = new SignInLimits();
    expect(
      await allowed(
        limits,
        times(60, (n) => ({ account: 'a@velory.example', address: `192.0.2.${n}` })),
      ),
    ).toBe(10);
    expect(await limits.take({ account: 'a@velory.example', address: '198.51.100.1' })).toBeGreaterThan(800);
    expect(await limits.take({ account: 'b@velory.example', address: '198.51.100.1' })).toBe(0);
  });

  it('are thirty from one address, at however many accounts', async () => {
    const limits = new SignInLimits();
    expect(
      await allowed(
        limits,
        times(60, (n) => ({ account: `${n}@velory.example`, address: '192.0.2.1' })),
      ),
    ).toBe(30);
  });

  it('from one address that is refused do not close an account to others', async () => {
    const limits = new SignInLimits();
    await allowed(
      limits,
      times(40, (n) => ({ account: `${n}@velory.example`, address: '192.0.2.1' })),
    );
    await allowed(
      limits,
      times(40, () => ({ account: 'a@velory.example', address: '192.0.2.1' })),
    );
    expect(await limits.take({ account: 'a@velory.example', address: '198.51.100.1' })).toBe(0);
  });

  it('count only where they fail', async () => {
    const limits = new SignInLimits();
    for (let round = 0; round < 60; round += 1) {
      const attempt = { account: 'a@velory.example', address: '192.0.2.1' };
      expect(await limits.take(attempt)).toBe(0);
      await limits.succeeded(attempt);
    }
  });

  it('of strangers do not lock out who signed in from the own address before', async () => {
    const limits = new SignInLimits();
    const own = { account: 'a@velory.example', address: '192.0.2.1' };
    await limits.take(own);
    await limits.succeeded(own);
    await allowed(
      limits,
      times(60, (n) => ({ ...own, address: `198.51.100.${n}` })),
    );
    expect(await limits.take(own)).toBe(0);
    expect(
      await allowed(
        limits,
        times(60, () => own),
      ),
    ).toBe(9);
  });

  it.each([
    ['2001:db8:1:2::', '2001:db8:1:3::1'],
    ['2001:DB8:0:0:1::', '2001:db8:0:1::1'],
    ['::', '0:0:0:1::'],
  ])('are thirty from one /64 network of IPv6: %s', async (network, other) => {
    const limits = new SignInLimits();
    const attempts = times(60, (n) => ({ account: `${n}@velory.example`, address: `${network}${n + 16}` }));
    expect(await allowed(limits, attempts)).toBe(30);
    expect(await limits.take({ account: 'a@velory.example', address: other })).toBe(0);
  });

  it('are counted by the IPv4 address where it is mapped into IPv6', async () => {
    const limits = new SignInLimits();
    const forms = ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201'];
    const attempts = times(60, (n) => ({ account: `${n}@velory.example`, address: forms[n % 3] ?? '' }));
    expect(await allowed(limits, attempts)).toBe(30);
    expect(await limits.take({ account: 'a@velory.example', address: '::ffff:192.0.2.2' })).toBe(0);
  });

  it('know an owner again by the /64 network', async () => {
    const limits = new SignInLimits();
    const own = { account: 'a@velory.example', address: '2001:db8::1' };
    await limits.take(own);
    await limits.succeeded(own);
    await allowed(
      limits,
      times(60, (n) => ({ ...own, address: `198.51.100.${n}` })),
    );
    expect(await limits.take({ ...own, address: '2001:db8::2' })).toBe(0);
  });
});

import { isIPv6, SocketAddress } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Failed attempts allowed: per account from unknown addresses, per account from known addresses, per address. */
const LIMITS = {
  account: [
    { points: 10, duration: 15 * MINUTE },
    { points: 50, duration: DAY },
  ],
  known: [
    { points: 10, duration: 15 * MINUTE },
    { points: 50, duration: DAY },
  ],
  address: [{ points: 30, duration: 15 * MINUTE }],
} as const;

type Kind = keyof typeof LIMITS;

/** Maximum number of remembered pairs of account and address; the oldest are dropped. */
const MOST_KNOWN = 10_000;

interface Attempt {
  /** E-mail address of the account; undefined for calls without one. */
  account: string | undefined;
  address: string;
}

/** The part of an address that a sender cannot vary: the IPv4 address, or the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // Normalizes the address: short form, lower case, mapped IPv4 with dots.
  const { address: short } = new SocketAddress({ address, family: 'ipv6' });
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(short) ?? [];
  if (mapped?.includes('.')) return mapped;
  const [head = '', tail = ''] = short.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * Counts failed sign-ins per account and per network address, so that neither changing addresses against one account
 * nor changing accounts from one address helps. A /64 network of IPv6 counts as one address. Strangers cannot lock out
 * the owner of an account: addresses that signed in to it before are counted separately. Counts are per process; there
 * is one.
 */
export class SignInLimits {
  private readonly limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, limits]) => [kind, limits.map((limit) => new RateLimiterMemory(limit))]),
  ) as Record<Kind, RateLimiterMemory[]>;

  private readonly known = new Set<string>();

  /**
   * Counts an attempt before the password is checked, so that simultaneous ones count. If the address is refused, the
   * account is not counted: one sender can neither fill the memory with accounts nor lock them.
   * @returns seconds to wait; 0 if the attempt is allowed
   */
  async take(attempt: Attempt): Promise<number> {
    for (const [limiter, key] of this.counts(attempt)) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000));
      }
    }
    return 0;
  }

  /** Removes a successful attempt from the count and remembers its address. */
  async succeeded(attempt: Attempt): Promise<void> {
    for (const [limiter, key] of this.counts(attempt)) await limiter.reward(key);
    if (attempt.account === undefined) return;
    const pair = pairOf(attempt);
    this.known.delete(pair);
    this.known.add(pair);
    const [oldest] = this.known;
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }

  private counts(attempt: Attempt): [RateLimiterMemory, string][] {
    const { account, address } = attempt;
    const isKnown = this.known.has(pairOf(attempt));
    const byAddress = this.limiters.address.map((limiter): [RateLimiterMemory, string] => [
      limiter,
      networkOf(address),
    ]);
    if (account === undefined) return byAddress;
    const byAccount = (isKnown ? this.limiters.known : this.limiters.account).map(
      (limiter): [RateLimiterMemory, string] => [limiter, isKnown ? pairOf(attempt) : account],
    );
    return [...byAddress, ...byAccount];
  }
}

const pairOf = ({ account, address }: Attempt): string => `${account} ${networkOf(address)}`;

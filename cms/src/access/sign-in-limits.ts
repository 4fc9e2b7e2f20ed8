import { isIPv6, SocketAddress } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Attempts that fail before somebody has to wait: by account from addresses that never signed in to it, by account from those that did, by address. */
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

/** Pairs of account and address that are remembered after a sign-in; the oldest go first. */
const MOST_KNOWN = 10_000;

/** An attempt to sign in. */
interface Attempt {
  /** E-mail address of the account; undefined for calls that name none. */
  account: string | undefined;
  /** Network address of the sender. */
  address: string;
}

/** The part of an address that one sender cannot change: an IPv4 address, or the /64 network of an IPv6 one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // Writes every address in one form only: short, in lower case, and mapped IPv4 with dots.
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
 * Counts attempts to sign in that failed, for each account and each network address: changing addresses does not help against one
 * account, nor changing accounts from one address. IPv6 addresses of one /64 network are one. Strangers cannot lock out the owner of an account: an address that signed in to it
 * before has a count of its own. The counts are of this process, and there is one.
 */
export class SignInLimits {
  private readonly limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, limits]) => [kind, limits.map((limit) => new RateLimiterMemory(limit))]),
  ) as Record<Kind, RateLimiterMemory[]>;

  private readonly known = new Set<string>();

  /**
   * Counts an attempt, before its password is looked at: simultaneous ones count too. Where its address is refused, its account is not
   * counted: one sender neither fills the memory with accounts nor closes them.
   * @returns seconds to wait where it has to be refused; 0 where it may be tried
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

  /** Takes an attempt back that succeeded, and remembers where the account was signed in from. */
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

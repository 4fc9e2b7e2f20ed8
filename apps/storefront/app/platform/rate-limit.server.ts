import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Distinguishes the limits of one sender. */
  name: string;
  /** Requests allowed in the window. */
  points: number;
  /** Length of the window. */
  seconds: number;
}

/** Counts requests of senders in this process's memory. */
export interface RateLimiter {
  /**
   * Counts one request.
   * @returns undefined if it is allowed, else the seconds until the next one is
   */
  consume(sender: string): Promise<number | undefined>;
  /** Whether the next request would be refused; counts nothing. */
  isSpent(sender: string): Promise<boolean>;
}

/** A limiter for one rule; with several processes each counts for itself. */
export function createRateLimiter({ name, points, seconds }: RateLimit): RateLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return {
    async consume(sender) {
      try {
        await limiter.consume(sender);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async isSpent(sender) {
      const counted = await limiter.get(sender);
      return counted !== null && counted.remainingPoints <= 0;
    },
  };
}

/** The part of an address that represents one sender: an IPv4 address, or the /64 network of an IPv6 one. */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

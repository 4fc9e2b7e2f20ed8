import { describe, expect, it } from 'vitest';
import { createRateLimiter, senderOf } from './rate-limit.server.ts';

describe('a rate limiter', () => {
  it('allows the given number of requests and then says how long to wait', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 2, seconds: 60 });
    expect(await limiter.consume('a')).toBeUndefined();
    expect(await limiter.consume('a')).toBeUndefined();
    const wait = await limiter.consume('a');
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('says that it is spent without counting', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 1, seconds: 60 });
    expect(await limiter.isSpent('a')).toBe(false);
    expect(await limiter.isSpent('a')).toBe(false);
    await limiter.consume('a');
    expect(await limiter.isSpent('a')).toBe(true);
  });

  it('counts each sender for itself', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 1, seconds: 60 });
    expect(await limiter.consume('a')).toBeUndefined();
    expect(await limiter.consume('b')).toBeUndefined();
    expect(await limiter.consume('a')).toBeDefined();
  });
});

describe('senderOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, sender) => expect(senderOf(address)).toBe(sender));
});

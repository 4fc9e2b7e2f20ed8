import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.server.ts';

describe('turns', () => {
  it('run a few at a time, in their order, also after one has failed', async () => {
    const turns = createTurns(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) =>
        turns.run(async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(number);
          await new Promise((done) => setImmediate(done));
          running -= 1;
          if (number === 2) throw new Error('two');
          return number;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
});

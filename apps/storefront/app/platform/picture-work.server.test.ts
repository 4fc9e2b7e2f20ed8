import { describe, expect, it } from 'vitest';
import { createWorkQueue, WorkQueueFullError } from './picture-work.server.ts';

describe('a queue of work', () => {
  it('does one piece at a time, in its order, also after one that failed', async () => {
    const queue = createWorkQueue(10);
    const log: string[] = [];
    const piece = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(piece(name))));
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('takes no more than may wait, and takes again once there is room', async () => {
    const queue = createWorkQueue(2);
    let finish = (): void => undefined;
    const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = queue.run(() => Promise.resolve('second'));
    await expect(queue.run(() => Promise.resolve('third'))).rejects.toThrow(WorkQueueFullError);
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(() => Promise.resolve('fourth'))).toBe('fourth');
  });
});

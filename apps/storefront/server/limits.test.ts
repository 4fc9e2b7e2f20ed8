import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { rateLimits } from './limits.ts';

/** How many of a number of changes at a path, by one sender at once, get through. */
async function passed(path: string, count: number): Promise<number> {
  const limits = rateLimits({ https: false });
  const ip = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  let through = 0;
  const request = () =>
    new Promise<void>((resolve) => {
      const answer = { setHeader: () => answer, writeHead: () => answer, end: () => resolve() };
      const next = () => {
        through += 1;
        resolve();
      };
      const req = { ip, method: 'POST', path, url: path, headers: {} };
      void limits(req as unknown as Request, answer as unknown as Response, next);
    });
  for (let number = 0; number < count; number += 1) await request();
  return through;
}

describe('limits of one sender', () => {
  it('let a partner tell of many orders a minute', async () => {
    expect(await passed('/api/partners/logistics', 400)).toBe(400);
  });

  it('let a form be sent 60 times a minute', async () => {
    expect(await passed('/cart', 80)).toBe(60);
  });
});

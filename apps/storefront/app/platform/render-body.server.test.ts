import { createElement, Suspense, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderBody } from './render-body.server.ts';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const ready = (onError = vi.fn()) => ({ limit: 60_000, onError });

it('gives the document as one body', async () => {
  const { body, failed } = await renderBody(createElement('p', null, 'Zürich'), ready());
  expect([body.toString(), failed]).toEqual(['<p>Zürich</p>', false]);
});

it('forgets its time limit with the last byte, also of a document that throws', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const before = timers();
  await renderBody(createElement('p'), ready());
  const Broken = (): ReactElement => {
    throw new Error('broken');
  };
  await expect(renderBody(createElement(Broken), ready())).rejects.toThrow('broken');
  const own = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 60_000).map(({ value }) => value);
  expect(own).toHaveLength(2);
  for (const timer of own) expect(cleared).toHaveBeenCalledWith(timer);
  expect(timers()).toBe(before);
  vi.restoreAllMocks();
});

it('ends a document that does not become ready, and says so', async () => {
  const never = new Promise<never>(() => {});
  const Waiting = (): ReactElement => {
    throw never;
  };
  const onError = vi.fn();
  const element = createElement('main', null, createElement(Suspense, { fallback: 'gleich' }, createElement(Waiting)));
  const rendering = renderBody(element, { limit: 1, onError });
  // On a busy machine the time is over before React has begun.
  for (const busyUntil = performance.now() + 5; performance.now() < busyUntil;);
  const { body, failed } = await rendering;
  expect(failed).toBe(true);
  expect(onError).toHaveBeenCalled();
  expect(body.toString()).toContain('gleich');
});

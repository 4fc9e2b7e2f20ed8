import { createElement, lazy, Suspense, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderBody } from './render-body.server.ts';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const ready = (onError = vi.fn()) => ({ limit: 60_000, onError });

it('gives a document as one text', async () => {
  const document = createElement('html', null, createElement('body', null, 'Zürich ', 2));
  const { html, failed } = await renderBody(document, ready());
  expect([html, failed]).toEqual(['<!DOCTYPE html><html><body>Zürich <!-- -->2</body></html>', false]);
});

it('waits for what is not ready, and then gives the same text as when it was', async () => {
  let load: (part: { default: () => ReactElement }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactElement }>((resolve) => (load = resolve)));
  // Larger than what React holds back by itself.
  const part = createElement('p', null, 'spät'.repeat(10_000));
  const element = createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'gleich' }, createElement(Late))),
  );
  const rendering = renderBody(element, ready());
  setTimeout(() => load({ default: () => part }), 5);
  const first = await rendering;
  expect(first.failed).toBe(false);
  expect(first.html).toContain('spätspät');
  expect(first.html).not.toContain('gleich');
  expect(await renderBody(element, ready())).toEqual(first);
});

it('leaves nothing between letters where a piece of the stream ends within one', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'da') }));
  const words = Array.from({ length: 900 }, (_, key) => createElement('b', { key }, 'Zubehör ·'));
  const element = createElement('div', null, words, createElement(Suspense, null, createElement(Late)));
  const { html } = await renderBody(element, ready());
  expect(html).toContain('<p>da</p>');
  expect(html.split('<b>Zubehör ·</b>')).toHaveLength(901);
  expect(html).not.toContain('\0');
});

it('forgets its time limit with the last byte, also of a document that throws', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const before = timers();
  let wait: Promise<void> | undefined = new Promise((resolve) => setTimeout(resolve, 5)).then(() => (wait = undefined));
  const Waiting = (): ReactElement => {
    // React waits for a promise that is thrown.
    if (wait) throw wait;
    return createElement('p');
  };
  await renderBody(createElement(Waiting), ready());
  const Broken = (): ReactElement => {
    throw new Error('broken');
  };
  await expect(renderBody(createElement(Broken), ready())).rejects.toThrow('broken');
  const own = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 60_000).map(({ value }) => value);
  expect(own).toHaveLength(2);
  for (const timer of own) expect(cleared).toHaveBeenCalledWith(timer);
  expect(timers()).toBeLessThanOrEqual(before);
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
  const { html, failed } = await rendering;
  expect(failed).toBe(true);
  expect(onError).toHaveBeenCalled();
  expect(html).toContain('gleich');
});

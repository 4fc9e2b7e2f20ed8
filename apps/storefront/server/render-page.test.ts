import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { apiLines } from '~/platform/api.server.ts';
import { createRenderer, type PageRequest } from './render-page.ts';

type HandleDocument = ServerBuild['entry']['module']['default'];

/** A build of one page, whose document is made by the test. */
function buildOf(handleDocument: HandleDocument): ServerBuild {
  const route = { id: 'root', path: '', hasLoader: false, hasAction: false };
  return {
    entry: { module: { default: handleDocument, streamTimeout: 60_000 } },
    routes: { root: { id: 'root', path: '', module: { default: () => null } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: {
        root: { ...route, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false, module: '/root.js' },
      },
      url: '/manifest.js',
      version: '1',
    },
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild;
}

const page: PageRequest = { method: 'GET', origin: 'http://shop.test', url: '/', headers: {}, requestId: 'request-1' };
const waiting = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('the renderer of pages', () => {
  it('takes the bytes that lie beside a response', async () => {
    const body = Buffer.from('<p>Zürich</p>');
    const render = createRenderer(
      buildOf((_request, status, headers, _context, load: AppLoadContext) => {
        const response = new Response(null, { status, headers });
        Object.assign(load.page ?? {}, { response, body });
        return response;
      }),
      'production',
    );
    expect((await render(page)).body).toBe(body);
  });

  it('reads the body of any other response', async () => {
    const render = createRenderer(
      buildOf((_request, _status, headers, _context, load: AppLoadContext) => {
        Object.assign(load.page ?? {}, { response: new Response(null), body: Buffer.from('of another response') });
        return new Response('own', { status: 404, headers });
      }),
      'production',
    );
    const { status, body } = await render(page);
    expect([status, body.toString()]).toEqual([404, 'own']);
  });

  it('passes lines on while the next ones are still being made', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const build = buildOf(() =>
      apiLines(async (send) => {
        send({ first: true });
        await ended;
        send({ last: true });
      }),
    );
    const { lines } = await createRenderer(build, 'production')(page);
    const reader = lines?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('{"first":true}\n');
    end();
    expect(await next()).toBe('{"last":true}\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('holds nothing of a page that is answered: no timer, and the signal tells Remix', async () => {
    const before = waiting();
    let signal: AbortSignal | undefined;
    const render = createRenderer(
      buildOf((request) => {
        signal = request.signal;
        return new Response('');
      }),
      'production',
    );
    await render({ ...page, signal: new AbortController().signal });
    await new Promise(setImmediate);
    expect(signal?.aborted).toBe(true);
    expect(waiting()).toBe(before);
  });

  it('gives up a page whose reader has gone, before it began or while it is made', async () => {
    const removed = new AbortController();
    const render = createRenderer(
      buildOf(() => {
        removed.abort();
        return new Promise<Response>(() => {});
      }),
      'production',
    );
    await expect(render({ ...page, signal: removed.signal })).rejects.toThrow();
    await expect(render({ ...page, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

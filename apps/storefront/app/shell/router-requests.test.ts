import { afterEach, describe, expect, it, vi } from 'vitest';
import { getQueuedRequests, queueRequest } from '~/ui/queued-requests.ts';
import { loadDocument, reasonToHold, sendUntilAnswered } from './router-requests.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Records the documents that are loaded. */
function loadedDocuments(): string[] {
  const loaded: string[] = [];
  vi.stubGlobal('window', {
    location: { origin: 'https://velory.example', assign: (path: string) => loaded.push(path) },
  });
  return loaded;
}

const DATA = { 'Content-Type': 'text/x-script; charset=utf-8' };

describe('What the router can show', () => {
  it.each([
    ['data', new Response('', { status: 200, headers: DATA })],
    ['a redirect', new Response('', { status: 202, headers: DATA })],
    ['a form that is refused', new Response('', { status: 400, headers: DATA })],
    ['a page that is not there', new Response('', { status: 404, headers: DATA })],
  ])('is %s', (_, answer) => {
    expect(reasonToHold(answer)).toBeUndefined();
  });
});

describe('What is no answer of the shop', () => {
  it.each([
    ['a proxy that does not reach it', new Response('<html>', { status: 502 })],
    ['a failure of its own', new Response('', { status: 500, headers: DATA })],
    ['a refusal by its server', new Response('<html>', { status: 400 })],
  ])('is %s', (_, answer) => {
    expect(reasonToHold(answer)).toEqual({ kind: 'failed' });
  });

  it('is a form whose session has ended', () => {
    expect(reasonToHold(new Response('{}', { status: 401 }))).toEqual({ kind: 'refused' });
    expect(reasonToHold(new Response('{}', { status: 403 }))).toEqual({ kind: 'refused' });
    expect(reasonToHold(new Response('', { status: 403, headers: DATA }))).toBeUndefined();
  });

  it('is a form that is too large', () => {
    expect(reasonToHold(new Response('<html>', { status: 413 }))).toEqual({ kind: 'tooLarge' });
    expect(reasonToHold(new Response('', { status: 413, headers: DATA }))).toBeUndefined();
  });

  it('says after too many requests how long to wait', () => {
    const answer = (headers: Record<string, string>) => new Response('', { status: 429, headers });
    expect(reasonToHold(answer({ 'Retry-After': '12' }))).toEqual({ kind: 'tooMany', seconds: 12 });
    expect(reasonToHold(answer({}))).toEqual({ kind: 'tooMany', seconds: 60 });
  });
});

describe('A request of the router', () => {
  const address = new URL('https://velory.example/cart.data');
  const answers = (...list: (Response | Error)[]) => {
    const bodies: unknown[] = [];
    const send = (_: unknown, init?: RequestInit) => {
      bodies.push(init?.body);
      const next = list.shift();
      return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('asked too often'));
    };
    return { send: send as typeof fetch, bodies };
  };

  it('waits while it fails and goes again, as it was, when the visitor wants it', async () => {
    const answered = new Response('', { status: 200, headers: DATA });
    const { send, bodies } = answers(new TypeError('Failed to fetch'), new Response('', { status: 502 }), answered);
    const requested = sendUntilAnswered(send, address, { method: 'POST', body: 'name=Mia' });
    await expect.poll(getQueuedRequests).toMatchObject([{ reason: { kind: 'offline' }, hasInput: true }]);
    getQueuedRequests()[0]?.retry();
    await expect.poll(getQueuedRequests).toMatchObject([{ reason: { kind: 'failed' } }]);
    getQueuedRequests()[0]?.retry();
    expect(await requested).toBe(answered);
    expect(bodies).toEqual(['name=Mia', 'name=Mia', 'name=Mia']);
    expect(getQueuedRequests()).toEqual([]);
  });

  it.each([
    [401, '/konto/bestellungen.data?seite=2&_routes=routes%2Fde.orders', '/konto/bestellungen?seite=2'],
    [403, '/fr/compte.data', '/fr/compte'],
    [401, '/_root.data?_routes=root', '/'],
  ])('loads the page as a document where its data is refused by %i: %s', async (status, data, document) => {
    const loaded = loadedDocuments();
    const { send } = answers(new Response('{}', { status, headers: { 'Content-Type': 'application/json' } }));
    void sendUntilAnswered(send, new URL(data, address), undefined);
    await expect.poll(() => loaded).toEqual([document]);
    expect(getQueuedRequests()).toEqual([]);
  });

  it('is held where it is a form that is refused', async () => {
    const loaded = loadedDocuments();
    const router = new AbortController();
    const { send } = answers(new Response('{}', { status: 401 }));
    const requested = sendUntilAnswered(send, address, { method: 'POST', body: 'name=Mia', signal: router.signal });
    await expect.poll(getQueuedRequests).toMatchObject([{ reason: { kind: 'refused' } }]);
    expect(loaded).toEqual([]);
    router.abort(new Error('another page'));
    await expect(requested).rejects.toThrow('another page');
  });

  it('is given up where the router does not want it any more', async () => {
    const { send } = answers(new TypeError('Failed to fetch'));
    const router = new AbortController();
    const requested = sendUntilAnswered(send, address, { signal: router.signal });
    await expect.poll(getQueuedRequests).toMatchObject([{ hasInput: false }]);
    router.abort(new Error('another page'));
    await expect(requested).rejects.toThrow('another page');
  });

  it('is not held where it was given up before it failed', async () => {
    const router = new AbortController();
    router.abort(new Error('another page'));
    await expect(queueRequest({ kind: 'failed' }, { hasInput: false, signal: router.signal })).rejects.toThrow(
      'another page',
    );
  });
});

describe('A page that is opened as a document', () => {
  const serve = (...list: (Response | Error)[]) => {
    const loaded = loadedDocuments();
    const next = () => list.shift() ?? new Error('asked too often');
    Object.assign(window, {
      fetch: () => {
        const answer = next();
        return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
      },
    });
    return loaded;
  };

  it.each([200, 401, 403, 404, 410])('opens whatever the shop answers: %i', async (status) => {
    const loaded = serve(new Response(null, { status }));
    await loadDocument('/konto?seite=2', new AbortController().signal);
    expect(loaded).toEqual(['/konto?seite=2']);
  });

  it('waits for the network and for the shop', async () => {
    const loaded = serve(
      new TypeError('Failed to fetch'),
      new Response(null, { status: 503 }),
      new Response(null, { status: 429 }),
      new Response(null, { status: 200 }),
    );
    const opened = loadDocument('/konto', new AbortController().signal);
    for (const kind of ['offline', 'failed', 'tooMany']) {
      await expect.poll(getQueuedRequests).toMatchObject([{ reason: { kind } }]);
      expect(loaded).toEqual([]);
      getQueuedRequests()[0]?.retry();
    }
    await opened;
    expect(loaded).toEqual(['/konto']);
  });

  it('stays closed where another navigation begins', async () => {
    const loaded = serve(new TypeError('Failed to fetch'));
    const navigation = new AbortController();
    const opened = loadDocument('/konto', navigation.signal);
    await expect.poll(getQueuedRequests).toHaveLength(1);
    navigation.abort();
    await opened;
    expect(getQueuedRequests()).toEqual([]);
    expect(loaded).toEqual([]);
  });
});

import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { db } from '~/platform/db.server.ts';
import { localAdapterKinds } from '~/platform/env.server.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { shopSettings } from '../../support/environment.ts';
import { startService } from '../../support/service-process.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { temporaryFolder } from '../../support/temporary-folder.mjs';
import { DatabaseGate } from './database-gate.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const databaseUrl = process.env.DATABASE_URL ?? '';

/** Valid settings of a shop. */
const production = {
  ...shopSettings(databaseUrl),
  APP_MODE: 'production',
  PUBLIC_URL: 'https://www.velory.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SLACK_WEBHOOK_URL: 'https://chat.example/hook',
  FINANCING_PARTNER_URL: 'https://financing.example',
  LOGISTICS_PARTNER_URL: 'https://logistics.example',
  PAYREXX_INSTANCE: 'velory',
  HUBSPOT_PORTAL_ID: '1',
  FUNNEL_URL: 'http://127.0.0.1:1',
  HUBSPOT_ACCESS_TOKEN: 'token-of-the-tests',
  STORAGE_URL: 'https://storage.example',
  ALLOW_LOCAL_ADAPTERS: 'spreadsheet,analytics',
  HOST: '127.0.0.1',
};

/** Runs an entry of the build until it ends by itself. */
async function runToEnd(
  entry: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string; errors: string }> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join('apps/storefront/build', entry)], {
    cwd: root,
    env: { PATH, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, errors };
}

afterEach(stopServices);

describe('the storefront does not start', () => {
  it.each([
    ['without a setting', { DATABASE_URL: '' }, /DATABASE_URL: is missing/],
    ['with a wrong one', { PUBLIC_URL: 'velory' }, /PUBLIC_URL: expected an address/],
    [
      'in production with local adapters',
      { SMTP_URL: '', SLACK_WEBHOOK_URL: '' },
      /SMTP_URL: is missing.*\n.*SLACK_WEBHOOK_URL/,
    ],
    ['with an adapter allowed that nobody knows', { ALLOW_LOCAL_ADAPTERS: 'fax' }, /ALLOW_LOCAL_ADAPTERS/],
    [
      'in production with a secret from a file that everybody has',
      { SESSION_SECRET: 'change-me'.repeat(5) },
      /SESSION_SECRET/,
    ],
  ])('%s, and says so in a sentence', async (_, change, sentence) => {
    const { code, errors } = await runToEnd('main.js', { ...production, ...change, PORT: '0' });
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('if the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, errors } = await runToEnd('main.js', { ...production, PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
  });

  it('if the worker has local adapters in production either', async () => {
    const { code, errors } = await runToEnd('worker.js', { ...production, SMTP_URL: '', PORT: '0' });
    expect(code).toBe(1);
    expect(errors).toContain('SMTP_URL');
  });
});

it('npm run erasures:replay runs from the build', async () => {
  const { code, output, errors } = await runToEnd('erasures-replay.js', {
    ...production,
    DATABASE_URL: await createTestDatabase(),
    STORAGE_URL: '',
    ALLOW_LOCAL_ADAPTERS: localAdapterKinds.join(','),
    DATA_DIR: temporaryFolder('erasures'),
  });
  expect({ code, output, errors }).toEqual({ code: 0, output: 'Erased 0 people again.\n', errors: '' });
});

describe('the storefront', () => {
  let seeded = '';
  beforeAll(async () => {
    seeded = await createTestDatabase({ seeded: true });
  });

  it('serves the shop, keeps pages and hides what is for developers in production', async () => {
    const shop = await startShop({
      databaseUrl: seeded,
      env: { APP_MODE: 'production', ALLOW_LOCAL_ADAPTERS: localAdapterKinds.join(',') },
    });
    const first = await fetch(`${shop.url}/`);
    expect(first.status).toBe(200);
    expect(await first.text()).toMatch(/<html lang="de-CH"/);
    expect((await fetch(`${shop.url}/`)).headers.get('x-cache')).toBe('hit');
    expect((await fetch(`${shop.url}/fr`)).headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-",
    );
    for (const hidden of ['/dev/ui', '/dev/mailbox', '/dev/messages', '/dev/mailbox/1']) {
      expect([hidden, (await fetch(`${shop.url}${hidden}`)).status]).toEqual([hidden, 404]);
    }
  });

  it('answers from memory while the database is away, and recovers by itself', async () => {
    const gate = new DatabaseGate(seeded);
    await gate.open();
    const shop = await startShop({ databaseUrl: gate.url });
    const stored = await (await fetch(`${shop.url}/`)).text();
    await gate.shut();
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
    const stale = await fetch(`${shop.url}/`);
    expect(stale.status).toBe(200);
    expect(await stale.text()).toBe(stored);
    const unknown = await fetch(`${shop.url}/fr/alle-modelle-e-bike-schweiz`);
    expect(unknown.status).toBe(503);
    expect(await unknown.text()).toContain('Nous revenons dans un instant');
    await gate.open();
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    expect((await fetch(`${shop.url}/fr/alle-modelle-e-bike-schweiz`)).status).toBe(200);
    expect(shop.output()).not.toMatch(/uncaught exception|uncaughtException/);
    await shop.stop();
    await gate.shut();
  });

  it('ends on SIGTERM within its time, with idle connections open', async () => {
    const shop = await startShop({ databaseUrl: seeded });
    await fetch(`${shop.url}/`);
    const open = request({
      host: '127.0.0.1',
      port: shop.port,
      path: '/faq',
      headers: { Connection: 'keep-alive' },
    }).end();
    await new Promise((resolve) => open.once('response', (response) => response.resume().once('end', resolve)));
    process.kill(shop.pid, 'SIGTERM');
    // One that does not end in time exits with 1.
    expect(await shop.exited).toBe(0);
  });

  it('also runs under plain remix-serve', async () => {
    const port = await anyFreePort();
    const shop = await startService({
      script: 'scripts/start-plain.mjs',
      cwd: 'apps/storefront',
      port,
      readyPath: '/robots.txt',
      env: { ...shopSettings(seeded), PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    for (const [page, language] of [
      ['/', 'de-CH'],
      ['/fr', 'fr-CH'],
      ['/faq', 'de-CH'],
      ['/alle-modelle-e-bike-schweiz', 'de-CH'],
    ]) {
      const response = await fetch(`${shop.url}${page}`);
      expect([page, response.status]).toEqual([page, 200]);
      expect(await response.text()).toContain(`<html lang="${language}"`);
    }
  });
});

describe('the worker', () => {
  it('runs jobs without a storefront and ends on SIGTERM', async () => {
    const worker = await startService({
      script: 'apps/storefront/build/worker.js',
      port: await anyFreePort(),
      readyPath: '/readyz',
      env: { ...shopSettings(databaseUrl), HOST: '127.0.0.1' },
    });
    await addJob(db, chatJob, { text: 'Neue Bestellung' }, { key: 'worker-test' });
    await expect
      .poll(() => db.localMessage.findUnique({ where: { idempotencyKey: 'worker-test' } }), { timeout: 30_000 })
      .toMatchObject({ payload: { text: 'Neue Bestellung' } });
    expect(await (await fetch(`${worker.url}/metrics`)).text()).toMatch(
      /^jobs_total\{name="chat.send",outcome="done"\} 1$/m,
    );
    process.kill(worker.pid, 'SIGTERM');
    expect(await worker.exited).toBe(0);
  });
});

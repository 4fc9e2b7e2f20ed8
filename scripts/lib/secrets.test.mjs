import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { loadSecrets } from './secrets.mjs';

/** @type {string} */
let file;
beforeEach(() => {
  file = path.join(temporaryFolder('secrets'), 'secrets.json');
});

it('makes secrets once, for the owner only, each another one', () => {
  const secrets = loadSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const values = Object.values(secrets);
  expect(values.every((value) => value.length >= 32)).toBe(true);
  expect(new Set(values).size).toBe(values.length);
  expect(secrets.STRAPI_APP_KEYS?.split(',')).toHaveLength(2);
  expect(loadSecrets(file)).toEqual(secrets);
});

it('keeps what is there, adds what is missing and replaces what is too short', () => {
  const { SESSION_SECRET, ...others } = loadSecrets(file);
  writeFileSync(file, JSON.stringify({ ...others, CMS_API_TOKEN: 'short' }));
  const secrets = loadSecrets(file);
  expect(secrets).toMatchObject({ CMS_WEBHOOK_SECRET: others.CMS_WEBHOOK_SECRET });
  expect(secrets.SESSION_SECRET).not.toBe(SESSION_SECRET);
  expect(secrets.CMS_API_TOKEN?.length).toBeGreaterThanOrEqual(32);
});

it('survives a file that was cut off', () => {
  writeFileSync(file, '{"SESSION_SECRET": "abc');
  const secrets = loadSecrets(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
});

import { createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleSheets } from '~/integrations/spreadsheet/google-sheets.server.ts';
import { createLocalSpreadsheet } from '~/integrations/spreadsheet/local.server.ts';
import type { Spreadsheet } from '~/integrations/spreadsheet/spreadsheet.ts';
import { db } from '~/platform/db.server.ts';
import { GoogleSheetsServer } from './google-sheets-server.ts';

const google = new GoogleSheetsServer();
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const adapters: Record<string, () => Spreadsheet> = {
  google: () =>
    createGoogleSheets({
      spreadsheetId: 'document-1',
      email: 'shop@velory.example',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      sheetsUrl: google.url,
      tokenUrl: `${google.url}/token`,
    }),
  local: createLocalSpreadsheet,
};

/** The rows of a sheet as columns by name, whatever the adapter. */
const rowsOf: Record<string, (sheet: string) => Promise<Record<string, string>[]>> = {
  google: (sheet) => {
    const [head = [], ...rows] = google.sheets.get(sheet) ?? [];
    return Promise.resolve(
      rows.map((row) =>
        Object.fromEntries(
          head.flatMap((name, index) => (['at', 'key'].includes(name) || !row[index] ? [] : [[name, row[index]]])),
        ),
      ),
    );
  },
  local: async (source) =>
    (await db.spreadsheetRow.findMany({ where: { source }, orderBy: { id: 'asc' } })).map(
      ({ data }) => data as Record<string, string>,
    ),
};

beforeAll(() => google.start());
afterAll(() => google.stop());

describe.each(Object.keys(adapters))('the spreadsheet (%s)', (name) => {
  const sheet = `pruefung${name}`;

  it('adds rows with columns of their own, once for each key, and formulas as text', async () => {
    const sheets = adapters[name]?.();
    const key = randomUUID();
    const at = '2026-11-23T10:00:00.000Z';
    for (let times = 0; times < 2; times += 1) await sheets?.append(sheet, { at, values: { frage: '=1+1' } }, key);
    await sheets?.append(sheet, { at, values: { antwort: 'Ja', frage: 'Zwei' } }, randomUUID());
    expect(await rowsOf[name]?.(sheet)).toEqual([{ frage: '=1+1' }, { antwort: 'Ja', frage: 'Zwei' }]);
  });

  it('removes old rows', async () => {
    const sheets = adapters[name]?.();
    await sheets?.append(sheet, { at: '2026-01-01T10:00:00.000Z', values: { frage: 'alt' } }, randomUUID());
    await sheets?.removeBefore(sheet, new Date('2026-06-01'));
    expect((await rowsOf[name]?.(sheet))?.map(({ frage }) => frage)).toEqual(['=1+1', 'Zwei']);
  });
});

it('Google receives a token signed by the service account', () => {
  const [header, claims, signature = ''] = (google.assertions[0] ?? '').split('.');
  expect(createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ iss: 'shop@velory.example' });
});

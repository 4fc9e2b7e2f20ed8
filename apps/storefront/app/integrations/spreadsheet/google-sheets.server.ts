import { createSign } from 'node:crypto';
import { z } from 'zod';
import { timeLimit } from '~/platform/time-limit.server.ts';
import type { Spreadsheet } from './spreadsheet.ts';

export interface GoogleSheetsOptions {
  /** The document's id, as it is in its address. */
  spreadsheetId: string;
  /** The service account and its private key (PEM). */
  email: string;
  privateKey: string;
  /** Other servers that answer as Google does, for tests. */
  sheetsUrl?: string;
  tokenUrl?: string;
}

const TIMEOUT = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** Columns that every sheet has before its own. */
const FIRST = ['at', 'key'];

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const valuesSchema = z.object({ values: z.array(z.array(z.string())).optional().default([]) });
const sheetsSchema = z.object({
  sheets: z.array(z.object({ properties: z.object({ sheetId: z.number(), title: z.string() }) })),
});

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Google's Sheets API v4, by a service account. Each sheet has a head of names in its first row. */
export function createGoogleSheets(options: GoogleSheetsOptions): Spreadsheet {
  const { spreadsheetId, email, privateKey } = options;
  const { sheetsUrl = 'https://sheets.googleapis.com', tokenUrl = 'https://oauth2.googleapis.com/token' } = options;
  const base = `${sheetsUrl}/v4/spreadsheets/${spreadsheetId}`;
  let token: { value: string; until: number } | undefined;

  async function accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    if (token && token.until > now + 60) return token.value;
    const claims = { iss: email, scope: SCOPE, aud: tokenUrl, iat: now, exp: now + 3600 };
    const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
    const signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url');
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: `${unsigned}.${signature}`,
      }),
      signal: timeLimit(TIMEOUT),
    });
    if (!response.ok) throw new Error(`Google returned no token: ${response.status}`);
    const { access_token: value, expires_in: seconds } = tokenSchema.parse(await response.json());
    token = { value, until: now + seconds };
    return value;
  }

  async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: timeLimit(TIMEOUT),
    });
    if (!response.ok) throw new Error(`Google Sheets responded with ${response.status}`);
    return response.json();
  }

  const read = async (range: string) => valuesSchema.parse(await call(`/values/${encodeURIComponent(range)}`)).values;
  const write = (range: string, row: readonly string[]) =>
    call(`/values/${encodeURIComponent(range)}?valueInputOption=RAW`, 'PUT', { values: [row] });

  async function sheetId(sheet: string): Promise<number | undefined> {
    const { sheets } = sheetsSchema.parse(await call('?fields=sheets.properties'));
    return sheets.find(({ properties }) => properties.title === sheet)?.properties.sheetId;
  }

  /** The names of the columns, with those that a row brings along at the end. */
  async function columnsFor(sheet: string, names: readonly string[]): Promise<string[]> {
    if ((await sheetId(sheet)) === undefined) {
      await call(':batchUpdate', 'POST', { requests: [{ addSheet: { properties: { title: sheet } } }] });
    }
    const [head = []] = await read(`${sheet}!1:1`);
    const columns = [...new Set([...(head.length > 0 ? head : FIRST), ...names])];
    if (columns.length > head.length) await write(`${sheet}!1:1`, columns);
    return columns;
  }

  return {
    async append(sheet, { at, values }, key) {
      const columns = await columnsFor(sheet, Object.keys(values));
      const keys = await read(`${sheet}!B:B`);
      if (keys.some(([known]) => known === key)) return;
      const row = columns.map((name) => (name === 'at' ? at : name === 'key' ? key : (values[name] ?? '')));
      // RAW: what begins with = is text, never a formula.
      const query = '?valueInputOption=RAW&insertDataOption=INSERT_ROWS';
      await call(`/values/${encodeURIComponent(`${sheet}!A1`)}:append${query}`, 'POST', { values: [row] });
    },
    async removeBefore(sheet, before) {
      const id = await sheetId(sheet);
      if (id === undefined) return;
      const times = await read(`${sheet}!A:A`);
      const old = times.flatMap(([at = ''], index) => (index > 0 && Date.parse(at) < before.getTime() ? [index] : []));
      // From below, so that the places of the others stay.
      const requests = old.toReversed().map((startIndex) => ({
        deleteDimension: { range: { sheetId: id, dimension: 'ROWS', startIndex, endIndex: startIndex + 1 } },
      }));
      if (requests.length > 0) await call(':batchUpdate', 'POST', { requests });
    },
  };
}

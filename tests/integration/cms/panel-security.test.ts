import { request } from 'node:http';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCmsDatabase } from '../../support/databases.ts';
import { runFolder } from '../../support/environment.ts';
import { type ServiceProcess, startStrapi, stopServices } from '../../support/services.ts';
import { editor, limmatAdmin, organization, Panel, superAdmin } from './cms-client.ts';
import { query } from './database.ts';

let cms: ServiceProcess;
let databaseUrl: string;
let temporary: string;
let writer: Panel;
let chief: Panel;
let staff: Panel;

beforeAll(async () => {
  databaseUrl = await createCmsDatabase();
  temporary = await mkdtemp(path.join(runFolder(), 'cms-temporary-'));
  cms = await startStrapi({ databaseUrl, env: { TRUSTED_PROXIES: '1', TMPDIR: temporary } });
  [writer, chief, staff] = (await Promise.all(
    [editor, limmatAdmin, superAdmin].map((who) => Panel.login(cms.url, who)),
  )) as [Panel, Panel, Panel];
});

afterAll(stopServices);

const blob = (content: string | Buffer, type = '') =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type });

const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#0a4d57' } })
    .toFormat(format)
    .toBuffer();

const script = 'alert(document.domain)';
const page = `<!doctype html><script>${script}</script>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${script}"><script>${script}</script><path fill="#123" d="M0 0h9v9z"/></svg>`;

/** Every call of the panel that stores a file. */
const ways = async () => {
  const replaced = await writer.upload('ersetzt.png', blob(await picture('png')));
  return ['/upload', '/upload/files', `/upload?id=${replaced}`, `/upload/files/${replaced}/replace`];
};

describe('the media library', () => {
  const refused: [string, string, string][] = [
    ['script.js', script, 'text/javascript'],
    ['script.js', script, 'image/png'],
    ['seite.html', page, 'text/html'],
    ['seite.htm', page, 'image/svg+xml'],
    ['text.png', page, 'image/png'],
    ['text.jpg', script, 'image/jpeg'],
    ['modul.mjs', script, ''],
    ['stil.css', 'a{}', 'text/css'],
    [
      'daten.xml',
      `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${script}</x:script>`,
      'text/xml',
    ],
    ['seite.svg', page, 'image/svg+xml'],
    ['ohne-endung', page, 'text/html'],
    ['akte.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['bild.png', '\x89PNG\r\n\x1a\n<script>', 'image/png'],
  ];

  it('accepts only pictures, whatever a file is called or declared as, in every way', async () => {
    const taken: string[] = [];
    for (const way of await ways()) {
      for (const [name, content, type] of refused) {
        const { status, message } = await writer.tryUpload(way, name, blob(Buffer.from(content, 'latin1'), type));
        if (status !== 400 || !message?.includes(name)) taken.push(`${way} ${name} ${type}: ${status} ${message}`);
      }
      const disguised = await writer.tryUpload(way, 'bild.html', blob(await picture('png'), 'text/html'));
      if (disguised.status !== 400) taken.push(`${way} a picture called bild.html: ${disguised.status}`);
    }
    expect(taken).toEqual([]);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'takes %s under its own type, also undeclared',
    async (format) => {
      const name = `bild.${format === 'jpeg' ? 'JPG' : format}`;
      const { status, file } = await writer.tryUpload('/upload', name, blob(await picture(format)));
      expect([status, file?.mime]).toEqual([201, `image/${format}`]);
    },
  );

  it('stores drawings without what runs, and serves all files so that a browser runs nothing of them', async () => {
    for (const way of ['/upload', '/upload/files']) {
      const { status, file } = await writer.tryUpload(way, 'logo.svg', blob(drawing, 'image/svg+xml'));
      expect([status, file?.mime]).toEqual([201, 'image/svg+xml']);
      const path = file?.url ?? '';
      const forms = [
        path,
        path.replace('/uploads', '/%75ploads'),
        path.replace('/uploads', '//uploads'),
        path.replace('/uploads', '/x/../uploads'),
      ];
      for (const form of forms) {
        const response = await fetch(`${cms.url}${form}`);
        const text = await response.text();
        expect([form, text.includes(script)]).toEqual([form, false]);
        expect([form, response.headers.get('content-security-policy')]).toEqual([
          form,
          expect.stringMatching(/\bsandbox$/),
        ]);
        expect([form, response.headers.get('x-content-type-options')]).toEqual([form, 'nosniff']);
      }
      expect(await (await fetch(`${cms.url}${path}`)).text()).toContain('M0 0h9v9z');
    }
  });

  it('leaves the panel its own rules', async () => {
    const policy = (await fetch(`${cms.url}/admin/init`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('sandbox');
  });

  it('fetches no address on request', async () => {
    const body = { urls: [`${cms.url}/admin/init`], folderId: null };
    const path = '/upload/actions/upload-from-urls';
    for (const each of [path, `${path}/`, path.toUpperCase()])
      for (const who of [writer, chief, staff])
        expect([each, await who.status('POST', each, body)]).toEqual([each, 404]);
    // Spellings for which Strapi has no route.
    for (const each of [`/${path}`, path.replace('-', '%2D'), path.replace('/actions', '/x/../actions')])
      expect([404, 405]).toContain(await staff.status('POST', each, body));
  });

  it('reduces a photograph of twenty megapixels, upright and in all sizes, on upload', async () => {
    const photo = await sharp({ create: { width: 5472, height: 3648, channels: 3, background: '#567' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { file } = await writer.tryUpload('/upload', 'foto.jpg', blob(photo, 'image/jpeg'));
    const sizes = z.looseObject({ width: z.number(), height: z.number(), formats: z.record(z.string(), z.unknown()) });
    const { width, height, formats } = sizes.parse(file);
    expect([width, height]).toEqual([1707, 2560]);
    expect(Object.keys(formats).sort()).toEqual(['large', 'medium', 'small', 'thumbnail']);
    const stored = await (await fetch(`${cms.url}${file?.url}`)).arrayBuffer();
    expect(await sharp(stored).metadata()).toMatchObject({ width: 1707, height: 2560 });
  });
});

describe('a form with files', () => {
  const form = (field = 'files') => {
    const data = new FormData();
    data.append(field, blob('x'.repeat(100_000)), 'datei.png');
    return data;
  };

  /** Head and body in one write: a connection that the server closes at once loses no answer. */
  const sendInOne = (method: string, path: string, authorization?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        ...(authorization && { authorization }),
      };
      const file = 'content-disposition: form-data; name="files"; filename="a.png"\r\n\r\ncontent';
      request(`${cms.url}${path}`, { method, headers, agent: false }, (response) => {
        response.resume();
        response.once('end', () => resolve(`${method} ${path} ${response.statusCode} ${response.headers.connection}`));
      })
        .once('error', reject)
        .end(`--x\r\n${file}\r\n--x--\r\n`);
    });

  it('is refused unread outside the media library, and inside it without a sign-in', async () => {
    const before = await readdir(temporary);
    const elsewhere = ['/', '/admin/login', '/api/upload', '/api/faq-entries', '/x//upload', '/Upload', '/uploads'];
    for (const method of ['POST', 'PUT', 'PATCH'])
      for (const authorization of [undefined, 'Bearer invented', 'Basic YTpi']) {
        for (const path of elsewhere)
          expect(await sendInOne(method, path, authorization)).toBe(`${method} ${path} 415 close`);
        for (const path of ['/upload', '/upload?id=1', '/upload/files'])
          expect(await sendInOne(method, path, authorization)).toContain(`${method} ${path} 401`);
      }
    expect(await readdir(temporary)).toEqual(before);
  });

  it('leaves no temporary file, whether it is taken or refused, and in whatever field the file is', async () => {
    const before = await readdir(temporary);
    expect((await writer.tryUpload('/upload', 'bild.png', blob(await picture('png')))).status).toBe(201);
    expect((await writer.tryUpload('/upload', 'text.png', blob(page))).status).toBe(400);
    expect(await writer.submit('/upload', form('anderes'))).toBe(400);
    expect(await writer.submit('/upload/nowhere', form())).toBeGreaterThanOrEqual(400);
    expect(await readdir(temporary)).toEqual(before);
  });
});

describe('an organization admin in the media library', () => {
  interface Folder {
    id: number;
    name: string;
  }
  let foreignFolder: number;
  let foreignFile: number;
  let ownFolder: number;

  const folders = async (who: Panel, search = ''): Promise<Folder[]> =>
    (await who.ask('GET', `/upload/folders?${search}`)).data as Folder[];
  const names = async (who: Panel, search = ''): Promise<string> =>
    (await who.askPlugin(`/upload/files?pageSize=100${search}`)).text();

  beforeAll(async () => {
    const all = await folders(staff);
    foreignFolder = all.find(({ name }) => name === 'Hôpital Léman')?.id ?? 0;
    ownFolder = all.find(({ name }) => name === 'Limmatwerke')?.id ?? 0;
    const { file } = await staff.tryUpload('/upload', 'fremdes-bild.png', blob(await picture('png')), {
      name: 'fremdes-bild.png',
      folder: foreignFolder,
    });
    foreignFile = file?.id ?? 0;
    expect([foreignFolder, ownFolder, foreignFile]).not.toContain(0);
  });

  it('sees its own folder and the pictures in it only, whatever it requests', async () => {
    expect((await folders(chief)).map(({ name }) => name)).toEqual(['Limmatwerke']);
    expect((await folders(chief, 'filters[name][$contains]=Hôpital')).length).toBe(0);
    expect((await folders(chief, `_q=Hôpital`)).length).toBe(0);
    expect((await folders(chief, `filters[$or][0][id][$eq]=${foreignFolder}`)).length).toBe(0);
    expect(await chief.status('GET', `/upload/folders/${foreignFolder}`)).toBe(404);
    expect(JSON.stringify((await chief.ask('GET', '/upload/folder-structure')).data)).not.toContain('Hôpital');
    for (const search of [
      '',
      '&_q=fremdes',
      `&filters[folder][id][$eq]=${foreignFolder}`,
      '&filters[$or][0][name][$contains]=fremdes',
      '&filters[folderPath][$startsWith]=/',
    ])
      expect([search, (await names(chief, search)).includes('fremdes-bild')]).toEqual([search, false]);
    expect((await names(staff)).includes('fremdes-bild')).toBe(true);
  });

  it('puts what it uploads into its own folder, and nothing into another or into an entry', async () => {
    const png = blob(await picture('png'));
    for (const way of ['/upload', '/upload/files']) {
      const { file } = await chief.tryUpload(way, 'eigenes.png', png);
      const [row] = await query<{ folder: number }>(
        databaseUrl,
        `select folder_id as folder from files_folder_lnk where file_id = ${file?.id}`,
      );
      expect([way, row?.folder]).toEqual([way, ownFolder]);
      const elsewhere = await chief.tryUpload(way, 'eigenes.png', png, { name: 'x.png', folder: foreignFolder });
      expect([way, elsewhere.status]).toEqual([way, 403]);
    }
    const form = new FormData();
    form.append('files', png, 'angehaengt.png');
    for (const [name, value] of [
      ['ref', 'api::shop-setting.shop-setting'],
      ['refId', '1'],
      ['field', 'logo'],
    ] as const)
      form.append(name, value);
    const [before] = await query<{ count: string }>(databaseUrl, 'select count(*) as count from files_related_mph');
    expect(await chief.submit('/upload', form)).toBe(201);
    const [after] = await query<{ count: string }>(databaseUrl, 'select count(*) as count from files_related_mph');
    expect(after).toEqual(before);
  });

  it('changes, replaces, moves and removes nothing of others', async () => {
    const png = blob(await picture('png'));
    const own = await chief.upload('meins.png', png);
    const calls: [string, string, object?][] = [
      ['GET', `/upload/files/${foreignFile}`],
      ['PUT', `/upload/files/${foreignFile}`, { fileInfo: { name: 'meins' } }],
      ['POST', `/upload?id=${foreignFile}`, { fileInfo: { name: 'meins' } }],
      ['DELETE', `/upload/files/${foreignFile}`],
      ['POST', '/upload/actions/bulk-update', { updates: [{ id: foreignFile, fileInfo: { name: 'meins' } }] }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [foreignFile] }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [own, foreignFile] }],
      ['POST', '/upload/actions/bulk-delete', { folderIds: [foreignFolder] }],
      ['POST', '/upload/actions/bulk-delete', { folderIds: [ownFolder] }],
      ['POST', '/upload/actions/bulk-move', { fileIds: [foreignFile], destinationFolderId: ownFolder }],
      ['POST', '/upload/actions/bulk-move', { fileIds: [own], destinationFolderId: foreignFolder }],
      ['POST', '/upload/actions/bulk-move', { folderIds: [foreignFolder], destinationFolderId: ownFolder }],
      ['PUT', `/upload/files/${own}`, { fileInfo: { folder: foreignFolder } }],
      ['PUT', `/upload/folders/${foreignFolder}`, { name: 'Meiner' }],
      ['PUT', `/upload/folders/${foreignFolder}`, { name: 'Meiner', parent: ownFolder }],
      ['PUT', `/upload/folders/${ownFolder}`, { name: 'Anders' }],
      ['POST', '/upload/folders', { name: 'Darin', parent: foreignFolder }],
      ['GET', '/upload/settings'],
      ['PUT', '/upload/configuration', { pageSize: 20, sort: 'name:ASC' }],
      ['POST', '/upload/ai-metadata-jobs', {}],
    ];
    const open: string[] = [];
    for (const [method, path, body] of calls) {
      const status = await chief.status(method, path, body);
      if (status !== 403 && status !== 404) open.push(`${method} ${path} ${JSON.stringify(body)}: ${status}`);
    }
    for (const way of [`/upload?id=${foreignFile}`, `/upload/files/${foreignFile}/replace`]) {
      const { status } = await chief.tryUpload(way, 'meins.png', png);
      if (status !== 403) open.push(`${way}: ${status}`);
    }
    expect(open).toEqual([]);
    expect(await staff.status('GET', `/upload/files/${foreignFile}`)).toBe(200);
    expect((await folders(staff)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Hôpital Léman', 'Limmatwerke']),
    );
  });

  it('works in its own folder as before: creates folders, moves, replaces and removes', async () => {
    const png = blob(await picture('png'));
    const id = await chief.upload('eigen.png', png);
    const made = (await chief.ask('POST', '/upload/folders', { name: 'Sommer', parent: null })).data as Folder;
    expect(
      await chief.status('POST', '/upload/actions/bulk-move', { fileIds: [id], destinationFolderId: made.id }),
    ).toBe(200);
    expect((await chief.tryUpload(`/upload?id=${id}`, 'eigen.png', png)).status).toBe(200);
    expect(await chief.status('PUT', `/upload/files/${id}`, { fileInfo: { alternativeText: 'Ein Velo' } })).toBe(200);
    expect(await names(chief)).toContain('eigen.png');
    expect(await chief.status('PUT', `/upload/folders/${made.id}`, { name: 'Winter', parent: ownFolder })).toBe(200);
    expect(await chief.status('POST', '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [made.id] })).toBe(
      200,
    );
    expect(await staff.status('GET', `/upload/files/${id}`)).toBe(404);
  });

  it('stays in its folder even if its role was widened by mistake', async () => {
    await query(
      databaseUrl,
      `update admin_permissions set conditions = '[]' where conditions::text like '%is-in-own-folder%'`,
    );
    expect(await chief.status('DELETE', `/upload/files/${foreignFile}`)).toBe(403);
    expect((await chief.tryUpload(`/upload?id=${foreignFile}`, 'meins.png', blob(await picture('png')))).status).toBe(
      403,
    );
    const popup = { loginPopup: { title: 'Dein E-Bike', bulletPoints: 'Eins', logo: foreignFile } };
    const { entries } = await chief.list(organization);
    expect((await chief.update(organization, entries[0]?.documentId ?? '', popup)).status).toBe(403);
  });
});

describe('signing in to the panel', () => {
  const login = (
    account: string,
    { password = 'falsch', from = '192.0.2.1', path = '/admin/login', asQuery = false } = {},
  ) => {
    const fields = { email: account, password };
    return fetch(`${cms.url}${path}${asQuery ? `?${new URLSearchParams(fields)}` : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(asQuery ? {} : fields),
    });
  };

  it('is refused after ten wrong passwords of one account, from changing addresses and by every form of the call', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 16; n += 1) {
      const path = ['/admin/login', '/Admin/LOGIN', '/admin/login/', '/admin//login'][n % 4];
      const response = await login(n % 2 ? editor : editor.toUpperCase(), {
        path,
        asQuery: n % 3 === 2,
        from: `192.0.2.${n}`,
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual(Array.from({ length: 6 }, () => 429));
    const refused = await login(editor, { from: '198.51.100.9', password: 'Velory-Demo-2026' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect((await login(editor, { from: '198.51.100.9', asQuery: true })).status).toBe(429);
    expect((await login(superAdmin, { from: '198.51.100.9', password: 'Velory-Demo-2026' })).status).toBe(200);
  });

  it('stays open to addresses that have signed in before, whatever strangers try', async () => {
    await login(limmatAdmin, { from: '203.0.113.7', password: 'Velory-Demo-2026' });
    for (let n = 0; n < 12; n += 1) await login(limmatAdmin, { from: `198.51.100.${n + 20}` });
    expect((await login(limmatAdmin, { from: '198.51.100.99', password: 'Velory-Demo-2026' })).status).toBe(429);
    expect((await login(limmatAdmin, { from: '203.0.113.7', password: 'Velory-Demo-2026' })).status).toBe(200);
  });

  it('counts by the address that the trusted proxy saw, not by what the sender claims', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await login(`niemand-${n}@velory.example`, { from: `10.0.0.${n}, 203.0.113.50` })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 30)).not.toContain(429);
  });

  it('names one account only', async () => {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: [editor, superAdmin], password: 'falsch' }),
    });
    expect(response.status).toBe(400);
  });
});

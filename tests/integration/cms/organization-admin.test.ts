import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServiceProcess, startStrapi, stopServices } from '../../support/services.ts';
import { type Entry, limmatAdmin, organization, Panel, superAdmin, faq } from './cms-client.ts';
import { query } from './database.ts';
import { z } from 'zod';
import { createCmsDatabase } from '../../support/databases.ts';

/*
 * Everything in the admin panel's API, called by the administrator of one organization: of all content only the own
 * organization is returned.
 */

let databaseUrl: string;
let cms: ServiceProcess;
let chief: Panel;
let staff: Panel;
let own: Entry;
let other: Entry;
/** Every other type of content, as a super admin's panel lists it. */
let types: { uid: string; kind: string }[];

beforeAll(async () => {
  databaseUrl = await createCmsDatabase();
  cms = await startStrapi({ databaseUrl });
  [chief, staff] = [await Panel.login(cms.url, limmatAdmin), await Panel.login(cms.url, superAdmin)];
  const { entries } = await staff.list(organization);
  const bySlug = (slug: string): Entry => {
    const found = entries.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`No organization ${slug}.`);
    return found;
  };
  own = bySlug('limmatwerke');
  other = bySlug('hopital-leman');
  const { data } = await staff.ask('GET', '/content-manager/content-types');
  types = (data as { uid: string; kind: string; isDisplayed: boolean }[]).filter(
    ({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::') && uid !== organization,
  );
});

afterAll(stopServices);

const isShut = (status: number): boolean => status === 403 || status === 404 || status === 405;

/** Texts of other organizations and of all other content never appear in an answer. */
async function says(path: string, words: string): Promise<boolean> {
  return (await (await chief.askPlugin(path)).text()).includes(words);
}

describe('an organization admin over the admin API', () => {
  it('reads, creates, changes and removes nothing of any other type', async () => {
    expect(types.length).toBeGreaterThan(8);
    const open: string[] = [];
    for (const { uid, kind } of types) {
      const base = `/content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`;
      const { data } = await staff.ask('GET', `${base}?locale=de`);
      const { entries } = kind === 'singleType' ? { entries: [] } : await staff.list(uid);
      const id = entries[0]?.documentId ?? (data as Entry | undefined)?.documentId ?? 'none';
      const calls: [string, string, object?][] = [
        ['GET', `${base}?locale=de`],
        ['GET', `${base}/${id}?locale=de`],
        ['GET', `${base}/${id}?locale=de&status=draft`],
        ['POST', `${base}?locale=de`, { title: 'x', name: 'x' }],
        ['PUT', `${base}/${id}?locale=de`, { title: 'x', name: 'x' }],
        ['PUT', `${base}?locale=de`, { title: 'x' }],
        ['DELETE', `${base}/${id}?locale=de`],
        ['POST', `${base}/${id}/actions/publish?locale=de`, {}],
        ['POST', `${base}/${id}/actions/unpublish?locale=de`, {}],
        ['POST', `${base}/${id}/actions/discard?locale=de`, {}],
        ['POST', `${base}/clone/${id}?locale=de`, {}],
        ['POST', `${base}/actions/bulkDelete`, { documentIds: [id] }],
        ['POST', `${base}/actions/bulkPublish`, { documentIds: [id] }],
        ['GET', `${base}/${id}/actions/countDraftRelations?locale=de`],
        ['GET', `/content-manager/history-versions?contentType=${uid}&documentId=${id}&locale=de`],
        ['GET', `/content-manager/preview/url/${uid}?documentId=${id}&locale=de&status=draft`],
        ['GET', `/editorial/history/${uid}/${id}?locale=de`],
        ['GET', `/editorial/plan/${uid}/${id}?locale=de`],
      ];
      for (const [method, path, body] of calls) {
        const status = await chief.status(method, path, body);
        // For entries that may not be touched Strapi answers a bulk call with 200 and a count of zero.
        if (!isShut(status) && status !== 400 && status !== 204) open.push(`${method} ${path}: ${status}`);
      }
    }
    expect(open).toEqual([]);
  });

  it('reaches no other organization: not its drafts, versions, history, plans or relations', async () => {
    const base = `/content-manager/collection-types/${organization}`;
    const id = other.documentId;
    const calls: [string, string, object?][] = [
      ['GET', `${base}/${id}?locale=de`],
      ['GET', `${base}/${id}?locale=de&status=draft`],
      ['GET', `${base}/${id}?locale=fr&status=published`],
      ['PUT', `${base}/${id}?locale=de`, { banner: { text: 'x' }, locale: 'de' }],
      ['POST', `${base}/${id}/actions/publish?locale=de`, {}],
      ['POST', `${base}/${id}/actions/unpublish?locale=de`, {}],
      ['POST', `${base}/${id}/actions/discard?locale=de`, {}],
      ['POST', `${base}/clone/${id}?locale=de`, {}],
      ['POST', `${base}/auto-clone/${id}?locale=de`, {}],
      ['DELETE', `${base}/${id}?locale=de`],
      ['GET', `/content-manager/relations/${organization}/${id}/admins?locale=de`],
      ['GET', `/content-manager/relations/${organization}/admins?locale=de`],
      ['GET', `/content-manager/preview/url/${organization}?documentId=${id}&locale=de&status=draft`],
      ['GET', `/content-manager/history-versions?contentType=${organization}&documentId=${id}&locale=de`],
      ['GET', `/editorial/history/${organization}/${id}?locale=de`],
      ['GET', `/editorial/plan/${organization}/${id}?locale=de`],
    ];
    const open: string[] = [];
    for (const [method, path, body] of calls) {
      const status = await chief.status(method, path, body);
      // A preview of nothing is 204. Strapi has no path from an entry to people, and fails before it reads.
      const isNothing = status === 400 || status === 204 || (status === 500 && path.includes('/relations/'));
      if (!isShut(status) && !isNothing) open.push(`${method} ${path}: ${status}`);
    }
    expect(open).toEqual([]);
    const lists = [
      `${base}?locale=de&pageSize=100`,
      `${base}?locale=fr&status=published&filters[slug][$eq]=hopital-leman`,
      `${base}?locale=de&filters[$or][0][slug][$contains]=leman&sort=emailDomains:asc`,
      '/content-manager/homepage/recent-documents?action=update',
    ];
    for (const path of lists) expect([path, await says(path, 'hopital-leman')]).toEqual([path, false]);
    const { entry } = await staff.read(organization, id);
    expect(entry).toMatchObject({ slug: 'hopital-leman' });
  });

  it('sees and uses its own pictures only, whatever id it names', async () => {
    const png = new Blob(
      [
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      ],
      { type: 'image/png' },
    );
    const foreign = await staff.upload('geheim-anderer.png', png);
    const mine = await chief.upload('eigenes.png', png);
    expect(await says('/upload/files?pageSize=100', 'geheim-anderer')).toBe(false);
    expect(await says('/upload/files?pageSize=100', 'eigenes')).toBe(true);
    expect(isShut(await chief.status('GET', `/upload/files/${foreign}`))).toBe(true);
    expect(isShut(await chief.status('DELETE', `/upload/files/${foreign}`))).toBe(true);
    const popup = (logo: unknown) => ({ loginPopup: { title: 'Dein E-Bike', bulletPoints: 'Eins', logo } });
    expect((await chief.update(organization, own.documentId, popup(foreign))).status).toBe(403);
    expect((await chief.update(organization, own.documentId, popup(mine))).status).toBe(200);
    const documentIds: string[] = [];
    for (const id of [foreign, mine]) {
      const file = z
        .object({ documentId: z.string() })
        .parse(await (await staff.askPlugin(`/upload/files/${id}`)).json());
      documentIds.push(file.documentId);
    }
    const [foreignDocument, myDocument] = documentIds;
    for (const logo of [
      foreignDocument,
      { documentId: foreignDocument },
      { id: mine, documentId: foreignDocument },
      { set: [{ documentId: foreignDocument }] },
      { connect: [{ id: mine, documentId: foreignDocument }] },
    ])
      expect([logo, (await chief.update(organization, own.documentId, popup(logo))).status]).toEqual([logo, 403]);
    const both = { id: mine, documentId: myDocument };
    expect((await chief.update(organization, own.documentId, popup(both))).status).toBe(200);
    // Entries of the shop's staff remain usable.
    expect((await staff.update(organization, own.documentId, popup(foreign))).status).toBe(200);
    expect((await chief.update(organization, own.documentId, popup(foreign))).status).toBe(200);
  });

  it('reaches no settings, users, roles, tokens or webhooks', async () => {
    const paths = [
      '/admin/users?pageSize=10',
      '/admin/roles',
      '/admin/api-tokens',
      '/admin/transfer/tokens',
      '/admin/webhooks',
      '/content-releases',
      '/i18n/locales-admin',
      '/content-type-builder/content-types',
    ];
    const open: string[] = [];
    for (const path of paths) {
      const status = await chief.status('GET', path);
      if (!isShut(status)) open.push(`${path}: ${status}`);
    }
    expect(open).toEqual([]);
  });
});

describe('an organization admin', () => {
  it('sees its own organization only', async () => {
    const { entries } = await chief.list(organization);
    expect(entries.map(({ slug }) => slug)).toEqual(['limmatwerke']);
    expect(await chief.read(organization, own.documentId)).toMatchObject({ status: 200 });
    expect((await chief.read(organization, other.documentId)).status).toBe(403);
  });

  it('changes and publishes its own texts and nothing of another', async () => {
    const banner = { banner: { text: 'Neu für alle Mitarbeitenden' } };
    expect(await chief.update(organization, own.documentId, banner)).toMatchObject({ status: 200 });
    expect(await chief.publish(organization, own.documentId)).toMatchObject({ status: 200 });
    expect((await chief.update(organization, other.documentId, banner)).status).toBe(403);
    expect((await chief.publish(organization, other.documentId)).status).toBe(403);
  });

  it('cannot change what was agreed with the shop', async () => {
    await chief.update(organization, own.documentId, {
      maxDiscountCodeAmount: 9000,
      slug: 'andere',
      emailDomains: 'gmail.com',
    });
    const { entry } = await staff.read(organization, own.documentId);
    expect(entry).toMatchObject({
      maxDiscountCodeAmount: 400,
      slug: 'limmatwerke',
      emailDomains: 'limmatwerke.example',
    });
  });

  it('creates and removes no organization and sees no other content', async () => {
    expect((await chief.create(organization, { name: 'Zweite', slug: 'zweite' })).status).toBe(403);
    expect(await chief.remove(organization, own.documentId)).toBe(403);
    expect((await chief.list(faq)).status).toBe(403);
  });
});

describe('the guard below the permissions', () => {
  it('holds even if the role was widened by mistake', async () => {
    await query(
      databaseUrl,
      `update admin_permissions set conditions = '[]' where conditions::text like '%is-own-organization%'`,
    );
    const panel = await Panel.login(cms.url, limmatAdmin);
    expect((await panel.list(organization)).entries.map(({ slug }) => slug)).toEqual(['limmatwerke']);
    expect((await panel.read(organization, other.documentId)).status).toBe(403);
    expect((await panel.update(organization, other.documentId, { banner: { text: 'Fremd' } })).status).toBe(403);
    expect((await panel.publish(organization, other.documentId)).status).toBe(403);
  });
});

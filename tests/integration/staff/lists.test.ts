import { beforeAll, describe, expect, it } from 'vitest';
import { savedCheckoutList } from '~/modules/checkout/saved-checkouts.ts';
import { listSavedCheckouts } from '~/modules/checkout/saved-checkouts.server.ts';
import { sponsorList } from '~/modules/sponsoring/staff-list.ts';
import { listSponsorPages } from '~/modules/sponsoring/staff-lists.server.ts';
import { assistantCsv } from '~/modules/staff/assistant-desk.server.ts';
import { callsCsv } from '~/modules/staff/calls-desk.server.ts';
import { discountList } from '~/modules/staff/discounts.ts';
import { discountsCsv, listDiscounts } from '~/modules/staff/discounts.server.ts';
import { documentsCsv } from '~/modules/staff/documents.server.ts';
import { failuresCsv } from '~/modules/staff/failures.server.ts';
import { logCsv } from '~/modules/staff/log-csv.server.ts';
import { outboxCsv } from '~/modules/staff/outbox.server.ts';
import { savedCheckoutsCsv } from '~/modules/staff/saved-checkouts.server.ts';
import { searchesCsv } from '~/modules/staff/searches.server.ts';
import { shortUrlsCsv } from '~/modules/staff/short-urls.server.ts';
import { sponsorCsv } from '~/modules/staff/sponsor-desk.server.ts';
import { statementsCsv } from '~/modules/staff/statements.server.ts';
import { entriesCsv } from '~/modules/staff/user-forms.server.ts';
import { singleAddresses } from '~/route-table.server.ts';
import { db } from '~/platform/db.server.ts';
import { pageSlice } from '~/platform/list-query.ts';
import { asked } from '../../support/lists.ts';
import { createProduct, firstVariant } from '../checkout/shop.ts';
import { actsOf, colleague, type Someone } from './team.ts';

/*
 * The tables of the team: none grows without bound, and each is taken away as a file by its own address, which is in the log.
 */

let nadia: Someone;

beforeAll(async () => {
  nadia = await colleague();
});

describe('a list of the team', () => {
  it('shows a page of what there is, in the order that its address says', async () => {
    const codes = Array.from({ length: 60 }, (_, index) => `LISTE-${String(index).padStart(2, '0')}`);
    await db.discountCode.createMany({ data: codes.map((code) => ({ code, percent: 10 })) });
    const page = async (search: string) => {
      const query = asked(discountList, `code=liste-&sortieren=code${search}`);
      const { rows, count } = await listDiscounts(query, pageSlice(query));
      return [count, rows.length, rows[0]?.code];
    };
    expect(await page('')).toEqual([60, 50, 'LISTE-00']);
    expect(await page('&seite=2')).toEqual([60, 10, 'LISTE-50']);
    expect(await page('-um&seite=2')).toEqual([60, 10, 'LISTE-09']);
    expect(await page('&seite=3')).toEqual([60, 0, undefined]);
    expect((await discountsCsv(nadia, new URLSearchParams('code=liste-'))).match(/LISTE-/g)).toHaveLength(60);
  });

  it('of saved checkouts is narrowed to those that went on', async () => {
    const saved = { locale: 'de', lines: [], planLength: 36, insurance: false, contact: {} } as const;
    const { id: cartId } = await db.user.create({ data: {} });
    const expiresAt = new Date(Date.now() + 86_400_000);
    for (const [name, resumedAt] of [
      ['b', new Date()],
      ['a', null],
      ['c', null],
    ] as const)
      await db.savedCheckout.create({
        data: { ...saved, cartId, expiresAt, email: `${name}@liste.example`, resumedAt },
      });
    const emails = async (search: string) => {
      const query = asked(savedCheckoutList, search);
      return (await listSavedCheckouts(query, pageSlice(query))).rows.map(({ email }) => email[0]);
    };
    expect(await emails('sortieren=email')).toEqual(['a', 'b', 'c']);
    expect(await emails('weiter=ja')).toEqual(['b']);
    expect(await emails('weiter=nein&sortieren=email-um')).toEqual(['c', 'a']);
    expect((await emails('sortieren=weiter'))[0]).toBe('b');
  });

  it('of riders’ pages is sorted by the money that came', async () => {
    const variantId = firstVariant(await createProduct());
    const page = {
      locale: 'de',
      variantId,
      price: 432_000,
      months: 36,
      goal: 108_000,
      story: '',
      email: 'x@liste.example',
    } as const;
    for (const [title, amount] of [
      ['wenig', 20_00],
      ['viel', 90_00],
      ['nichts', 0],
    ] as const)
      await db.sponsorMe.create({
        data: {
          ...{ ...page, title, firstName: title, token: `liste-${title}`, endsOn: new Date('2027-01-01') },
          payments: amount
            ? {
                create: {
                  amount,
                  state: 'paid',
                  name: '',
                  email: '',
                  locale: 'de',
                  ticket: `liste-${title}`,
                  reservedUntil: new Date(),
                },
              }
            : {},
        },
      });
    const titles = async (search: string) => {
      const query = asked(sponsorList, search);
      return (await listSponsorPages(query, pageSlice(query))).rows.map(({ title }) => title);
    };
    expect(await titles('sortieren=beisammen')).toEqual(['viel', 'wenig', 'nichts']);
    expect((await titles('sortieren=beitraege-um'))[0]).toBe('nichts');
    expect(await titles('stand=ordered')).toEqual([]);
  });
});

describe('a list as a file', () => {
  const files = {
    'rabattcodes.csv': [discountsCsv, 'discounts.export'],
    'protokoll.csv': [logCsv, 'log.export'],
    'kurzlinks.csv': [shortUrlsCsv, 'short-urls.export'],
    'dokumente.csv': [documentsCsv, 'documents.export'],
    'aufgehoben.csv': [savedCheckoutsCsv, 'saved-checkouts.export'],
    'abrechnungen.csv': [statementsCsv, 'statements.export'],
    'sponsoring.csv': [sponsorCsv, 'sponsor.export'],
    'fehler.csv': [failuresCsv, 'failures.export'],
    'ausgang.csv': [outboxCsv, 'jobs.export'],
    'suche.csv': [searchesCsv, 'searches.export'],
    'assistent.csv': [assistantCsv, 'assistant.export'],
    'formulare.csv': [entriesCsv, 'user-forms.export'],
    'rueckrufe.csv': [callsCsv, 'calls.export'],
  } as const;

  it.each(Object.entries(files))('is %s, and stands in the log', async (_, [exportList, action]) => {
    const staff = await colleague();
    expect(await exportList(staff, new URLSearchParams('seite=9&sortieren=nie'))).toMatch(/^\uFEFF[^;]+;.*\r\n$/s);
    expect(await actsOf(staff)).toEqual([action]);
  });

  it('is there for each table of the team', () => {
    const all = Object.keys(singleAddresses).filter((path) => /^admin\/.*\.csv$/.test(path));
    expect(all.map((path) => path.slice('admin/'.length)).sort()).toEqual(
      [...Object.keys(files), 'bestellungen.csv'].sort(),
    );
  });
});

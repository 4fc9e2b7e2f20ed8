import { beforeAll, describe, expect, it } from 'vitest';
import { savedCheckoutTable } from '~/modules/checkout/saved-checkout-table.server.ts';
import { sponsorTable } from '~/modules/sponsoring/sponsor-table.server.ts';
import { staffActions } from '~/modules/staff/areas.ts';
import { discountTable } from '~/modules/staff/discount-table.server.ts';
import { staffTables, tableCsv } from '~/modules/staff/table-csv.server.ts';
import { loader as csvFile } from '~/pages/admin/csv-route.ts';
import { singleAddresses } from '~/route-table.server.ts';
import { db } from '~/platform/db.server.ts';
import { readTable } from '~/platform/table.server.ts';
import { rowsOf } from '../../support/lists.ts';
import { createProduct, firstVariant } from '../checkout/shop.ts';
import { actsOf, colleague, type Someone } from './team.ts';

/* The tables of the team: none grows without bound, and each can be downloaded at its own address, which is logged. */

let nadia: Someone;

beforeAll(async () => {
  nadia = await colleague();
});

describe('a list of the team', () => {
  it('shows a page of rows, in the order of its address', async () => {
    const codes = Array.from({ length: 60 }, (_, index) => `LISTE-${String(index).padStart(2, '0')}`);
    await db.discountCode.createMany({ data: codes.map((code) => ({ code, percent: 10 })) });
    const page = async (search: string) => {
      const params = new URLSearchParams(`code=liste-&sortieren=code${search}`);
      const { rows, count } = await readTable(discountTable, params);
      return [count, rows.length, rows[0]?.code];
    };
    expect(await page('')).toEqual([60, 50, 'LISTE-00']);
    expect(await page('&seite=2')).toEqual([60, 10, 'LISTE-50']);
    expect(await page('-um&seite=2')).toEqual([60, 10, 'LISTE-09']);
    expect(await page('&seite=3')).toEqual([60, 0, undefined]);
    expect((await tableCsv(nadia, discountTable, new URLSearchParams('code=liste-'))).match(/LISTE-/g)).toHaveLength(
      60,
    );
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
    const emails = async (search: string) => (await rowsOf(savedCheckoutTable, search)).map(({ email }) => email[0]);
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
          ...page,
          title,
          firstName: title,
          token: `liste-${title}`,
          endsOn: new Date('2027-01-01'),
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
    const titles = async (search: string) => (await rowsOf(sponsorTable, search)).map(({ title }) => title);
    expect(await titles('sortieren=beisammen')).toEqual(['viel', 'wenig', 'nichts']);
    expect((await titles('sortieren=beitraege-um'))[0]).toBe('nichts');
    expect(await titles('stand=ordered')).toEqual([]);
  });
});

describe('a list as a file', () => {
  const fetched = async (staff: Someone, path: string) => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { Cookie: staff.cookie } });
    return csvFile({ request, params: {}, context: {} });
  };
  /** Headers of each file, as the team's spreadsheets read them. */
  const heads = {
    rabattcodes: 'Code;Laden;Prozent;Betrag;Ab Warenwert;Gilt ab;Gilt bis;Höchstens;Gebraucht;Gegeben;Stand',
    protokoll: 'Wann;Wer;Was;Bestellung;Woran',
    kurzlinks: 'Code;Ziel;Wofür;Gemacht;30 Tage;Gefolgt;Stand',
    dokumente: 'Dokument;Bestellung;Geschickt;Gilt bis;Geholt;Zuletzt;Stand',
    aufgehoben: 'E-Mail;Sprache;Was;Monate;Aufgehoben;Gilt bis;Weitergemacht',
    zahlungen: 'Datum;Von;Weg;Betrag;Währung;Bestellung;Was;Stand;Bemerkung',
    abrechnungen: 'Firma;Monat;Betrag;Fällig;Zustand;Offen;Guthaben',
    sponsoring: 'Seite;Vorname;Stand;Beisammen;Ziel;Beiträge;Läuft bis;Gemacht',
    fehler: 'Wo;Meldung;Pfad;Mal;Zuletzt;Spur',
    ausgang: 'Was;Wohin;Bestellung;Versuche;Ergebnis;Seit;Nächster',
    suche: 'Sprache;Gesucht;Anzahl',
    assistent: 'Wann;Sprache;Frage;Bike;Antwort;Ausgang;Hilft;E-Mail;Erledigt',
    formulare: 'Formular;Sprache;Gesendet;Erledigt',
    rueckrufe: 'Zeit;Vorname;Telefon;Sprache;Frage;Bike;Ergebnis',
  } as const;

  it.each(Object.entries(heads))('is /admin/%s.csv, and is logged', async (name, head) => {
    const staff = await colleague();
    const answer = await fetched(staff, `/admin/${name}.csv?seite=9&sortieren=nie`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect([body.split('\r\n')[0], body.endsWith('\r\n')]).toEqual([`\uFEFF${head}`, true]);
    const { action } = staffTables.get(`/admin/${name}`)?.csv ?? { action: '' };
    expect(await actsOf(staff)).toEqual([action]);
    expect(Object.keys(staffActions)).toContain(action);
  });

  it('contains the rows of its address, for the team only', async () => {
    await db.discountCode.create({ data: { code: 'CSV-1', percent: 7, validFrom: new Date('2026-01-02T03:04:05Z') } });
    const body = await (await fetched(nadia, '/admin/rabattcodes.csv?code=csv-1')).text();
    expect(body.split('\r\n')[1]).toBe('CSV-1;Velory;7;;0.00;2026-01-02T03:04:05.000Z;;;0;0.00;gilt');
    await expect(fetched(nadia, '/admin/nichts.csv')).rejects.toMatchObject({ status: 404 });
    await expect(fetched({ ...nadia, cookie: '' }, '/admin/rabattcodes.csv')).rejects.toMatchObject({ status: 404 });
  });

  it('is there for each table of the team', () => {
    const all = Object.keys(singleAddresses).filter((path) => /^admin\/.*\.csv$/.test(path));
    const tables = [...staffTables.keys()].map((path) => `${path.slice(1)}.csv`);
    expect(all.sort()).toEqual([...tables, 'admin/bestellungen.csv'].sort());
    expect(
      Object.keys(heads)
        .map((name) => `admin/${name}.csv`)
        .sort(),
    ).toEqual(tables.sort());
  });
});

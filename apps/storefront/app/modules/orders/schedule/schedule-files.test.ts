import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { type CartLine, cartPlan, type CartPlan } from '~/modules/cart/cart.ts';
import { draftLedger } from '~/modules/orders/draft-ledger.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { scheduleDocument } from './schedule-document.server.ts';
import { scheduleIcs } from './schedule-ics.server.ts';
import { schedulePdf } from './schedule-pdf.server.ts';

const today = '2026-10-15';

const bike: CartLine = {
  id: '00000000-0000-7000-8000-000000000001',
  variantId: 1,
  kind: 'bike',
  slug: 'limmat-5',
  name: 'Allegro Limmat 5',
  brand: 'Allegro',
  colour: 'Nebelgrau',
  size: 'M',
  selectedAddOn: null,
  picture: { src: '/bild.svg', width: 800, height: 500, alt: '' },
  price: 4999_00,
  initialPrice: 4999_00,
  isOnSale: false,
  isReduced: false,
  isSponsored: false,
  offerUntil: null,
  isUsed: false,
  isInsuranceFree: false,
  stock: 'in-stock',
  expectedDeliveryDate: null,
  downPayment: null,
  notices: [],
  mayRepeat: true,
};

const planOf = (planLength: number): CartPlan => cartPlan([bike], { planLength, insurance: false });
const ledgerOf = (plan: CartPlan): Ledger => draftLedger(plan, { today, hasBike: true });
const paymentsOf = (plan: CartPlan) => ledgerOf(plan).schedule.payments;

/** The texts of a PDF's pages, each as its reader finds it. */
async function textsOf(bytes: Buffer): Promise<string[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    }),
  );
}

describe('the PDF of a schedule', () => {
  it.each([
    [48, 'de'],
    [36, 'fr'],
    [12, 'de'],
    [1, 'fr'],
  ] as const)(
    'of %d months in %s has each payment with its day and its amount, on one page',
    async (months, locale) => {
      const plan = planOf(months);
      const document = await scheduleDocument([bike], plan, { locale, ledger: ledgerOf(plan) });
      const pages = await textsOf(await schedulePdf(document, new Date('2026-10-15T10:00:00Z')));
      expect(pages).toHaveLength(1);
      const [texts = []] = pages;
      const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
      // A payment's line is written day, amount, name.
      const written = paymentsOf(plan).map(({ date, amount }) => {
        const day = texts.findIndex(
          (text, index) =>
            plain(text) === plain(formatDate(date, locale)) &&
            plain(texts[index + 1] ?? '') === plain(formatChfWithRappen(amount)),
        );
        return day;
      });
      expect(written.every((index) => index >= 0)).toBe(true);
      expect(new Set(written).size).toBe(paymentsOf(plan).length);
      expect(texts.map(plain)).toContain(plain(formatChfWithRappen(plan.total)));
    },
  );
});

/** The entries of a calendar file by their names; folded lines are joined. */
function entriesOf(ics: string): Record<string, string>[] {
  const lines = ics.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entries: Record<string, string>[] = [];
  let isAlarm = false;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    if (line.endsWith(':VALARM')) isAlarm = line.startsWith('BEGIN');
    const [name = '', ...value] = line.split(':');
    const entry = entries.at(-1);
    if (entry && !isAlarm) entry[name] ??= value.join(':');
  }
  return entries;
}

describe('the calendar file of a schedule', () => {
  it.each(['de', 'fr'] as const)('has an all-day entry for each payment, in %s', async (locale) => {
    const plan = planOf(36);
    const ics = scheduleIcs(await scheduleDocument([bike], plan, { locale, ledger: ledgerOf(plan) }));
    expect(ics.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(ics.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
    const entries = entriesOf(ics);
    expect(entries.map((entry) => entry['DTSTART;VALUE=DATE'])).toEqual(
      paymentsOf(plan).map(({ date }) => date.replaceAll('-', '')),
    );
    for (const [index, { amount }] of paymentsOf(plan).entries()) {
      expect(entries[index]?.SUMMARY).toContain(formatChfWithRappen(amount));
      // Instalments are due by the signature: their titles name what their days hold under.
      const condition = locale === 'de' ? 'wenn du bis am 31.' : 'si vous signez d’ici au 31';
      expect(entries[index]?.SUMMARY?.includes(condition)).toBe(index > 0);
    }
    expect(ics.match(/BEGIN:VALARM/g)).toHaveLength(paymentsOf(plan).length);
    expect(new Set(entries.map(({ UID }) => UID)).size).toBe(paymentsOf(plan).length);
    expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is valid for a strict reader, whatever goods are called', async () => {
    const name = 'Vélo «Üetli», grün; 28" \\ 漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字 🚲🚲🚲🚲🚲🚲';
    const document = await scheduleDocument([{ ...bike, name }, bike], planOf(12), {
      locale: 'fr',
      ledger: ledgerOf(planOf(12)),
    });
    const ics = scheduleIcs(document, new Date('2026-10-15T10:00:00.123Z'));
    expect(ics).toMatch(/\r\n$/);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    const properties = ics
      .replace(/\r\n[ \t]/g, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => /^([A-Z-]+)(?:;([A-Z-]+=[^:;]+))?:(.*)$/.exec(line)?.slice(1) ?? [line]);
    for (const [property = '', parameter, value = ''] of properties) {
      if (/^(DURATION|TRIGGER)$/.test(property)) expect(value).toMatch(/^-?P1D$/);
      if (property === 'DTSTART') expect([parameter, value]).toEqual(['VALUE=DATE', expect.stringMatching(/^\d{8}$/)]);
      if (property === 'DTSTAMP') expect(value).toBe('20261015T100000Z');
      // A text: commas, semicolons and backslashes are marked.
      if (/^(SUMMARY|DESCRIPTION|X-WR-CALNAME)$/.test(property)) expect(value).toMatch(/^([^\\;,]|\\[\\;,n])*$/);
    }
    const description = properties.find(([property]) => property === 'DESCRIPTION')?.[2] ?? '';
    const read = description.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    expect(read).toBe(document.calendar.text);
  });

  it('of the same plan has the same entries, so that it can be imported again', async () => {
    const uids = async (months: number) =>
      entriesOf(
        scheduleIcs(await scheduleDocument([bike], planOf(months), { locale: 'de', ledger: ledgerOf(planOf(months)) })),
      ).map(({ UID }) => UID);
    expect(await uids(24)).toEqual(await uids(24));
    expect(await uids(24)).not.toEqual((await uids(36)).slice(0, 25));
  });
});

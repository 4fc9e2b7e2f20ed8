import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { loader as contractLoader } from '~/api/document-signing-download.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { contractView, createContract, downloadContract, findContract } from '~/modules/after-order/contract.server.ts';
import { loader as trackerLoader } from '~/pages/tracker/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import contractDe from '../../../locales/de/contract.json' with { type: 'json' };
import contractFr from '../../../locales/fr/contract.json' with { type: 'json' };
import { createProduct, readyVisitor, reviewed, type TestProduct } from '../checkout/shop.ts';

const words = { de: contractDe, fr: contractFr };

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

async function ordered(
  products: TestProduct[],
  { locale = 'de', planLength = 36 }: { locale?: 'de' | 'fr'; planLength?: number } = {},
): Promise<Order> {
  const visitor = await readyVisitor(products);
  await chooseForCart(visitor, { planLength });
  const placed = await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const found = placed.kind === 'placed' ? await findOrder({ visitor, number: placed.number }) : null;
  if (!found) throw new Error(placed.kind);
  return found;
}

async function contractOf({ id }: Order): Promise<{ id: string; lines: string[] }> {
  await createContract({ checkoutId: id });
  const { id: contractId } = await db.contract.findUniqueOrThrow({ where: { checkoutId: id } });
  const contract = await findContract(contractId);
  const download = contract && (await downloadContract(contract));
  if (!download || !('pdf' in download)) throw new Error('There is no contract.');
  return { id: contractId, lines: await linesOf(download.pdf) };
}

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(['de', 'fr'] as const)('the contract in %s', (locale) => {
  const t = words[locale];

  it('holds the schedule that was agreed, to the Rappen and the day', async () => {
    const bike = await ordered([await createProduct({ price: 4319_95 })], { locale, planLength: 48 });
    const { lines } = await contractOf(bike);
    const rows = bike.schedule.map(({ date, kind, amount }, index) =>
      plain([index + 1, formatDate(date, locale), t.schedule[kind], formatChfWithRappen(amount)].join(' | ')),
    );
    const start = lines.indexOf(rows[0] ?? '');
    expect(start).toBeGreaterThan(0);
    expect(lines.filter((line) => rows.includes(line))).toEqual(rows);
    expect(lines).toContain(plain(`${t.schedule.sum} | ${formatChfWithRappen(4319_95)}`));
    expect(bike.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(4319_95);
  });

  it('names both sides, the bike with frame, size and colour, price, down payment, 0 %, owner and defects', async () => {
    const bike = await ordered([await createProduct({ price: 4320_00 })], { locale });
    const { lines } = await contractOf(bike);
    const text = lines.join(' ');
    for (const part of [
      bike.number, 'Velory AG', 'Mia Keller', 'Seestrasse 7', '8002 Zürich', 'mia.keller@example.ch',
      `${t.object.frame} | ${t.frame.trapez}`, `${t.object.size} | M`, `${t.object.colour} | ${locale === 'de' ? 'Nebelgrau' : 'Gris brume'}`,
      plain(`${t.money.total} | CHF 4’320.00`), plain(`${t.money['down-payment']} | CHF 1’080.00`),
      plain(t.highlight['interest-value']), t.owner.title, t.defects.title, t.signatures.signature,
    ]) expect(text).toContain(part); // prettier-ignore
    expect(text).toContain(plain(t.money.zero).slice(0, 40));
  });

  it.each([
    ['Nguyễn', 'Thị Hằng', 'Nguyễn Thị Hằng'],
    ['محمد', 'أحمد', 'mhmd ahmd'],
    ['小明', '王', undefined],
  ])('names a buyer called %s %s in letters of its font', async (firstname, lastname, written) => {
    const bike = await ordered([await createProduct()], { locale });
    const contact = { ...bike.contact, firstname, lastname, unique_referral_code: 'X' };
    await db.checkout.update({ where: { id: bike.id }, data: { contact } });
    const { lines } = await contractOf(bike);
    const text = lines.join(' ').normalize('NFC');
    // The order's number may begin a line of its own, by its width.
    const [elsewhere = ''] = t.role['name-elsewhere'].split(' {{number}}');
    if (written) expect(text).toContain(written);
    else expect(text).toContain(elsewhere);
    expect(text.includes(elsewhere)).toBe(written === undefined);
    expect(text).not.toContain('\ufffd');
  });
});

describe('contracts', () => {
  it('are a job of the order’s transaction, for plans only', async () => {
    const bike = await ordered([await createProduct()]);
    const jobs = async () => (await waitingJobs()).filter(({ identifier }) => identifier === 'contract.create');
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ checkoutId: bike.id }]);
    const once = await ordered([await createProduct()], { planLength: 1 });
    expect(await jobs()).toHaveLength(1);
    expect(await contractView(once)).toEqual({ state: 'none', id: null, signingUrl: null });
  });

  it('are created once, however often the job runs', async () => {
    const bike = await ordered([await createProduct()]);
    expect(await contractView(bike)).toMatchObject({ state: 'preparing' });
    await Promise.all([1, 2, 3].map(() => createContract({ checkoutId: bike.id })));
    expect(await db.contract.count({ where: { checkoutId: bike.id } })).toBe(1);
    expect(await contractView(bike)).toMatchObject({ state: 'ready' });
  });

  it('that are gone are said in the words of the specification', async () => {
    const bike = await ordered([await createProduct()]);
    const { id } = await contractOf(bike);
    const contract = await findContract(id);
    if (!contract) throw new Error('There is no contract.');
    await db.localDocument.updateMany({ where: { id: contract.documentId }, data: { pdf: new Uint8Array() } });
    expect(await downloadContract(contract)).toEqual({ problem: 'Downloaded file is empty', code: 'empty' });
    await db.localDocument.deleteMany({ where: { id: contract.documentId } });
    expect(await downloadContract(contract)).toEqual({ problem: 'Download failed with status 404', code: '404' });
  });
});

describe('the address of a contract that is opened without its link and session', () => {
  const open = async (id: string, headers: Record<string, string>) =>
    contractLoader({
      request: new Request(`http://localhost:3000/api/document-signing/downloadDocument/${id}`, { headers }),
      params: { id },
      context: {},
    });

  it.each([
    ['de-CH', '/bestellstatus?hinweis=contract'],
    ['fr-CH, fr;q=0.9', '/fr/suivi-de-commande?hinweis=contract'],
  ])(
    'leads a browser to the page that finds an order, and reveals nothing of the contract: %s',
    async (language, path) => {
      const { id } = await contractOf(await ordered([await createProduct()]));
      for (const each of [id, randomUUID(), 'x']) {
        const answer = await open(each, { Accept: 'text/html', 'Accept-Language': language });
        expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
      }
      const data = (
        await trackerLoader({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} })
      ).data;
      expect(data).toMatchObject({ tracker: null, notice: 'contract' });
    },
  );

  it('answers a program by JSON', async () => {
    const { id } = await contractOf(await ordered([await createProduct()]));
    const answer = await open(id, { Accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([401, { success: false }]);
  });
});

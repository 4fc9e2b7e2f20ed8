import { beforeAll, describe, expect, it } from 'vitest';
import { journalCells, parsePeriod, readVatReport } from '~/modules/payments/journal.server.ts';
import { bookPayment, orderRefund, reverseBooking } from '~/modules/payments/payments.server.ts';
import { loader } from '~/pages/admin/payments/journal-route.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { paymentOf, placed, runAllJobs } from '../orders/paying.ts';
import { actsOf, colleague } from '../staff/team.ts';

beforeAll(() => wireModules());

const november = { from: '2026-11-01', until: '2026-11-30' };
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** The lines of an order, without its number. */
const linesOf = async (number: string) =>
  (await journalCells(november))
    .filter((cells) => cells[1] === number)
    .map((cells) => cells.filter((_, at) => at !== 1 && at !== 2));

describe('the journal', () => {
  it('has money and turnover of an order, and the tax of both', async () => {
    const order = await placed();
    await bookPayment({
      number: order.number,
      amount: 1080_00,
      means: 'cash',
      entry: order.number,
      at: at('2026-11-05'),
    });
    await db.orderEvent.create({
      data: { checkoutId: order.id, kind: 'delivered', stage: 'delivered', at: at('2026-11-20'), who: 'staff' },
    });
    expect(await linesOf(order.number)).toEqual([
      ['05.11.2026', '1000', '1100', '1080.00', 'CHF', '', ''],
      ['05.11.2026', '1100', '3200', '1080.00', 'CHF', '8.1', '80.93'],
      ['20.11.2026', '1100', '3200', '3240.00', 'CHF', '8.1', '242.77'],
    ]);
    const { lines } = await readVatReport({ from: '2026-11-20', until: '2026-11-20' });
    expect(lines).toEqual([{ rate: 81, gross: 3240_00, net: 2997_23, vat: 242_77, count: 1 }]);
  });

  it('takes refunds and mistakes out again', async () => {
    const order = await placed();
    const today = new Date().toISOString().slice(0, 10);
    await bookPayment({ number: order.number, amount: 500_00, means: 'twint', entry: `${order.number}-1` });
    await bookPayment({ number: order.number, amount: 50_00, means: 'cash', entry: `${order.number}-2` });
    const [first, second] = (await paymentOf(order)).transactions;
    const wish = {
      checkoutId: order.id,
      key: first?.key ?? '',
      amount: 500_00,
      reason: 'Kulanz',
      staffEmail: 'a@b.ch',
    };
    await db.$transaction((database) => orderRefund(database, wish));
    await runAllJobs();
    const reversal = { id: second?.id ?? '', reason: 'Vertippt', staffEmail: 'a@b.ch' };
    expect(await reverseBooking(reversal, () => Promise.resolve())).toBe('reversed');
    const cells = (await journalCells({ from: today, until: today })).filter((row) => row[1] === order.number);
    const balance = (account: string) =>
      cells.reduce((sum, [, , , debit, credit, amount]) => {
        if (debit === account) return sum + Number(amount);
        return credit === account ? sum - Number(amount) : sum;
      }, 0);
    for (const account of ['1000', '1021', '1100', '3200']) expect(balance(account)).toBe(0);
    expect(cells.length).toBeGreaterThanOrEqual(4);
  });

  it('is for the team only, for a valid period, and is logged', async () => {
    const nadia = await colleague();
    const fetched = (search: string, Cookie = nadia.cookie) =>
      loader({
        request: new Request(`http://localhost:3000/admin/zahlungen/journal${search}`, { headers: { Cookie } }),
        params: {},
        context: {},
      });
    const answer = await fetched('?von=2026-11-01&bis=2026-11-30');
    expect((await answer.text()).split('\r\n')[0]).toContain('Datum;Beleg;Text;Soll;Haben;Betrag;Währung;MWST %;MWST');
    expect(await actsOf(nadia)).toEqual(['journal.export']);
    await expect(fetched('?von=2026-12-01&bis=2026-11-30')).rejects.toMatchObject({ status: 404 });
    await expect(fetched('?von=2026-11-01&bis=2026-11-30', '')).rejects.toMatchObject({ status: 404 });
    expect(parsePeriod('2026-13-01', '2026-13-02')).toBeUndefined();
  });
});

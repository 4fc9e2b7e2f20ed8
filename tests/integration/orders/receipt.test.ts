import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loader } from '~/api/receipt.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { placed } from './paying.ts';

beforeAll(() => wireModules());

const download = (order: Order, token = order.updateCheckoutDocToken) => {
  const request = new Request(`http://localhost:3000/zahlung/${order.number}/quittung.pdf?token=${token}`);
  return loader({ request, params: { number: order.number }, context: {} });
};

/** The words of a PDF's first page, with plain spaces. */
async function textOf(answer: Response): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

describe('the receipt', () => {
  it('has price, VAT with our number, and what came, in the order’s language', async () => {
    const order = await placed();
    await expect(download(order)).rejects.toMatchObject({ status: 404 });
    await bookPayment({ number: order.number, amount: 1080_00, means: 'cash', entry: order.number });
    const text = await textOf(await download(order));
    expect(text).toContain(`Quittung zur Bestellung ${order.number}`);
    for (const part of ['CHF 4’320.00', 'davon MWST 8,1 %', 'CHF 323.70', 'CHF 3’996.30', 'Bargeld', 'CHF 1’080.00'])
      expect(text).toContain(part);
    const french = await placed({ locale: 'fr' });
    await bookPayment({ number: french.number, entry: french.number });
    expect(await textOf(await download(french))).toContain('dont TVA 8,1 %');
  });

  it('is for who placed the order, or has its link', async () => {
    const order = await placed();
    await bookPayment({ number: order.number, entry: order.number });
    await expect(download(order, 'x'.repeat(40))).rejects.toMatchObject({ status: 404 });
  });
});

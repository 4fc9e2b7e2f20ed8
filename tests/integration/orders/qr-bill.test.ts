import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Order } from '~/modules/orders/orders.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { loader } from '~/api/qr-bill.ts';
import { action as askForLink } from '~/api/payment-link.ts';
import { db } from '~/platform/db.server.ts';
import { paymentOf, placed } from './paying.ts';

/** The bill as its owner downloads it. */
async function download(order: Order, token = order.updateCheckoutDocToken): Promise<Response> {
  const url = `http://localhost:3000/zahlung/${order.number}/qr-rechnung.pdf?token=${token}`;
  return loader({ request: new Request(url), params: { number: order.number }, context: {} });
}

/** What a bank reads in the code and what a person reads on the page. */
async function read(answer: Response): Promise<{ code: string[]; text: string }> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 3 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, viewport.width, viewport.height);
  const code = jsqr(new Uint8ClampedArray(data), width, height)?.data ?? '';
  return { code: code.split(/\r?\n/), text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

describe('the QR-bill', () => {
  it('holds account, addresses, amount and reference as a bank reads them', async () => {
    const order = await placed();
    const answer = await download(order);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain(`QR-Rechnung-${order.number}.pdf`);
    const { code, text } = await read(answer);
    const { sequence } = await paymentOf(order);
    expect(code.slice(0, 4)).toEqual(['SPC', '0200', '1', 'CH4431999123000889012']);
    expect(code.slice(4, 11)).toEqual(['S', 'Velory AG', 'Speichenhof', '12', '8005', 'Zürich', 'CH']);
    expect(code.slice(18, 27)).toEqual([
      '1080.00',
      'CHF',
      'S',
      'Mia Keller',
      'Seestrasse',
      '7',
      '8002',
      'Zürich',
      'CH',
    ]);
    expect(code[27]).toBe('QRR');
    expect(code[28]).toMatch(/^\d{27}$/);
    expect(Number(code[28]?.slice(0, 26))).toBe(sequence);
    expect(code[29]).toBe(`Bestellung ${order.number}`);
    expect(code[30]).toBe('EPD');

    expect(text).toContain('CHF 1’080.00');
    expect(text).toContain('CHF 4’320.00');
    expect(text).toContain('Allegro Limmat 5');
    expect(text).toContain(`Rechnung zur Bestellung ${order.number}`);
    expect(text).toContain('Zahlteil');
    expect(text).toContain('1 080.00');
  });

  it('is in the language of the order, and asks for all of it if it is paid at once', async () => {
    const { code, text } = await read(await download(await placed({ locale: 'fr', once: true })));
    expect(code[18]).toBe('4320.00');
    expect(text).toContain('Section paiement');
    expect(text).toContain('le montant total');
  });

  it('asks for what is still open, and for nothing once all is there', async () => {
    const order = await placed();
    await bookPayment({ number: order.number, amount: 1000_00, entry: `a-${order.id}` });
    expect((await read(await download(order))).code[18]).toBe('80.00');
    await bookPayment({ number: order.number, amount: 80_00, entry: `b-${order.id}` });
    await expect(download(order)).rejects.toMatchObject({ status: 404 });
  });

  it('writes names in letters that every bank accepts', async () => {
    const order = await placed();
    const contact = { ...order.contact, firstname: 'Dragana', lastname: 'Petrović-Đukić', unique_referral_code: 'X' };
    await db.checkout.update({ where: { id: order.id }, data: { contact } });
    const { code, text } = await read(await download(order));
    expect(code[21]).toBe('Dragana Petrovic-Dukic');
    expect(text).toContain('Dragana Petrović-Đukić');
  });
});

describe('the QR-bill for a name without Latin letters', () => {
  it.each([
    ['王', '伟', 'Seestrasse'],
    ['Мария', 'Петрова', 'Seestrasse'],
    ['Mia', 'Keller', '中山路'],
    ['Mia 王', 'Keller', 'Seestrasse'],
    ['🚲', '🚲', 'Seestrasse'],
  ])('leaves the payer to be written in by hand: %s %s, %s', async (firstname, lastname, street) => {
    const order = await placed();
    const contact = { ...order.contact, firstname, lastname, street, unique_referral_code: 'X' };
    await db.checkout.update({ where: { id: order.id }, data: { contact } });
    const { code, text } = await read(await download(order));
    expect(code.slice(18, 27)).toEqual(['1080.00', 'CHF', '', '', '', '', '', '', '']);
    expect(code[27]).toBe('QRR');
    expect(text).toContain('Zahlbar durch (Name/Adresse)');
  });
});

describe('a stranger', () => {
  it('gets no bill and creates no link, with another token, another order, or none', async () => {
    const own = await placed();
    const other = await placed();
    await expect(download(own, other.updateCheckoutDocToken)).rejects.toMatchObject({ status: 404 });
    await expect(download(own, 'x'.repeat(43))).rejects.toMatchObject({ status: 404 });
    const url = `http://localhost:3000/zahlung/${own.number}/qr-rechnung.pdf`;
    const bare = loader({ request: new Request(url), params: { number: own.number }, context: {} });
    await expect(bare).rejects.toMatchObject({ status: 404 });
    for (const token of ['', other.updateCheckoutDocToken, 'x'.repeat(43)]) {
      const request = new Request(`http://localhost:3000/zahlung/${own.number}/link`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
      });
      await expect(askForLink({ request, params: { number: own.number }, context: {} })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect((await paymentOf(own)).gateways).toEqual([]);
  });
});

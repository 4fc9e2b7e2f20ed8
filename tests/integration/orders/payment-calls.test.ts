import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { action as update } from '~/api/payrexx-update.ts';
import { action as generate } from '~/api/down-payment-link.ts';
import { clearJobs } from '../../support/jobs.ts';
import { paymentOf, placed, runAllJobs } from './paying.ts';

const { payrexx } = await vi.hoisted(() => import('./payrexx.ts'));

afterAll(() => payrexx.stop());
beforeEach(async () => {
  payrexx.failure = undefined;
  await clearJobs();
});

describe('the calls', () => {
  const call = (route: typeof generate, body: unknown): Promise<Response> =>
    route({
      request: new Request('http://localhost:3000/api', { method: 'POST', body: JSON.stringify(body) }),
      params: {},
      context: {},
    });
  const codeOf = async (answer: Response): Promise<unknown> =>
    ((await answer.json()) as { error?: { code: string } }).error?.code;

  async function ownCall() {
    const order = await placed();
    await runAllJobs();
    const page = payrexx.pageOf(order.id);
    const token = order.updateCheckoutDocToken;
    return {
      order,
      page,
      asked: { paymentPrice: 1080, purpose: 'Anzahlung', referenceId: order.id, updateCheckoutDocToken: token },
      known: {
        checkoutDocId: order.id,
        payrexxLink: (await paymentOf(order)).gateways[0]?.link,
        payrexxStatus: 'waiting',
        payrexxReferenceId: order.id,
        payrexxHash: page.hash,
        payrexxUpdated: true,
        updateCheckoutDocToken: token,
      },
    };
  }

  it('link/generate returns the link to the owner', async () => {
    const { asked, page, known } = await ownCall();
    const answer = await call(generate, asked);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      data: { paymentLink: known.payrexxLink, status: 'waiting', hash: page.hash },
    });
  });

  it.each([1, 1079.99, 1080.001, 1081, 108_000])('link/generate with the forged price %d is refused', async (price) => {
    const { asked, order } = await ownCall();
    const before = await paymentOf(order);
    const answer = await call(generate, { ...asked, paymentPrice: price });
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'price_mismatch']);
    expect(await paymentOf(order)).toEqual(before);
  });

  it('payrexx-firebase-update agrees with what is so, and never marks as paid', async () => {
    const { known, order } = await ownCall();
    expect((await call(update, known)).status).toBe(200);
    const before = await paymentOf(order);
    for (const forged of [
      { payrexxStatus: 'confirmed' },
      { payrexxHash: 'x' },
      { payrexxLink: 'https://evil.example/' },
      { payrexxUpdated: false },
      { payrexxReferenceId: 'other' },
    ]) {
      const answer = await call(update, { ...known, ...forged });
      expect([answer.status, await codeOf(answer)]).toEqual([409, 'link_mismatch']);
    }
    expect(await paymentOf(order)).toEqual(before);
  });

  it('open to the token of this checkout only', async () => {
    const own = await ownCall();
    const other = await ownCall();
    for (const [route, body, idField] of [
      [generate, own.asked, 'referenceId'],
      [update, own.known, 'checkoutDocId'],
    ] as const) {
      const statusOf = async (changed: object): Promise<number> => (await call(route, { ...body, ...changed })).status;
      expect(await statusOf({ updateCheckoutDocToken: undefined })).toBe(401);
      expect(await statusOf({ updateCheckoutDocToken: 'x'.repeat(43) })).toBe(401);
      expect(await statusOf({ updateCheckoutDocToken: other.order.updateCheckoutDocToken })).toBe(403);
      expect(await statusOf({ [idField]: '0193e6a4-5b7c-7d1e-8f2a-3b4c5d6e7f80' })).toBe(404);
      expect(await statusOf({ [idField]: 'no id' })).toBe(400);
    }
    expect((await call(generate, undefined)).status).toBe(401);
  });

  it('name the fields that do not fit', async () => {
    const { asked } = await ownCall();
    const answer = await call(generate, { ...asked, paymentPrice: '1080', purpose: '' });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields).sort()).toEqual(['paymentPrice', 'purpose']);
  });

  it('report a complete payment, and an unavailable provider', async () => {
    const order = await placed();
    const requested = {
      paymentPrice: 1080,
      purpose: 'Anzahlung',
      referenceId: order.id,
      updateCheckoutDocToken: order.updateCheckoutDocToken,
    };
    payrexx.failure = { status: 500, body: '' };
    const away = await call(generate, requested);
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '30']);
    payrexx.failure = undefined;
    expect((await call(generate, requested)).status).toBe(200);
    await bookPayment({ number: order.number, amount: 1080_00, entry: `bank-${order.id}` });
    expect(await codeOf(await call(generate, requested))).toBe('already_paid');
  });
});

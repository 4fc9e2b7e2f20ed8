import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSignedWebhook, signWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import type { GatewayRequest } from '~/integrations/payment/payment.ts';
import { createPayrexxProvider } from '~/integrations/payment/payrexx.server.ts';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { PayrexxServer } from './payrexx-server.ts';

const request: GatewayRequest = {
  amount: 1080_00,
  reference: '0193e6a4-5b7c-7d1e-8f2a-3b4c5d6e7f80',
  purpose: 'Anzahlung *zur* Bestellung VE-7K3M-Q9TF: «Velo» & Helm',
  locale: 'fr',
  contact: { firstname: 'Léa', lastname: "D'Angelo~", email: 'lea+velo@example.ch' },
  successUrl: 'https://www.velory.example/fr/checkout/confirmation/?nr=VE-7K3M-Q9TF&zahlung=bezahlt',
  failedUrl: 'https://www.velory.example/fr/checkout/confirmation/?nr=VE-7K3M-Q9TF&zahlung=abgelehnt',
  cancelUrl: 'https://www.velory.example/fr/checkout/confirmation/?nr=VE-7K3M-Q9TF&zahlung=abgebrochen',
  validMinutes: 4320,
};

const payrexx = new PayrexxServer();

function provider(options: { secret?: string; timeout?: number } = {}) {
  const { instance, secret, url: apiUrl } = payrexx;
  return createPayrexxProvider({ instance, secret, apiUrl, means: ['twint', 'visa'], ...options });
}

beforeAll(() => payrexx.start());
afterAll(() => payrexx.stop());
beforeEach(() => {
  payrexx.failure = undefined;
});

describe('Payrexx', () => {
  it('creates a page for an amount in Rappen with all given data, signed', async () => {
    const page = await provider().createGateway(request);
    expect(page).toMatchObject({ status: 'waiting', amount: 1080_00, currency: 'CHF', reference: request.reference });
    expect(page.link).toBe(`https://velory.payrexx.example/?payment=${page.hash}`);
    expect(page.transactions).toEqual([]);
    expect(payrexx.pageOf(request.reference).form).toMatchObject({
      amount: '108000',
      currency: 'CHF',
      purpose: request.purpose,
      language: 'fr',
      validity: '4320',
      'pm[0]': 'twint',
      'pm[1]': 'visa',
      'fields[forename][value]': 'Léa',
      'fields[surname][value]': "D'Angelo~",
      'fields[email][value]': 'lea+velo@example.ch',
      successRedirectUrl: request.successUrl,
      failedRedirectUrl: request.failedUrl,
      cancelRedirectUrl: request.cancelUrl,
    });
  });

  it('returns the money of a transaction, all of it or a part, or says why not', async () => {
    const { id } = await provider().createGateway(request);
    payrexx.pageOf(request.reference).transactions = [
      { id: 71, status: 'confirmed', amount: 1080_00 },
      { id: 72, status: 'confirmed', amount: 500_00 },
    ];
    await provider().refund('71', 1080_00);
    await provider().refund('72', 80_00);
    const { transactions } = await provider().findGateway(id);
    expect(transactions.map(({ status }) => status)).toEqual(['refunded', 'partially-refunded']);
    await expect(provider().refund('72', 501_00)).rejects.toMatchObject({ temporary: false });
    payrexx.failure = { status: 503, body: '' };
    await expect(provider().refund('72', 1_00)).rejects.toMatchObject({ temporary: true });
  });

  it('reports the state of a page with each attempt to pay', async () => {
    const { id } = await provider().createGateway(request);
    const page = payrexx.pageOf(request.reference);
    page.status = 'confirmed';
    page.transactions = [
      { id: 1, status: 'declined', time: '2026-11-21 18:40:00', payment: { brand: 'visa' }, amount: 1080_00 },
      { id: 2, status: 'confirmed', time: '2026-07-21 18:41:00', payment: { brand: 'TWINT' } },
    ];
    const found = await provider().findGateway(id);
    expect(found.status).toBe('confirmed');
    expect(found.transactions).toEqual([
      { id: '1', status: 'declined', amount: 1080_00, means: 'visa', at: new Date('2026-11-21T17:40:00Z') },
      { id: '2', status: 'confirmed', amount: 1080_00, means: 'twint', at: new Date('2026-07-21T16:41:00Z') },
    ]);
  });

  it('reports a refund in a record of its own or on the page', async () => {
    const { id } = await provider().createGateway(request);
    const page = payrexx.pageOf(request.reference);
    page.transactions = [{ id: 1, status: 'confirmed' }];
    page.status = 'chargeback';
    expect((await provider().findGateway(id)).transactions).toMatchObject([{ id: '1', status: 'chargeback' }]);
    page.transactions.push({ id: 3, status: 'confirmed' }, { id: 9, status: 'refunded', originalTransactionId: 3 });
    expect((await provider().findGateway(id)).transactions).toMatchObject([
      { id: '1', status: 'confirmed' },
      { id: '3', status: 'refunded' },
    ]);
  });

  it.each([
    ['a wrong key', 403, false, () => provider({ secret: 'wrong-wrong' }).createGateway(request)],
    ['an unknown page', 404, false, () => provider().findGateway('1')],
  ])('refuses %s for good, with its reason', async (_, status, temporary, ask) => {
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaymentProviderError);
    expect(error).toMatchObject({ temporary, message: expect.stringContaining(`Payrexx answered ${status}: `) });
    expect(String(error)).not.toContain(payrexx.secret);
  });

  it.each([
    [{ status: 500, body: 'oops' }, true],
    [{ status: 502, body: '<html>' }, true],
    [{ status: 429, body: '{"status":"error","message":"Too many requests"}' }, true],
    [{ status: 200, body: '<html>Wartung</html>' }, true],
    [{ status: 200, body: '{"status":"error","message":"The amount is too low"}' }, false],
    [{ status: 400, body: '{"status":"error","message":"The amount is too low"}' }, false],
    [{ status: 200, body: '{"status":"success","data":[{"id":1}]}' }, false],
  ])('answering %j fails, temporarily: %s', async (failure, temporary) => {
    payrexx.failure = failure;
    await expect(provider().createGateway(request)).rejects.toMatchObject({ name: 'PaymentProviderError', temporary });
  });

  it('that does not answer in time or is unreachable fails temporarily', async () => {
    payrexx.failure = 'silence';
    await expect(provider({ timeout: 200 }).createGateway(request)).rejects.toMatchObject({
      temporary: true,
      message: 'Payrexx did not answer in time',
    });
    const away = createPayrexxProvider({ instance: 'x', secret: 'y', apiUrl: 'http://127.0.0.1:1', means: [] });
    await expect(away.createGateway(request)).rejects.toMatchObject({ temporary: true });
  });
});

describe('the signature of a webhook', () => {
  const body = '{"transaction":{"status":"confirmed"}}';
  const key = 'signing-key-of-the-tests';
  const signature = signWebhook(body, key);

  it('is accepted in hexadecimal digits and in base64', () => {
    expect(isSignedWebhook(body, signature, key)).toBe(true);
    expect(isSignedWebhook(body, signature.toUpperCase(), key)).toBe(true);
    expect(isSignedWebhook(body, Buffer.from(signature, 'hex').toString('base64'), key)).toBe(true);
  });

  it.each([null, '', 'x', '0'.repeat(64), signWebhook(`${body} `, key), signWebhook(body, 'another-key')])(
    '%j is not',
    (wrong) => {
      expect(isSignedWebhook(body, wrong, key)).toBe(false);
    },
  );
});

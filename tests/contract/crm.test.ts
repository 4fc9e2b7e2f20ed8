import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrmContact, CrmDeal } from '~/integrations/crm/crm.ts';
import { createHubspotCrm } from '~/integrations/crm/hubspot.server.ts';
import { createLocalCrm } from '~/integrations/crm/local.server.ts';
import { db } from '~/platform/db.server.ts';

interface Upsert {
  inputs: { idProperty: string; id: string; properties: Record<string, string> }[];
}

/** Stores objects by their unique property, as HubSpot's CRM does. */
class HubspotServer {
  objects = new Map<string, { id: string; properties: Record<string, string> }>();
  links: unknown[] = [];
  erased: unknown[] = [];
  tokens = new Set<unknown>();
  failure: { status: number; text: string } | undefined;
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      this.tokens.add(req.headers.authorization);
      const { status, text } = this.failure ?? this.#answer(req.url ?? '', JSON.parse(body));
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
    });
  });

  #answer(url: string, body: unknown): { status: number; text: string } {
    const [, type] = /^\/crm\/v3\/objects\/(deals|contacts)\/batch\/upsert$/.exec(url) ?? [];
    if (type) {
      const results = (body as Upsert).inputs.map(({ idProperty, id, properties }) => {
        const key = `${type} ${idProperty} ${id}`;
        const object = { id: this.objects.get(key)?.id ?? String(this.objects.size + 1), properties };
        this.objects.set(key, object);
        return object;
      });
      return { status: 200, text: JSON.stringify({ status: 'COMPLETE', results }) };
    }
    if (url === '/crm/v4/associations/deals/contacts/batch/associate/default') {
      this.links.push(body);
      return { status: 200, text: JSON.stringify({ status: 'COMPLETE', results: [] }) };
    }
    if (url === '/crm/v3/objects/contacts/gdpr-delete') {
      this.erased.push(body);
      return { status: 204, text: '' };
    }
    return { status: 404, text: '{}' };
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const contact: CrmContact = {
  email: 'mia.keller@example.ch',
  firstname: 'Mia',
  lastname: 'Keller',
  phone: '+41 79 123 45 67',
  street: 'Seestrasse 7',
  zip: '8002',
  city: 'Zürich',
  country: 'CH',
  language: 'de',
  referralCode: 'KELLER42',
};

const deal = (id: string, dealstage = 'appointmentscheduled'): CrmDeal => ({
  id,
  properties: { dealname: 'Allegro Limmat 5 · VE-1', dealstage, amount: 4320.5, isOnSale: false, discount_code: null },
});

describe('HubSpot’s CRM', () => {
  const server = new HubspotServer();
  let baseUrl = '';
  const crm = () => createHubspotCrm({ baseUrl, accessToken: 'token-of-the-app' });

  beforeAll(async () => {
    baseUrl = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.objects.clear();
    server.links = [];
    server.erased = [];
    server.failure = undefined;
  });

  it('gets deals with their contact, by names in lower case and values as text', async () => {
    expect(await crm().saveDeals([deal('a'), deal('b')], contact)).toBe('3');
    expect(server.objects.get('deals checkout_deal_id a')?.properties).toEqual({
      dealname: 'Allegro Limmat 5 · VE-1',
      dealstage: 'appointmentscheduled',
      amount: '4320.5',
      isonsale: 'false',
      discount_code: '',
    });
    expect(server.objects.get('contacts email mia.keller@example.ch')?.properties).toMatchObject({
      firstname: 'Mia',
      address: 'Seestrasse 7',
      hs_language: 'de',
      unique_referral_code: 'KELLER42',
    });
    expect(server.links).toEqual([
      {
        inputs: [
          { from: { id: '1' }, to: { id: '3' } },
          { from: { id: '2' }, to: { id: '3' } },
        ],
      },
    ]);
    expect([...server.tokens]).toEqual(['Bearer token-of-the-app']);
  });

  it('has one deal however often it is sent, with the last stage', async () => {
    await crm().saveDeals([deal('a')], contact);
    await crm().saveDeals([deal('a', 'closedwon')], contact);
    expect(server.objects.size).toBe(2);
    expect(server.objects.get('deals checkout_deal_id a')?.properties.dealstage).toBe('closedwon');
  });

  it('gets deals of an erased person without a contact, and deletes contacts by their id', async () => {
    expect(await crm().saveDeals([deal('a')], null)).toBeNull();
    expect(server.links).toEqual([]);
    await crm().eraseContact('77');
    expect(server.erased).toEqual([{ objectId: '77' }]);
    server.failure = { status: 404, text: '{"category":"OBJECT_NOT_FOUND"}' };
    await expect(crm().eraseContact('77')).resolves.toBeUndefined();
  });

  it.each([
    ['is down', { status: 503, text: 'busy' }, '503'],
    [
      'refuses some of a batch',
      { status: 207, text: '{"errors":[{"category":"VALIDATION_ERROR"}]}' },
      'VALIDATION_ERROR',
    ],
  ])('that %s lets the job run again', async (_what, failure, reason) => {
    server.failure = failure;
    await expect(crm().saveDeals([deal('a')], contact)).rejects.toThrow(reason);
  });

  it('repeats nothing of a person in an error', async () => {
    server.failure = {
      status: 400,
      text: '{"category":"VALIDATION_ERROR","message":"mia.keller@example.ch is invalid"}',
    };
    const error = await crm()
      .saveDeals([deal('a')], contact)
      .then(() => '', String);
    expect(error).toContain('VALIDATION_ERROR');
    expect(error).not.toContain('mia.keller');
  });
});

describe('the local CRM', () => {
  it('stores each state of an order once', async () => {
    const crm = createLocalCrm();
    const id = `local-${Date.now()}`;
    await Promise.all([crm.saveDeals([deal(id)], contact), crm.saveDeals([deal(id)], contact)]);
    await crm.saveDeals([deal(id, 'closedlost')], contact);
    const stored = await db.localMessage.findMany({ where: { kind: 'crm' } });
    expect(stored.filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(2);
  });
});

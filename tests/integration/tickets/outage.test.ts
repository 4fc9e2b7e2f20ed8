import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeJob, waitingJobs } from '../../support/jobs.ts';

/** Takes forms as HubSpot does, once it is up. */
class FormsService {
  isDown = true;
  received: { fields: { name: string; value: string }[] }[] = [];
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      if (this.isDown) return void res.writeHead(503).end();
      this.received.push(JSON.parse(body) as FormsService['received'][number]);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const service = new FormsService();

beforeAll(async () => {
  // Before anything of the shop reads its settings.
  process.env.HUBSPOT_FORMS_URL = await service.start();
  process.env.HUBSPOT_PORTAL_ID = '42';
  process.env.HUBSPOT_FORM_IDS = 'service-ticket-de=abc';
});
afterAll(() => service.stop());

/** Runs the waiting forms as the worker does: one that fails stays. @returns how many failed */
async function sendForms(): Promise<number> {
  const { submitFormJob } = await import('~/modules/forms/forms.server.ts');
  let failed = 0;
  for (const { id, identifier, payload, key } of await waitingJobs()) {
    if (identifier !== submitFormJob.name) continue;
    try {
      await submitFormJob.handle(payload, { idempotencyKey: key ?? '', signal: AbortSignal.timeout(5000) });
      await completeJob(id);
    } catch {
      failed += 1;
    }
  }
  return failed;
}

describe('tickets while the marketing service is down', () => {
  it('are taken all the same, wait, and reach it once it is up: none lost, none doubled', async () => {
    const { submitTicket } = await import('~/modules/tickets/submit-ticket.server.ts');
    const { createVisitor } = await import('../checkout/shop.ts');
    const { db } = await import('~/platform/db.server.ts');
    const visitor = await createVisitor();
    const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.ch`);
    const answers = await Promise.all(
      emails.map((email) =>
        submitTicket({
          ...{ visitor, kind: 'service', locale: 'de', submissionKey: randomUUID(), sender: randomUUID() },
          answers: {
            ...{ email, firstName: 'Lea', lastName: 'Muster', phone: '', phonePrefix: '', orderNumber: '' },
            ...{ bikeModel: 'Limmat', subject: 'Licht', content: 'Es geht nicht mehr an.', details: {} },
          },
          ...{
            order: null,
            pictures: [],
            consentText: 'Mit «Senden» …',
            context: { pageUri: 'http://localhost:3000/x' },
          },
        }),
      ),
    );
    expect(answers.every(({ kind }) => kind === 'sent')).toBe(true);
    expect(await sendForms()).toBe(20);
    expect(service.received).toEqual([]);
    expect(await db.formSubmission.count({ where: { email: { in: emails }, sentAt: null } })).toBe(20);
    service.isDown = false;
    expect(await sendForms()).toBe(0);
    const got = service.received.map(({ fields }) => fields.find(({ name }) => name === 'email')?.value);
    expect(got.sort()).toEqual([...emails].sort());
    expect(await db.formSubmission.count({ where: { email: { in: emails }, status: 200 } })).toBe(20);
    expect(await sendForms()).toBe(0);
    expect(service.received).toHaveLength(20);
  });
});

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formKinds } from '~/modules/forms/forms.ts';
import { ticketKinds } from '~/modules/tickets/tickets.ts';
import { completeJob, waitingJobs } from '../../support/jobs.ts';

/** Accepts forms as HubSpot does, once it is up. */
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
  process.env.HUBSPOT_FORM_IDS = formKinds.map((kind) => `${kind}-de=id-of-${kind}`).join(',');
});
afterAll(() => service.stop());

/** Runs the waiting forms as the worker does: a failed one stays. @returns how many failed */
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

const emailsOf = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.ch`);
const emailIn = ({ fields }: FormsService['received'][number]) => fields.find(({ name }) => name === 'email')?.value;

beforeEach(() => {
  service.isDown = true;
  service.received = [];
});

describe('while the marketing service is down', () => {
  it.each(ticketKinds)('tickets of kind %s wait, and reach it each once', async (kind) => {
    const { submitTicket } = await import('~/modules/tickets/submit-ticket.server.ts');
    const { createVisitor } = await import('../checkout/shop.ts');
    const { db } = await import('~/platform/db.server.ts');
    const visitor = await createVisitor();
    const emails = emailsOf(20);
    const answers = await Promise.all(
      emails.map((email) =>
        submitTicket({
          visitor,
          kind,
          locale: 'de',
          submissionKey: randomUUID(),
          sender: randomUUID(),
          answers: {
            email,
            firstName: 'Lea',
            lastName: 'Muster',
            phone: '',
            phonePrefix: '',
            orderNumber: '',
            bikeModel: 'Limmat',
            subject: 'Licht',
            content: 'Es geht nicht mehr an.',
            details: {},
          },
          order: null,
          pictures: [],
          consentText: 'Mit «Senden» …',
          context: { pageUri: 'http://localhost:3000/x' },
        }),
      ),
    );
    expect(answers.every((answer) => answer.kind === 'sent')).toBe(true);
    expect(await sendForms()).toBe(20);
    expect(service.received).toEqual([]);
    expect(await db.formSubmission.count({ where: { email: { in: emails }, sentAt: null } })).toBe(20);
    service.isDown = false;
    expect(await sendForms()).toBe(0);
    expect(service.received.map(emailIn).sort()).toEqual([...emails].sort());
    expect(await db.formSubmission.count({ where: { email: { in: emails }, status: 200 } })).toBe(20);
    expect(await sendForms()).toBe(0);
    expect(service.received).toHaveLength(20);
  });

  it.each(formKinds)('forms of kind %s wait, 200 at once, and reach it each once', async (kind) => {
    const { submitForm } = await import('~/modules/forms/forms.server.ts');
    const emails = emailsOf(200);
    const answers = await Promise.all(
      emails.map((email) =>
        submitForm({ form: `${kind}-de`, fields: [{ name: 'email', value: email }] }, `form:${email}`),
      ),
    );
    expect(answers).toEqual(emails.map(() => null));
    // A repeated form waits once.
    await submitForm({ form: `${kind}-de`, fields: [{ name: 'email', value: emails[0] ?? '' }] }, `form:${emails[0]}`);
    service.isDown = false;
    expect(await sendForms()).toBe(0);
    expect(service.received.map(emailIn).sort()).toEqual([...emails].sort());
  });
});

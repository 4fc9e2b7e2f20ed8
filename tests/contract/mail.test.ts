import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalMailer } from '~/integrations/mail/local.server.ts';
import { createSmtpMailer } from '~/integrations/mail/smtp.server.ts';
import { db } from '~/platform/db.server.ts';
import { SmtpServer } from './smtp-server.ts';

const mail = {
  to: 'mia.keller@example.ch',
  subject: 'Deine Bestellung: Rate für Velo',
  text: 'Grüezi Mia',
  html: '<p>Grüezi Mia</p>',
};

describe('SMTP', () => {
  const server = new SmtpServer();
  let url = '';

  beforeAll(async () => {
    url = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.received = [];
    server.recipientAnswer = '250 OK';
  });

  it('accepts a message with both of its forms', async () => {
    await createSmtpMailer({ url, from: 'Velory <shop@velory.example>' }).send(mail, 'order-1');
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'shop@velory.example', to: [mail.to] });
    expect(received?.data).toMatch(/^From: Velory <shop@velory.example>$/m);
    expect(received?.data).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(received?.data).toContain('text/plain');
    expect(received?.data).toContain('text/html');
  });

  it('sends a message in the name of an organization, from the address of the shop', async () => {
    const own = { ...mail, senderName: 'Helvion Velo', replyTo: 'velo@helvion.example' };
    await createSmtpMailer({ url, from: 'Velory <shop@velory.example>' }).send(own, 'order-1');
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'shop@velory.example' });
    expect(received?.data).toMatch(/^From: Helvion Velo <shop@velory.example>$/m);
    expect(received?.data).toMatch(/^Reply-To: velo@helvion.example$/m);
  });

  it('receives the same message id for the same key, and another for another', async () => {
    const mailer = createSmtpMailer({ url, from: 'Velory <shop@velory.example>' });
    for (const key of ['order-1', 'order-1', 'order-2']) await mailer.send(mail, key);
    const ids = server.received.map(({ data }) => /^Message-ID: (\S+)/im.exec(data)?.[1]);
    expect(ids[0]).toMatch(/^<[\da-f]{40}@velory\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('lets the mail program end a newsletter with one click', async () => {
    const unsubscribe = 'https://www.velory.example/newsletter/abmelden?token=abc';
    await createSmtpMailer({ url, from: 'shop@velory.example' }).send({ ...mail, unsubscribe }, 'newsletter-1');
    await createSmtpMailer({ url, from: 'shop@velory.example' }).send(mail, 'order-1');
    const [newsletter = '', order = ''] = server.received.map(({ data }) => data.replace(/\r?\n[ \t]+/g, ''));
    expect(newsletter).toMatch(
      /^List-Unsubscribe: ?<https:\/\/www\.velory\.example\/newsletter\/abmelden\?token=abc>$/m,
    );
    expect(newsletter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(order).not.toContain('List-Unsubscribe');
  });

  it('that refuses the recipient makes the delivery fail', async () => {
    server.recipientAnswer = '550 no such user';
    const delivery = createSmtpMailer({ url, from: 'shop@velory.example' }).send(mail, 'order-1');
    await expect(delivery).rejects.toThrow(/550/);
    expect(server.received).toHaveLength(0);
  });

  it('that is unreachable makes the delivery fail', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'shop@velory.example' });
    await expect(mailer.send(mail, 'order-1')).rejects.toThrow();
  });
});

describe('the local mailer', () => {
  it('stores a message once, however often it is delivered', async () => {
    const key = randomUUID();
    const mailer = createLocalMailer();
    await Promise.all([mailer.send(mail, key), mailer.send(mail, key)]);
    await mailer.send({ ...mail, subject: 'later' }, key);
    const stored = await db.localMail.findMany({ where: { idempotencyKey: key } });
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ recipient: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
  });
});

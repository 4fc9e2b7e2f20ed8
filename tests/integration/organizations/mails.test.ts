import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, order, readyVisitor, createProduct, typedContact, type TestProduct } from '../checkout/shop.ts';
import { createInstance, inMainShop, type TestInstance } from './instance.ts';
import { type InstanceTheme, themeColours } from '~/modules/content/content.ts';
import { addressOf, findInstance } from '~/modules/instances/instances.server.ts';
import { languageTag, locales } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { jobs, modules } from '~/wiring.server.ts';

/*
 * Every mail of the shop, caused in an organization's shop and sent by a worker that knows of no request: it links to
 * the organization's address and has its sender name, its name at the top, and its colour.
 */

const mails = modules.flatMap((module) => module.mails);

const SENDER = 'Helvion Velo';
const COLOUR = '#98124f';
const ORGANIZATION_COLOUR = '#1b3bd6';
const DAY = 24 * 60 * 60 * 1000;

let partner: TestInstance;
let bike: TestProduct;

beforeAll(async () => {
  const theme = Object.fromEntries(themeColours.map((name) => [name, COLOUR])) as InstanceTheme;
  partner = await createInstance({ senderName: SENDER, contactEmail: 'velo@helvion.example', theme });
  bike = await createProduct();
});
afterAll(() => db.$disconnect());

/** A user with an address, in the current shop. */
async function account(): Promise<{ userId: string; email: string }> {
  const { userId } = await createVisitor();
  const email = `${userId.slice(-12)}@example.ch`;
  await db.user.update({ where: { id: userId }, data: { email } });
  return { userId, email };
}

/** An order in the current shop. @returns its id */
async function placed(): Promise<string> {
  const visitor = await readyVisitor([bike]);
  await order(visitor);
  return (await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId } })).id;
}

const soon = () => new Date(Date.now() + DAY);
const base = { locale: 'de', email: 'mia@example.ch', firstName: 'Mia', lastName: 'Keller' } as const;
const consent = { consentText: 'Ja', pageUri: 'http://localhost/' };

async function subscription(): Promise<string> {
  const { id } = await db.newsletterSubscription.create({
    data: { email: `${randomUUID()}@example.ch`, locale: 'de', askedAt: new Date(), ...consent },
  });
  return id;
}

async function reminder(): Promise<string> {
  const data = { title: 'Black Friday', startsAt: soon(), endsAt: soon(), maximumBikes: 300, soldAtStart: 150 };
  await db.contentDocument.deleteMany({ where: { type: 'black-friday' } });
  await db.contentDocument.create({
    data: { type: 'black-friday', documentId: 'bf', locale: 'de', position: 0, data: { ...data, blocks: [] } },
  });
  const { id } = await db.blackFridayReminder.create({
    data: { email: `${randomUUID()}@example.ch`, locale: 'de', askedAt: new Date(), consentText: 'Ja' },
  });
  return id;
}

async function wheelTurn(): Promise<string> {
  const { id: campaignId } = await db.wheelCampaign.create({
    data: {
      seed: 'a'.repeat(64),
      seal: 'b'.repeat(64),
      opensAt: new Date(),
      closesAt: soon(),
      claimsUntil: new Date(Date.now() + 2 * DAY),
    },
  });
  const data = { campaignId, number: 1, email: base.email, locale: base.locale };
  return (await db.wheelTurn.create({ data })).id;
}

const reported = { productId: 0, toldPrice: 5000_00, isCheaper: true, isBack: false };

/** What causes each mail, in the current shop. @returns the job's payload */
const causes: Record<string, () => Promise<object>> = {
  'mail.order-confirmation': async () => ({ checkoutId: await placed() }),
  'mail.order-news': async () => ({ checkoutId: await placed(), news: 'link' }),
  'mail.payment-received': async () => {
    const checkoutId = await placed();
    await db.payment.update({ where: { checkoutId }, data: { paidAt: new Date() } });
    return { checkoutId };
  },
  'mail.staff-letter': async () => ({ checkoutId: await placed(), subject: 'Dein Bike', text: 'Es ist da.' }),
  'mail.document-link': async () => {
    const data = { checkoutId: await placed(), kind: 'contract', expiresAt: soon() } as const;
    return { documentId: (await db.magicDoc.create({ data })).id };
  },
  'mail.signing-code': async () => {
    const { id: contractId } = await db.contract.create({
      data: { checkoutId: await placed(), documentId: randomUUID() },
    });
    const codeSentAt = new Date();
    await db.contractSignature.create({ data: { contractId, digest: '', agreements: [], codeSentAt } });
    return { contractId, codeSentAt: codeSentAt.toISOString() };
  },
  'mail.sign-in-link': async () => {
    const { userId, email } = await account();
    const data = { userId, email, locale: 'de', returnTo: '/', expiresAt: soon() } as const;
    return { requestId: (await db.signInRequest.create({ data })).id };
  },
  'mail.sign-in-warning': async () => {
    const { userId, email } = await account();
    const data = { userId, email, locale: 'de', returnTo: '/', expiresAt: soon() } as const;
    return { requestId: (await db.signInRequest.create({ data })).id };
  },
  'mail.erasure': async () => {
    const { userId } = await account();
    const data = { userId, locale: 'de', requestedAt: new Date(), dueAt: soon() } as const;
    return { erasureId: (await db.erasure.create({ data })).id };
  },
  'mail.black-friday-reminder': async () => ({ reminderId: await reminder(), news: 'asked' }),
  'mail.newsletter': async () => ({ subscriptionId: await subscription() }),
  'mail.newsletter-welcome': async () => {
    const id = await subscription();
    await db.newsletterSubscription.update({ where: { id }, data: { confirmedAt: new Date() } });
    return { subscriptionId: id };
  },
  'mail.wheel-turn': async () => ({ turnId: await wheelTurn() }),
  'mail.quiz-result': async () => ({
    email: base.email,
    locale: 'de',
    query: '',
    instance: partner.id,
  }),
  'mail.credit-reminder': async () => ({ email: base.email, locale: 'de', instance: partner.id }),
  'mail.credit-review': async () => {
    const { userId } = await account();
    const { id } = await db.creditCheck.create({
      data: {
        userId,
        locale: 'de',
        isResident: true,
        birthDate: new Date('1988-07-04'),
        documentKind: 'swiss',
        debt: 'no',
        reasons: [],
        email: base.email,
        firstName: 'Mia',
        decision: 'approved',
        decisionText: 'Passt.',
      },
    });
    return { checkId: id };
  },
  'mail.consultation': async () => {
    const startsAt = new Date(Date.now() + DAY + Math.floor(Math.random() * DAY));
    const { email, firstName, locale } = base;
    const data = { startsAt, minutes: 20, firstName, phone: '+41791234567', email, locale };
    return { callId: (await db.consultationCall.create({ data })).id, news: 'booked', moves: 0 };
  },
  'mail.ticket': async () => {
    const { userId } = await createVisitor();
    const more = {
      submissionKey: randomUUID(),
      kind: 'question',
      bikeModel: '',
      subject: 'Akku',
      details: {},
    } as const;
    return {
      ticketId: (await db.ticket.create({ data: { userId, ...base, ...more, ...consent } })).id,
      kind: 'received',
    };
  },
  'mail.question-answer': async () => {
    const { userId } = await createVisitor();
    const product = { productId: bike.id, bikeSlug: bike.slug, bikeName: 'Limmat 5' };
    const message = { questionText: 'Wie schwer?', answerText: '24 kg', answeredAt: new Date() };
    return { questionId: (await db.productQuestion.create({ data: { userId, ...base, ...product, ...message } })).id };
  },
  'mail.saved-checkout': async () => {
    const data = { email: base.email, locale: base.locale, cartId: randomUUID(), lines: [], planLength: 36 };
    const { id } = await db.savedCheckout.create({
      data: { ...data, insurance: false, contact: { ...typedContact }, expiresAt: soon() },
    });
    return { savedId: id };
  },
  'mail.wishlist-news': async () => {
    const { userId } = await account();
    await db.wishlist.create({ data: { userId, shareId: randomUUID(), priceMail: true, stockMail: true } });
    return { userId, items: [{ ...reported, productId: bike.id }] };
  },
  'mail.sponsoring': async () => {
    const words = { token: randomUUID(), title: 'Mein Bike', story: 'Weil.', firstName: 'Mia', email: base.email };
    const sums = { price: 4320_00, months: 36, goal: 1000_00, endsOn: soon(), variantId: bike.variantIds[0] ?? 0 };
    return { kind: 'made', id: (await db.sponsorMe.create({ data: { locale: 'de', ...words, ...sums } })).id };
  },
  'mail.organization-invitation': async () => {
    const data = { organizationId: partner.id, email: base.email, locale: 'de', expiresAt: soon() } as const;
    return { invitationId: (await db.organizationInvitation.create({ data })).id, round: 1 };
  },
};

/** Sends as a worker does. */
async function mailed(name: string, payload: object) {
  const idempotencyKey = `${name}:${randomUUID()}`;
  const job = jobs.find((each) => each.name === name);
  const last = await db.localMail.findFirst({ orderBy: { id: 'desc' } });
  await job?.handle(payload, { idempotencyKey, signal: new AbortController().signal });
  return db.localMail.findFirst({ where: { id: { gt: last?.id ?? 0 } }, orderBy: { id: 'desc' } });
}

const originsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/[^\s"<)]+/g)].map(([link]) => new URL(link).origin)),
];

describe('a mail of an organization’s shop', () => {
  const names = mails.map(({ name }) => name);

  it('is looked at here, whichever it is', () => {
    expect(Object.keys(causes).sort()).toEqual([...names].sort());
    expect(jobs.map(({ name }) => name).filter((name) => name.startsWith('mail.'))).toEqual(names);
  });

  it.each(names)('leads to its address and wears its name: %s', async (name) => {
    const cause = causes[name];
    const payload = await partner.here(async () => (await cause?.()) ?? {});
    const mail = await mailed(name, payload);
    const instance = await findInstance(partner.id);
    expect(mail?.senderName).toBe(SENDER);
    expect(mail?.html).toMatch(/<p [^>]*data-skip-in-text[^>]*>Helvion<\/p>/);
    expect([COLOUR, ORGANIZATION_COLOUR].filter((colour) => mail?.html.includes(colour))).toEqual([COLOUR]);
    expect(originsIn(mail?.text ?? '')).toEqual([instance && new URL(addressOf(instance)).origin]);
    expect(originsIn(mail?.html ?? '').filter((origin) => origin === new URL(env().PUBLIC_URL).origin)).toEqual([]);
  });

  const ofUnknown = ['mail.organization-invitation'];
  it.each(names.filter((name) => !ofUnknown.includes(name)))(
    'is the main shop’s if it was caused there: %s',
    async (name) => {
      const cause = causes[name];
      const payload = { ...(await inMainShop(async () => (await cause?.()) ?? {})) };
      const mail = await mailed(name, 'instance' in payload ? { ...payload, instance: MAIN_SHOP } : payload);
      expect(mail?.senderName).toBeNull();
      expect([COLOUR, ORGANIZATION_COLOUR].filter((colour) => mail?.html.includes(colour))).toEqual([
        ORGANIZATION_COLOUR,
      ]);
      expect(originsIn(mail?.text ?? '')).toEqual([new URL(env().PUBLIC_URL).origin]);
    },
  );
});

describe('the preview of a mail', () => {
  it.each(mails.flatMap((mail) => locales.map((locale) => ({ name: mail.name, locale, mail }))))(
    'has words for each sample: $name, $locale',
    async ({ locale, mail }) => {
      const previews = await mail.preview(locale);
      expect(previews.length).toBeGreaterThan(0);
      for (const { sample, subject, text, html } of previews) {
        expect(subject, sample).not.toBe('');
        // A missing text is shown as its key, one without its values as braces.
        expect(`${subject}\n${text}`, sample).not.toMatch(/\{\{|^[\w-]+(\.[\w-]+)+$|undefined|Invalid/m);
        expect(html, sample).toContain(`lang="${languageTag[locale]}"`);
      }
    },
  );
});

import { randomUUID } from 'node:crypto';
import type { db as Database } from '~/platform/db.server.ts';
import { MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { signId, signText } from '~/platform/signing-keys.server.ts';
import { ticketToken } from '~/modules/tickets/thread/ticket-links.server.ts';
import { orderOf, publishOrganization, signedIn } from '../organizations.ts';

/** A shop with people and facts of its own, each with a text that must not be readable elsewhere. */
export interface PlantedShop {
  id: string;
  host: string;
  isPrivate: boolean;
  /** Contained in everything that people write there. */
  mark: RegExp;
  /** Contained in questions of its people and answers of the team: everybody there may read it. */
  openMark: RegExp;
  /** Contained in orders of its people about which their employer learns nothing. */
  silentMark: RegExp;
  /** Cookies of its people; `administrator` of the main shop is a team member. */
  cookies: { member: string; administrator: string };
  /** Whatever opens something there by a link, and ids of its data. */
  tokens: string[];
  numbers: string[];
  ids: string[];
}

/** The bike about which people of every shop ask. */
export const askedBike = (db: typeof Database) =>
  db.variant.findFirstOrThrow({
    where: { product: { status: 'published', kind: 'bike' } },
    orderBy: { id: 'asc' },
    select: { id: true, productId: true },
  });

const soon = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

/** Fills a shop with one of everything that people leave there. */
export async function plantShop(
  db: typeof Database,
  name: string,
  { isPrivate = false, isMain = false }: { isPrivate?: boolean; isMain?: boolean } = {},
): Promise<PlantedShop> {
  const mark = `Zwirbel${name}`;
  const organization = isMain
    ? { id: MAIN_SHOP, host: 'localhost', domain: 'velory.example' }
    : await publishOrganization(db, name, {
        private: isPrivate,
        home: [],
        banner: { text: isPrivate ? `${mark} im Banner` : 'Willkommen' },
      });
  const member = await signedIn(db, organization.id, `${mark.toLowerCase()}@${organization.domain}`);
  const chief = await signedIn(db, organization.id, `chefin-${mark.toLowerCase()}@${organization.domain}`);
  const planted = await withinInstance(toInstanceId(organization.id), async () => await plant(db, mark, member.userId));
  // Answers of the main shop are shown in organizations' shops too.
  if (!isMain) {
    const text = `Offen${name}`;
    const { productId } = await askedBike(db);
    const message = {
      bikeSlug: 'x',
      bikeName: 'x',
      firstName: text,
      lastName: text,
      questionText: text,
      answerText: text,
    };
    await withinInstance(toInstanceId(organization.id), async () => {
      const dates = { sentAt: new Date(), answeredAt: new Date() };
      await db.productQuestion.create({
        data: { ...message, ...dates, productId, userId: member.userId, locale: 'de' },
      });
    });
  }
  const common = { organizationId: organization.id, since: new Date(), way: 'domain' } as const;
  if (!isMain) {
    await db.userOrganization.create({ data: { userId: member.userId, ...common } });
    await db.userOrganization.create({ data: { userId: chief.userId, role: 'admin', ...common } });
    const { id } = await db.organizationInvitation.create({
      data: {
        organizationId: organization.id,
        email: `gast-${mark.toLowerCase()}@x.example`,
        locale: 'de',
        expiresAt: soon(),
      },
    });
    planted.tokens.push(signId('invitation', id));
    planted.ids.push(id);
    // Of three orders, with and without a share and an agreement, the employer learns of one.
    const instalments = ['2026-11-01', '2026-12-01'].map((date) => ({ date, amount: 200_000 }));
    const { userId } = await signedIn(db, organization.id, `kollegin-${mark.toLowerCase()}@${organization.domain}`);
    await db.userOrganization.create({ data: { userId, ...common } });
    const facts = { instanceId: organization.id, userId, months: 2, instalments };
    await orderOf(db, { ...facts, share: 40_00, firstname: mark });
    await orderOf(db, { ...facts, share: 40_00, firstname: `Stumm${name}`, isAgreed: false });
    await orderOf(db, { ...facts, share: 0, months: 0, firstname: `Stumm${name}` });
  }
  const { tokens, numbers, ids } = planted;
  return {
    id: organization.id,
    host: organization.host,
    isPrivate,
    tokens,
    numbers,
    ids: [...ids, member.userId, chief.userId],
    mark: new RegExp(mark, 'i'),
    openMark: new RegExp(`Offen${name}`),
    silentMark: new RegExp(`Stumm${name}`),
    cookies: { member: member.cookie, administrator: chief.cookie },
  };
}

async function plant(db: typeof Database, mark: string, userId: string) {
  const email = `${mark.toLowerCase()}@privat.example`;
  const person = { firstName: mark, lastName: mark, email, locale: 'de' } as const;
  const message = { consentText: mark, pageUri: 'http://localhost/' };
  const bike = await askedBike(db);
  const docToken = randomUUID();
  const trackingToken = randomUUID();
  const number = randomUUID().slice(0, 12);
  const order = await db.checkout.create({
    data: {
      number,
      userId,
      intentKey: randomUUID(),
      updateCheckoutDocToken: docToken,
      locale: 'de',
      ...(await instanceOf(db, userId)),
      contact: {
        firstname: mark,
        lastname: mark,
        email,
        phone: '+41791234567',
        street: mark,
        house_number: '1',
        zip: '8000',
        city: mark,
        country_choice: 'Switzerland',
        country_code: 'CH',
      },
      uniqueReferralCode: randomUUID(),
      planLength: 2,
      payOneTime: false,
      resultingPrice: 400_000,
      cartItems: [
        {
          name: mark,
          price: 400_000,
          brand: null,
          image: '',
          selectedSize: null,
          selectedColor: null,
          slug: 'x',
          sku: 'x',
          categories: ['e_bike'],
        },
      ],
      totalDownPayment: 0,
      storefront: 'velory',
      schedule: ['2026-11-01', '2026-12-01'].map((date) => ({ date, amount: 200_000, kind: 'instalment' })),
      fulfilment: { create: { trackingToken } },
    },
  });
  const document = await db.magicDoc.create({ data: { checkoutId: order.id, kind: 'contract', expiresAt: soon() } });
  const ticket = await db.ticket.create({
    data: {
      ...person,
      ...message,
      userId,
      submissionKey: randomUUID(),
      kind: 'question',
      bikeModel: mark,
      subject: mark,
      details: {},
      entries: { create: { author: 'shopper', text: mark, key: randomUUID() } },
    },
  });
  const call = await db.consultationCall.create({
    data: {
      startsAt: new Date(Date.now() + Math.random() * 1e9),
      minutes: 20,
      firstName: mark,
      phone: '+41',
      email,
      locale: 'de',
    },
  });
  const page = await db.sponsorMe.create({
    data: {
      token: randomUUID(),
      locale: 'de',
      variantId: bike.id,
      price: 400_000,
      months: 36,
      goal: 100_000,
      title: mark,
      story: mark,
      firstName: mark,
      email,
      endsOn: soon(),
    },
  });
  const gift = await db.sponsorMePayment.create({
    data: {
      sponsorMeId: page.id,
      ticket: randomUUID(),
      amount: 5000,
      locale: 'de',
      name: mark,
      email,
      message: mark,
      state: 'paid',
      paidAt: new Date(),
      reservedUntil: soon(),
    },
  });
  const list = await db.wishlist.create({
    data: {
      userId,
      shareId: randomUUID(),
      ownerName: mark,
      items: { create: { productId: bike.productId, notedPrice: 1, toldPrice: 1, toldStock: 'instock' } },
    },
  });
  const saved = await db.savedCheckout.create({
    data: {
      email,
      locale: 'de',
      cartId: randomUUID(),
      lines: [],
      planLength: 36,
      insurance: false,
      contact: { firstname: mark },
      expiresAt: soon(),
    },
  });
  const news = await db.newsletterSubscription.create({
    data: { email, firstName: mark, locale: 'de', askedAt: new Date(), ...message },
  });
  const blackFriday = await db.blackFridayReminder.create({
    data: { email, locale: 'de', askedAt: new Date(), consentText: mark },
  });
  const question = await db.productQuestion.create({
    data: {
      ...person,
      userId,
      productId: bike.productId,
      bikeSlug: 'x',
      bikeName: mark,
      questionText: mark,
      sentAt: new Date(),
    },
  });
  const erasure = await db.erasure.create({ data: { userId, locale: 'de', requestedAt: new Date(), dueAt: soon() } });
  const cart = await db.cart.create({ data: { userId } });
  const reminder = await db.cartReminder.create({
    data: {
      cartId: cart.id,
      token: randomUUID(),
      firstname: mark,
      lastname: mark,
      email,
      locale: 'de',
      pageUri: 'http://x/',
      eBikeChoice: mark,
    },
  });
  const signed = (purpose: Parameters<typeof signText>[0], id: string) => `${id}.${signText(purpose, id)}`;
  return {
    tokens: [
      ...[docToken, trackingToken, page.token, gift.ticket, list.shareId, reminder.token, ticketToken(ticket.id)],
      ...[signed('magic-doc', document.id), signed('consultation', call.id), signed('saved-checkout', saved.id)],
      ...[signed('newsletter-confirm', news.id), signed('newsletter-leave', news.id), signed('erasure', erasure.id)],
      ...[signed('wishlist-mail', userId), signText('sponsor-manage', page.id)],
      signed('black-friday-reminder', blackFriday.id),
    ],
    numbers: [number, `S-${String(ticket.count).padStart(4, '0')}`],
    ids: [order.id, ticket.id, question.id, saved.id, news.id, call.id, page.id],
  };
}

const instanceOf = (db: typeof Database, userId: string) =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: { instanceId: true } });

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { db as Database } from '~/platform/db.server.ts';

/** An organization as the tests publish it. */
export interface TestOrganization {
  id: string;
  slug: string;
  domain: string;
  host: string;
}

/** Publishes an organization in both languages. */
export async function publishOrganization(
  db: typeof Database,
  slug: string,
  more: Record<string, unknown> = {},
): Promise<TestOrganization> {
  const domain = `${slug}.example`;
  const organization = { id: `id-${slug}`, slug, domain, host: `${slug}.localhost` };
  const data = {
    id: organization.id,
    name: `Werk ${slug}`,
    slug,
    private: true,
    emailDomains: [domain],
    loginPopup: {
      title: `Das ${slug} fährt mit.`,
      subTitle: 'Dein Bike.',
      bulletPoints: ['Eins', 'Zwei', 'Drei', 'Vier'],
    },
    combineDiscountCodeAndPublicDiscount: false,
    discountCodeIsRequiredForCheckout: false,
    restrictCartToOnlyOneProductMax: false,
    banner: { text: `Geheimes Angebot ${slug}` },
    home: [],
    ...more,
  };
  for (const locale of ['de', 'fr'] as const) {
    await db.contentDocument.upsert({
      where: { type_documentId_locale: { type: 'organization', documentId: organization.id, locale } },
      create: { type: 'organization', documentId: organization.id, locale, data },
      update: { data },
    });
  }
  return organization;
}

/** A user who has signed in to an organization's shop. @returns the cookie of their session */
export async function signedIn(
  db: typeof Database,
  instanceId: string,
  email: string,
): Promise<{ userId: string; cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256')
    .update(instanceId === 'main' ? token : `${instanceId}:${token}`)
    .digest('hex');
  const { id: userId } = await db.user.upsert({
    where: { email_instanceId: { email, instanceId } },
    create: { email, instanceId },
    update: {},
  });
  await db.session.create({ data: { tokenHash, userId, expiresAt: new Date(Date.now() + 3_600_000) } });
  return { userId, cookie: `velory_session=${token}` };
}

/** An order in an organization's shop, as the checkout writes it, with a signed contract. */
export async function orderOf(
  db: typeof Database,
  {
    instanceId,
    userId,
    share,
    months,
    instalments,
    signedLate = 0,
    isAgreed = true,
    firstname = 'Lea',
  }: {
    instanceId: string;
    userId: string;
    share: number;
    months: number;
    instalments: { date: string; amount: number }[];
    /** Months after the one that makes the first instalment due on time. */
    signedLate?: number;
    /** Whether the buyer agreed to inform the employer. */
    isAgreed?: boolean;
    firstname?: string;
  },
): Promise<void> {
  const name = randomUUID();
  // Signed in the month that makes the first instalment due on time.
  const signedAt = new Date(`${instalments[0]?.date ?? ''}T12:00:00Z`);
  signedAt.setUTCMonth(signedAt.getUTCMonth() - 2 + signedLate);
  await db.checkout.create({
    data: {
      number: name.slice(0, 12),
      intentKey: randomUUID(),
      userId,
      instanceId,
      locale: 'de',
      updateCheckoutDocToken: randomUUID(),
      contact: {
        firstname,
        lastname: '=Muster; "A"',
        email: 'lea@privat.example',
        phone: '+41791234567',
        street: 'Seestrasse',
        house_number: '7',
        zip: '8002',
        city: 'Zürich',
        country_choice: 'Switzerland',
        country_code: 'CH',
      },
      uniqueReferralCode: name,
      cartItems: [
        {
          name: 'Geheimes Bike',
          price: 98_765_43,
          brand: null,
          image: '',
          selectedSize: null,
          selectedColor: null,
          slug: 'geheim',
          sku: null,
          categories: ['e_bike'],
        },
      ],
      planLength: instalments.length,
      payOneTime: false,
      resultingPrice: 98_765_43,
      totalDownPayment: 0,
      schedule: instalments.map((each) => ({ ...each, kind: 'instalment' })),
      storefront: 'velory',
      employerShare: share,
      employerMonths: months,
      employerToldAt: isAgreed ? signedAt : null,
      orderEvents: { create: { kind: 'contract', stage: 'contract', who: 'financing-partner', at: signedAt } },
    },
  });
}

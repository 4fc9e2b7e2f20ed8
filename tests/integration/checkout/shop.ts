import { randomUUID } from 'node:crypto';
import { addLine } from '~/modules/cart/cart.server.ts';
import { storeTyped, placeOrder, reviewOrder, type PlaceOrderResult } from '~/modules/checkout/checkout.server.ts';
import type { TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** The product's values that matter to a test; the rest is the default. Amounts are Rappen. */
export interface ProductFacts {
  price?: number;
  kind?: 'bike' | 'accessory';
  isOccasion?: boolean;
  categorySlugs?: string[];
  stockStatus?: 'instock' | 'onbackorder' | 'outofstock';
  /** null: not counted. */
  stockQuantity?: number | null;
  variants?: Partial<Prisma.VariantUncheckedCreateWithoutProductInput>[];
}

export interface TestProduct {
  id: number;
  slug: string;
  variantIds: number[];
}

/** A product of the catalogue with its variants, in both languages. */
export async function createProduct({
  price = 4320_00,
  kind = 'bike',
  isOccasion = false,
  categorySlugs = kind === 'bike' ? ['e_bike', 'e_trekking'] : ['accessory', 'lock'],
  stockStatus = 'instock',
  stockQuantity = null,
  variants = [{}],
}: ProductFacts = {}): Promise<TestProduct> {
  const key = randomUUID();
  const product = await db.product.create({
    data: {
      feedKey: key,
      kind,
      status: 'published',
      sku: `SKU-${key.slice(0, 8)}`,
      displayPrice: price,
      stockStatus,
      isOccasion,
      categorySlugs: isOccasion ? [...categorySlugs, 'occasion'] : categorySlugs,
      colorSlugs: ['nebelgrau'],
      frameTypes: kind === 'bike' ? ['trapez'] : [],
      speedKmh: kind === 'bike' ? 25 : null,
      colorData: [{ slug: 'nebelgrau', hex: '#c9cdc8', name: { de: 'Nebelgrau', fr: 'Gris brume' } }],
      logisticsCompany: 'Planzer',
      deliveryTimeInDays: 14,
      sourceHash: key,
      texts: {
        create: (['de', 'fr'] as const).map((locale) => ({
          locale,
          sourceLocale: locale,
          slug: `${locale}-${key}`,
          name: kind === 'bike' ? 'Allegro Limmat 5' : 'Abus Bordo',
        })),
      },
      variants: {
        create: variants.map((variant, index) => ({
          feedKey: `${key}/${index}`,
          sku: `SKU-${key.slice(0, 8)}-${index}`,
          size: 'M',
          colorSlug: 'nebelgrau',
          price,
          listPrice: variant.price ?? price,
          stockStatus,
          stockQuantity,
          position: index,
          ...variant,
        })),
      },
    },
    select: { id: true, variants: { select: { id: true }, orderBy: { position: 'asc' } } },
  });
  return { id: product.id, slug: `de-${key}`, variantIds: product.variants.map(({ id }) => id) };
}

/** The product's first variant. */
export function firstVariant(product: TestProduct): number {
  const [id] = product.variantIds;
  if (id === undefined) throw new Error('The product has no variant.');
  return id;
}

/** A visitor with an anonymous account, without a session. */
export async function createVisitor(): Promise<Visitor> {
  const { id } = await db.user.create({ data: { instanceId: currentInstanceId() }, select: { id: true } });
  return { userId: id };
}

/** A contact form of an eligible shopper for a plan. */
export const typedContact: TypedContact = {
  firstname: 'Mia',
  lastname: 'Keller',
  email: 'mia.keller@example.ch',
  phonePrefix: 'CH +41',
  phone: '079 123 45 67',
  street: 'Seestrasse',
  houseNumber: '7',
  zip: '8002',
  city: 'Zürich',
  country: 'Switzerland',
  birthDay: '4',
  birthMonth: '7',
  birthYear: '1988',
  idType: 'swiss',
  noDebtCollection: 'on',
  all_agb: 'on',
};

/** Adds products to a visitor's cart. */
export async function fillCart(visitor: Visitor, ...products: TestProduct[]): Promise<void> {
  for (const product of products) {
    const added = await addLine(visitor, { variantId: firstVariant(product) });
    if (!added.ok) throw new Error(`The product could not be added: ${added.refusal}.`);
  }
}

/** A visitor whose cart and contact data are ready for the binding click. */
export async function readyVisitor(products: TestProduct[], contact: TypedContact = typedContact): Promise<Visitor> {
  const visitor = await createVisitor();
  await fillCart(visitor, ...products);
  await storeTyped(visitor, { ...contact });
  return visitor;
}

/** What the review page shows to a visitor and sends with the binding click. */
export async function reviewed(visitor: Visitor): Promise<{ intentKey: string; fingerprint: string }> {
  const review = await reviewOrder({ visitor, locale: 'de' });
  if (typeof review === 'string') throw new Error(`The visitor has to go back to ${review}.`);
  return { intentKey: review.intentKey, fingerprint: review.fingerprint };
}

/** Reviews and orders. */
export async function order(visitor: Visitor): Promise<PlaceOrderResult> {
  return placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
}

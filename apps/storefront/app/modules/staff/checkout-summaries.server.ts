import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { orderStages } from '~/modules/orders/order-stages.ts';
import { storedContact, storedItem } from '~/modules/orders/stored-order.schema.server.ts';

const PAGE = 50;

/**
 * `GET /api/document-store/admin/getCheckouts` (spec §7). Days are those of Zurich; the cursor is what the last answer
 * gave.
 */
export const checkoutsQuerySchema = z.object({
  idToken: z.string().optional(),
  state: z.enum(orderStages).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z.uuid().optional(),
});

/** A deal (spec §3): amounts are Rappen; `properties` has the fields by the specification's names. */
const dealSchema = z.object({
  id: z.uuid(),
  dealname: z.string(),
  amount: z.number().int(),
  downPaymentAmount: z.number().int(),
  planLength: z.number().int(),
  dealstage: z.string(),
  properties: z.record(z.string(), z.json()),
});

/** A checkout in few words; the total is in Rappen. */
export const checkoutSummarySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  total: z.number().int(),
  planLength: z.number().int(),
  payOneTime: z.boolean(),
  stage: z.enum(orderStages),
  paymentStatus: z.string().nullable(),
  processed: z.boolean(),
  cartItems: z.array(storedItem),
  deals: z.array(dealSchema),
  flags: z.object({
    insuranceUpdated: z.boolean(),
    idUploadUpdated: z.boolean(),
    suspicions: z.array(z.string()),
  }),
});

export type CheckoutSummary = z.infer<typeof checkoutSummarySchema>;

const nameSchema = storedContact.pick({ firstname: true, lastname: true });

const beginOf = (day: string): Date => momentInZurich(`${day}T00:00`);

/** Checkouts for the staff's own programs, the newest first. */
export async function listCheckouts({
  state,
  from,
  to,
  cursor,
}: z.output<typeof checkoutsQuerySchema>): Promise<{ data: CheckoutSummary[]; nextCursor: string | null }> {
  const rows = await db.checkout.findMany({
    where: {
      ...(state && { fulfilment: { stage: state } }),
      createdAt: { gte: from && beginOf(from), lt: to && beginOf(daysAfter(to, 1)) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
    ...(cursor && { cursor: { id: cursor }, skip: 1 }),
    select: {
      id: true,
      number: true,
      createdAt: true,
      contact: true,
      cartItems: true,
      deals: {
        orderBy: { position: 'asc' },
        select: {
          id: true,
          dealname: true,
          amount: true,
          downPaymentAmount: true,
          planLength: true,
          dealstage: true,
          properties: true,
        },
      },
      resultingPrice: true,
      planLength: true,
      payOneTime: true,
      processed: true,
      insuranceUpdated: true,
      idUploadUpdated: true,
      fulfilment: { select: { stage: true } },
      payment: { select: { status: true } },
      origin: { select: { reasons: true } },
    },
  });
  const data = rows.slice(0, PAGE).map((row): CheckoutSummary => {
    const { firstname, lastname } = nameSchema.parse(row.contact);
    const { id, number, planLength, payOneTime, processed, insuranceUpdated, idUploadUpdated } = row;
    return {
      id,
      number,
      planLength,
      payOneTime,
      processed,
      createdAt: row.createdAt.toISOString(),
      name: `${firstname} ${lastname}`,
      total: row.resultingPrice,
      stage: row.fulfilment?.stage ?? 'received',
      cartItems: z.array(storedItem).parse(row.cartItems),
      deals: z.array(dealSchema).parse(row.deals),
      paymentStatus: row.payment?.status ?? null,
      flags: { insuranceUpdated, idUploadUpdated, suspicions: row.origin?.reasons ?? [] },
    };
  });
  return { data, nextCursor: rows.length > PAGE ? (data.at(-1)?.id ?? null) : null };
}

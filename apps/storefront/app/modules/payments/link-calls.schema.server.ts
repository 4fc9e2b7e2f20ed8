import { z } from 'zod';

const text = (length: number) => z.string().trim().min(1).max(length);

/** Spec §7: POST /api/downPayment/link/generate. */
export const generateLinkSchema = z.object({
  /** Francs */
  paymentPrice: z.number().positive().max(1_000_000),
  purpose: text(200),
  /** The checkout's id. */
  referenceId: z.uuid(),
});

/** Spec §7: POST /api/checkout/payrexx-firebase-update. */
export const updateLinkSchema = z.object({
  checkoutDocId: z.uuid(),
  payrexxLink: text(500),
  payrexxStatus: text(40),
  payrexxReferenceId: text(100),
  payrexxHash: text(200),
  payrexxUpdated: z.boolean(),
});

/** Opens the document: the token that its order page and mail carry (spec §3: updateCheckoutDocToken). */
export const tokenSchema = z.object({ updateCheckoutDocToken: z.string().min(20).max(200) });

import { z } from 'zod';
import { typedLine } from '~/platform/typed-text.server.ts';

/** Spec §7: POST /api/downPayment/link/generate. */
export const generateLinkSchema = z.object({
  /** Francs */
  paymentPrice: z.number().positive().max(1_000_000),
  purpose: typedLine(200),
  /** Id of the checkout. */
  referenceId: z.uuid(),
});

/** Spec §7: POST /api/checkout/payrexx-firebase-update. */
export const updateLinkSchema = z.object({
  checkoutDocId: z.uuid(),
  payrexxLink: typedLine(500),
  payrexxStatus: typedLine(40),
  payrexxReferenceId: typedLine(100),
  payrexxHash: typedLine(200),
  payrexxUpdated: z.boolean(),
});

/** The token of the document, as its order page and mail have it (spec §3: updateCheckoutDocToken). */
export const tokenSchema = z.object({ updateCheckoutDocToken: z.string().min(20).max(200) });

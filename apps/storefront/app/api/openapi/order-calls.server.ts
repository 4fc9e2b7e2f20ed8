import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { checkoutBugSchema } from '~/modules/checkout/checkout-bug.schema.server.ts';
import { orderOriginSchema } from '~/modules/orders/order-origin.schema.server.ts';
import { generateLinkSchema, tokenSchema, updateLinkSchema } from '~/modules/payments/link-calls.schema.server.ts';
import { noticeSchema } from '~/modules/fulfilment/partner-notice.schema.server.ts';
import { deleteFileSchema, signedUrlSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { operation } from './call.server.ts';

const partnerNotice = (partner: 'financing' | 'logistics') =>
  operation({
    summary: `The ${partner} partner tells how far an order is`,
    security: ['partner'],
    body: noticeSchema(partner, new Date()),
    answer: z.object({
      result: z.enum(['moved', 'known']).meta({ description: '`known`: it had been told before.' }),
      stage: z.string().meta({ description: 'The order’s stage afterwards.' }),
    }),
    refusals: ['invalid', 'unauthorized', 'not_found', 'conflict'],
  });

/** Calls about an order, its payment and its documents (spec §7). */
export const orderCalls: ZodOpenApiPathsObject = {
  '/api/downPayment/link/generate': {
    post: operation({
      summary: 'The payment link of a checkout',
      description: 'The amount is the server’s: another `paymentPrice` is refused and changes nothing.',
      body: generateLinkSchema.extend(tokenSchema.shape),
      answer: z.object({
        data: z.object({ paymentLink: z.url(), status: z.string(), hash: z.string() }),
      }),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found', 'conflict', 'provider_unavailable'],
    }),
  },
  '/api/checkout/payrexx-firebase-update': {
    post: operation({
      summary: 'Compares a client’s payment link with the server’s; writes nothing',
      body: updateLinkSchema.extend(tokenSchema.shape),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found', 'conflict'],
    }),
  },
  '/api/payment/webhook': {
    post: operation({
      summary: 'The payment provider tells of news',
      description: 'Signed in `X-Webhook-Signature` where a key is set. JSON or a form.',
      body: z.looseObject({ transaction: z.looseObject({ referenceId: z.string().optional() }).optional() }),
      answer: z.object({ result: z.enum(['accepted', 'ignored']) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/checkout/ip': {
    post: operation({
      summary: 'Looks whether an order is suspicious; why is for staff only',
      body: orderOriginSchema,
      answer: z.object({ flagged: z.boolean() }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/team-chat/send-caught-checkout-bug': {
    post: operation({
      summary: 'A page of the checkout tells of a failure',
      body: checkoutBugSchema,
      status: 202,
      refusals: ['invalid'],
    }),
  },
  '/api/document-signing/downloadDocument/{id}': {
    get: operation({
      summary: 'The contract of an order',
      description: 'For whoever holds the order’s token, its owner and staff.',
      path: z.object({ id: z.string() }),
      query: z.object({ token: z.string().optional(), idToken: z.string().optional() }),
      security: ['idToken'],
      answerType: 'application/pdf',
      refusals: ['unauthorized', 'not_found', 'upstream_failed'],
    }),
  },
  '/api/cloud-storage/getsignedurl': {
    post: operation({
      summary: 'An address to PUT one picture to, inside the caller’s own prefix',
      security: ['idToken'],
      body: signedUrlSchema,
      answer: z.object({ url: z.string(), key: z.string(), expiresAt: z.iso.datetime() }),
      refusals: ['invalid', 'unauthorized', 'upstream_failed'],
    }),
  },
  '/api/cloud-storage/deletefile': {
    post: operation({
      summary: 'Removes a file that the caller has uploaded',
      security: ['idToken'],
      body: deleteFileSchema,
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found'],
    }),
  },
  '/api/cloud-storage/upload/{bucket}/{key}': {
    put: operation({
      summary: 'Takes the picture that an address of the shop’s own storage was signed for',
      description:
        'The address comes from `getsignedurl`, with its signature; nobody makes one up. The answer is empty.',
      path: z.object({ bucket: z.string(), key: z.string() }),
      body: z.string(),
      bodyType: 'image/*',
      answerType: 'text/plain',
      refusals: ['forbidden'],
    }),
  },
  '/api/partners/financing': { post: partnerNotice('financing') },
  '/api/partners/financing/pictures/{id}': {
    get: operation({
      summary: 'A picture of an identity document, once',
      description:
        'The address is in the application that the financing partner gets, with its signature; nobody makes one up.',
      path: z.object({ id: z.string() }),
      query: z.object({ expires: z.string(), signature: z.string() }),
      answerType: 'image/jpeg',
      refusals: ['not_found'],
    }),
  },
  '/api/partners/logistics': { post: partnerNotice('logistics') },
};

import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { contentQuery, publicContentSchema } from '~/modules/content/public-content.schema.server.ts';
import { helpfulCounts, helpfulQuery, helpfulSchema } from '~/modules/content/helpful.schema.server.ts';
import { leftOutEntrySchema } from '~/modules/content/left-out.schema.server.ts';
import { unsavedSchema } from '~/modules/content/unsaved.schema.server.ts';
import { contentNoticeSchema } from '~/modules/content/webhook.schema.server.ts';
import { formBodySchema } from '~/modules/forms/forms.schema.server.ts';
import type { IdToken } from '~/modules/identity/id-token.server.ts';
import { memberSchema, sendMagicLinkSchema } from '~/modules/identity/sign-in.schema.server.ts';
import {
  newPasskeySchema,
  passkeyChallengeAnswer,
  passkeyChallengeSchema,
  usedPasskeySchema,
} from '~/modules/identity/passkeys.schema.server.ts';
import {
  recentlyViewedAnswer,
  recentlyViewedQuery,
  viewSchema,
} from '~/modules/recommendations/recommendations.schema.server.ts';
import {
  editorChoicesAnswer,
  editorChoicesQuery,
  editorCountAnswer,
  editorCountQuery,
  editorProductsAnswer,
  editorProductsQuery,
} from '~/modules/listings/editor-catalogue.schema.server.ts';
import { offerForecastAnswer, offerForecastQuery } from '~/modules/pricing/offer-forecast.schema.server.ts';
import { createContactSchema, newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { ownStoryQuery, ownStorySchema, storyActSchema } from '~/modules/stories/stories.schema.server.ts';
import { browserErrorSchema } from '~/modules/support/browser-error.schema.server.ts';
import { uploadImagesAnswer, uploadImagesSchema } from '~/modules/tickets/uploads.schema.server.ts';
import { createWishListSchema, getWishListQuery, wishListAnswer } from '~/modules/wishlist/wishlist.schema.server.ts';
import { consentChoiceSchema, consentSchema } from '~/modules/consent/consent.schema.server.ts';
import { keptSchema, visitSchema } from '~/modules/visit/visit.schema.server.ts';
import { operation } from './call.server.ts';

const tokenAnswer = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  anonymous: z.boolean().meta({ description: 'Whether nobody has signed in.' }),
}) satisfies z.ZodType<IdToken>;

/** Calls of a visitor's session, of forms and of the CMS (spec §7). */
export const visitorCalls: ZodOpenApiPathsObject = {
  '/api/getToken': {
    get: operation({
      summary: 'An idToken for the visitor’s session, good for ten minutes',
      description: 'A session is made where there is none.',
      answer: tokenAnswer,
    }),
  },
  '/api/auth/sendMagicLink': {
    post: operation({
      summary: 'Mails a link to sign in',
      description:
        'The same for every address, whether it has an account or not, and in a private shop of an organization whether it belongs to it or not. The link is good for 15 minutes, once. `mailAt`: when the mail goes out, where the mailbox has had many.',
      security: ['idToken'],
      body: sendMagicLinkSchema,
      status: 201,
      answer: z.object({ mailAt: z.iso.datetime().nullable() }),
      refusals: ['invalid', 'unauthorized'],
      also: { '500': 'Nothing was sent: “Oops, Something went wrong.”' },
    }),
  },
  '/api/auth/isUserPartOfOrganization': {
    post: operation({
      summary: 'Whether whoever has signed in is a member of the organization whose host is asked',
      description:
        '200: a member, by the domain of the account’s e-mail address or by an invitation that stands. An idToken counts in the shop that gave it alone.',
      security: ['idToken'],
      body: memberSchema,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
  '/api/auth/passkeys/challenge': {
    post: operation({
      summary: 'What a device is to sign, to sign in by a passkey or to make one',
      description: 'Good for five minutes, once, in the browser that asked (a cookie) and on this host.',
      body: passkeyChallengeSchema,
      answer: passkeyChallengeAnswer,
      refusals: ['invalid', 'unauthorized', 'conflict', 'too_many'],
    }),
  },
  '/api/auth/passkeys/register': {
    post: operation({
      summary: 'Keeps a passkey that a device has made for whoever has signed in',
      body: newPasskeySchema,
      status: 201,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
  '/api/auth/passkeys/sign-in': {
    post: operation({
      summary: 'Signs in by what a passkey has signed',
      description:
        '403 alike for what was not asked for here, comes from another host, is unknown, was used or was copied.',
      body: usedPasskeySchema,
      refusals: ['invalid', 'forbidden'],
    }),
  },
  '/api/newsletter': {
    post: operation({
      summary: 'Mails a link that confirms a request for the newsletter',
      description:
        'The same for every address, whether it gets the newsletter already or not. A form may be sent too: its page answers.',
      body: newsletterSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'too_many'],
      also: { '307': 'What was sent is a form, which the newsletter’s page answers.' },
    }),
  },
  '/api/clickfunnel/createcontact': {
    post: operation({
      summary: 'Makes a contact of the funnel service, once its address is confirmed',
      description: 'Mails a link that confirms; the same for every address.',
      body: createContactSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid'],
    }),
  },
  '/api/crm/upload-images': {
    post: operation({
      summary: 'Keeps pictures for a ticket that is about to be sent',
      description:
        'One to four pictures, all or none. A file’s field is its label, whose last word may name the side. A refusal has an empty list `urls`.',
      body: uploadImagesSchema,
      bodyType: 'multipart/form-data',
      answer: uploadImagesAnswer,
      refusals: ['invalid', 'busy', 'upstream_failed'],
    }),
  },
  '/api/crm/files/{id}': {
    get: operation({
      summary: 'A picture of a ticket, by its link',
      path: z.object({ id: z.string() }),
      query: z.object({ signature: z.string() }),
      answerType: 'image/jpeg',
      refusals: ['not_found'],
    }),
  },
  '/api/visit': {
    get: operation({
      summary: 'What the visitor’s session adds to pages that are the same for everybody',
      answer: z.object({ visit: visitSchema.nullable().meta({ description: 'null without a session.' }) }),
    }),
    post: operation({
      summary: 'Keeps the body height with the visitor’s session, or takes it back',
      description: 'Without a session nothing is kept.',
      body: keptSchema,
      answer: z.object({}),
      refusals: ['invalid'],
    }),
  },
  '/api/faq/helpful': {
    post: operation({
      summary: 'Whether an answer of the help centre helped',
      description: 'Counted without anybody. A form may be sent too: it is led back to `returnTo`.',
      body: helpfulSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '303': 'What was sent is a form.' },
    }),
  },
  '/api/stories/act': {
    post: operation({
      summary: 'What was done in a story: opened, moved along, liked, answered',
      description:
        'Likes and answers begin a session and are answered with the visitor’s own part; all else is counted without anybody. A form may be sent too: it is led back to `returnTo`.',
      body: storyActSchema,
      answer: z.object({ own: ownStorySchema }),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '202': 'Counted.', '303': 'What was sent is a form.' },
    }),
  },
  '/api/stories/own': {
    get: operation({
      summary: 'What is a visitor’s own of a story',
      query: ownStoryQuery,
      answer: z.object({ own: ownStorySchema }),
      refusals: ['invalid'],
    }),
  },
  '/api/consent': {
    post: operation({
      summary: 'Keeps what the visitor lets in beside the necessary, and its proof',
      body: consentChoiceSchema,
      status: 201,
      answer: z.object({ consent: consentSchema }),
      refusals: ['invalid'],
    }),
  },
  '/api/document-store/createWishList': {
    post: operation({
      summary: 'Makes the caller’s wishlist what is sent',
      description: 'A first list is made without `uid`, with a session where there is none.',
      body: createWishListSchema,
      answer: wishListAnswer,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
  '/api/document-store/getWishList': {
    get: operation({
      summary: 'The wishlist that a share id opens',
      query: getWishListQuery,
      answer: wishListAnswer,
      refusals: ['invalid', 'not_found'],
    }),
  },
  '/api/products/recently-viewed': {
    post: operation({
      summary: 'A bike was looked at',
      description: 'Without a session nothing is kept, and none begins.',
      body: viewSchema,
      refusals: ['invalid'],
      also: { '204': 'Taken.' },
    }),
  },
  '/api/products/recently-viewed/{userId}': {
    get: operation({
      summary: 'The bikes that a signed-in person has looked at',
      path: z.object({ userId: z.string() }),
      query: recentlyViewedQuery,
      security: ['idToken'],
      answer: recentlyViewedAnswer,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
    delete: operation({
      summary: 'Forgets them',
      path: z.object({ userId: z.string() }),
      security: ['idToken'],
      answer: z.object({}),
      refusals: ['unauthorized', 'forbidden'],
    }),
  },
  '/api/visit/styles.css': {
    get: operation({
      summary: 'Styles for browsers without scripts',
      description: 'A visitor whose browser had scripts gets pages of their own from then on.',
      answerType: 'text/css',
    }),
  },
  '/api/forms/{formId}/{instanceId}': {
    post: operation({
      summary: 'Sends a form, as the page with the same form does',
      description:
        'Answers what the marketing service answered, as it is; 202 where the form waits: the service is down, the same form was sent before, the newsletter has to be confirmed by mail, tickets go by the outbox. The abandoned cart comes as `{instanceId}/{formId}` and always waits. `recommendation_link` is the page of a product, `requested_bike_model` the slug of one.',
      path: z.object({ formId: z.string(), instanceId: z.string() }),
      body: formBodySchema,
      status: 202,
      answer: z.object({ queued: z.boolean() }),
      refusals: ['invalid', 'not_found'],
      also: { '200': 'What the marketing service answered.' },
    }),
  },
  '/api/document-store/storeErrorLogsToFirebase': {
    post: operation({
      summary: 'A page has failed in a browser',
      description: 'The same failure is kept once a minute.',
      body: browserErrorSchema,
      status: 201,
      refusals: ['invalid'],
      also: { '204': 'Not kept: this is no production build.' },
    }),
  },
  '/api/strapi/fetchcontent/': {
    get: operation({
      summary: 'Published content of the collections that are named',
      description:
        'Organizations are the public ones and the one whose host is asked, which says no more than its login popup where it is private.',
      query: contentQuery,
      answer: z.object({ data: publicContentSchema }),
      refusals: ['invalid'],
    }),
  },
  '/api/cms/catalogue/products': {
    get: operation({
      summary: 'Products for editors of the CMS to pick from',
      security: ['cms'],
      query: editorProductsQuery,
      answer: editorProductsAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/cms/catalogue/choices': {
    get: operation({
      summary: 'What a rule of the CMS may name',
      security: ['cms'],
      query: editorChoicesQuery,
      answer: editorChoicesAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/cms/catalogue/count': {
    get: operation({
      summary: 'How many products a rule of the CMS would find',
      security: ['cms'],
      query: editorCountQuery,
      answer: editorCountAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/cms/catalogue/offer': {
    get: operation({
      summary: 'What a limited offer would show, and why its former price is not crossed out',
      security: ['cms'],
      query: offerForecastQuery,
      answer: offerForecastAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/cms/content/helpful': {
    get: operation({
      summary: 'How often readers of the help centre said that an answer helped, and that it did not',
      security: ['cms'],
      query: helpfulQuery,
      answer: helpfulCounts,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/cms/content/left-out': {
    get: operation({
      summary: 'Entries of the CMS that the shop leaves out, whole or in part, and why',
      security: ['cms'],
      answer: z.object({ entries: z.array(leftOutEntrySchema) }),
      refusals: ['unauthorized'],
    }),
  },
  '/api/cms/content/unsaved': {
    post: operation({
      summary: 'Keeps what an editor has typed for the preview beside the form, and says on which page it is seen',
      security: ['cms'],
      body: unsavedSchema,
      answer: z.object({ path: z.string().nullable(), problems: z.array(z.string()) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
  '/api/content/webhook': {
    post: operation({
      summary: 'The CMS tells of a change; the content is fetched at once',
      security: ['cms'],
      body: contentNoticeSchema,
      answer: z.object({ result: z.enum(['accepted', 'ignored']) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};

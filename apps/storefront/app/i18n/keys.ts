import type { TOptions } from 'i18next';
import type { defaultNamespace } from './i18n.ts';

/*
 * The keys of all texts, from the German files. i18next's own types of keys (`CustomTypeOptions.resources`) do the
 * same, but a single translator handed to a part with another namespace costs the compiler some 10 seconds; these cost
 * next to nothing.
 */

/* eslint-disable @typescript-eslint/consistent-type-imports -- an import beside each line would say it twice */
/** One line for each file in `locales/de`. */
interface Resources {
  account: typeof import('../../../../locales/de/account.json');
  'after-order': typeof import('../../../../locales/de/after-order.json');
  ask: typeof import('../../../../locales/de/ask.json');
  assistant: typeof import('../../../../locales/de/assistant.json');
  availability: typeof import('../../../../locales/de/availability.json');
  'black-friday': typeof import('../../../../locales/de/black-friday.json');
  'black-friday-mail': typeof import('../../../../locales/de/black-friday-mail.json');
  'black-friday-reminder': typeof import('../../../../locales/de/black-friday-reminder.json');
  blocks: typeof import('../../../../locales/de/blocks.json');
  cart: typeof import('../../../../locales/de/cart.json');
  checkout: typeof import('../../../../locales/de/checkout.json');
  common: typeof import('../../../../locales/de/common.json');
  comparison: typeof import('../../../../locales/de/comparison.json');
  consent: typeof import('../../../../locales/de/consent.json');
  consultation: typeof import('../../../../locales/de/consultation.json');
  'consultation-mail': typeof import('../../../../locales/de/consultation-mail.json');
  contract: typeof import('../../../../locales/de/contract.json');
  'credit-check': typeof import('../../../../locales/de/credit-check.json');
  'credit-check-mail': typeof import('../../../../locales/de/credit-check-mail.json');
  'data-sheet': typeof import('../../../../locales/de/data-sheet.json');
  discount: typeof import('../../../../locales/de/discount.json');
  document: typeof import('../../../../locales/de/document.json');
  due: typeof import('../../../../locales/de/due.json');
  'erasure-mail': typeof import('../../../../locales/de/erasure-mail.json');
  faq: typeof import('../../../../locales/de/faq.json');
  fit: typeof import('../../../../locales/de/fit.json');
  gate: typeof import('../../../../locales/de/gate.json');
  home: typeof import('../../../../locales/de/home.json');
  instance: typeof import('../../../../locales/de/instance.json');
  'invitation-mail': typeof import('../../../../locales/de/invitation-mail.json');
  legal: typeof import('../../../../locales/de/legal.json');
  listing: typeof import('../../../../locales/de/listing.json');
  newsletter: typeof import('../../../../locales/de/newsletter.json');
  'newsletter-mail': typeof import('../../../../locales/de/newsletter-mail.json');
  'order-mail': typeof import('../../../../locales/de/order-mail.json');
  'organization-admin': typeof import('../../../../locales/de/organization-admin.json');
  payment: typeof import('../../../../locales/de/payment.json');
  'person-data': typeof import('../../../../locales/de/person-data.json');
  plain: typeof import('../../../../locales/de/plain.json');
  plan: typeof import('../../../../locales/de/plan.json');
  preview: typeof import('../../../../locales/de/preview.json');
  product: typeof import('../../../../locales/de/product.json');
  'question-mail': typeof import('../../../../locales/de/question-mail.json');
  questions: typeof import('../../../../locales/de/questions.json');
  quiz: typeof import('../../../../locales/de/quiz.json');
  'quiz-bar': typeof import('../../../../locales/de/quiz-bar.json');
  'quiz-mail': typeof import('../../../../locales/de/quiz-mail.json');
  'quiz-reasons': typeof import('../../../../locales/de/quiz-reasons.json');
  recommend: typeof import('../../../../locales/de/recommend.json');
  recommendations: typeof import('../../../../locales/de/recommendations.json');
  reminder: typeof import('../../../../locales/de/reminder.json');
  review: typeof import('../../../../locales/de/review.json');
  'saved-checkout': typeof import('../../../../locales/de/saved-checkout.json');
  schedule: typeof import('../../../../locales/de/schedule.json');
  search: typeof import('../../../../locales/de/search.json');
  seo: typeof import('../../../../locales/de/seo.json');
  service: typeof import('../../../../locales/de/service.json');
  share: typeof import('../../../../locales/de/share.json');
  'short-url': typeof import('../../../../locales/de/short-url.json');
  sign: typeof import('../../../../locales/de/sign.json');
  'sign-in': typeof import('../../../../locales/de/sign-in.json');
  'sign-in-mail': typeof import('../../../../locales/de/sign-in-mail.json');
  'sign-mail': typeof import('../../../../locales/de/sign-mail.json');
  sponsor: typeof import('../../../../locales/de/sponsor.json');
  'sponsor-mail': typeof import('../../../../locales/de/sponsor-mail.json');
  stories: typeof import('../../../../locales/de/stories.json');
  ticket: typeof import('../../../../locales/de/ticket.json');
  'ticket-mail': typeof import('../../../../locales/de/ticket-mail.json');
  tickets: typeof import('../../../../locales/de/tickets.json');
  tracker: typeof import('../../../../locales/de/tracker.json');
  'tracker-mail': typeof import('../../../../locales/de/tracker-mail.json');
  'user-form': typeof import('../../../../locales/de/user-form.json');
  video: typeof import('../../../../locales/de/video.json');
  waiting: typeof import('../../../../locales/de/waiting.json');
  wheel: typeof import('../../../../locales/de/wheel.json');
  'wheel-mail': typeof import('../../../../locales/de/wheel-mail.json');
  'wish-toast': typeof import('../../../../locales/de/wish-toast.json');
  wishlist: typeof import('../../../../locales/de/wishlist.json');
  'wishlist-mail': typeof import('../../../../locales/de/wishlist-mail.json');
  world: typeof import('../../../../locales/de/world.json');
  zoom: typeof import('../../../../locales/de/zoom.json');
}
/* eslint-enable @typescript-eslint/consistent-type-imports */

/**
 * The name of a text, and what it is asked for by where it has forms: `bikes` for `bikes_one`, `title` for
 * `title_once`.
 */
type Asked<Name extends string> = Name extends `${infer Base}_${string}` ? Base | Name : Name;

/** Keys of all texts in an object: `a.b.c`. */
type KeysIn<Content, Path extends string = ''> = {
  [Name in keyof Content & string]: Content[Name] extends string
    ? `${Path}${Asked<Name>}`
    : Content[Name] extends readonly unknown[]
      ? `${Path}${Name}.${number}`
      : KeysIn<Content[Name], `${Path}${Name}.`>;
}[keyof Content & string];

type KeysByNamespace = { [Name in keyof Resources]: KeysIn<Resources[Name]> };

/** A file in `locales/<locale>/`, without its ending. */
export type Namespace = keyof Resources;

/** A namespace, or several: keys of those after the first begin with their name (`common:close`). */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

export type DefaultNamespace = typeof defaultNamespace;

type Prefixed<Name extends Namespace> = { [Each in Name]: `${Each}:${KeysByNamespace[Each]}` }[Name];

/** The keys of texts, as they are asked for with a list of namespaces. */
export type TextKey<Names extends Namespaces = DefaultNamespace> = Names extends readonly [
  infer First extends Namespace,
  ...infer Others extends Namespace[],
]
  ? KeysByNamespace[First] | Prefixed<First | Others[number]>
  : Names extends Namespace
    ? KeysByNamespace[Names] | Prefixed<Names>
    : never;

/**
 * i18next's `t` with the shop's keys. `count` chooses a plural form, `context` a text of that name (`title_once`)
 * where there is one; other values fill placeholders.
 */
export type Translate<Names extends Namespaces = DefaultNamespace> = (key: TextKey<Names>, values?: TOptions) => string;

/**
 * The text of a key that comes from data, which no type knows: an address, the database, another system.
 * @returns `defaultValue`, or else the key, where there is no text
 */
export function textOfKey(t: (key: never, values?: TOptions) => string, key: string, values?: TOptions): string {
  return t(key as never, values);
}

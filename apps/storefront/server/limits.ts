import type { RequestHandler } from 'express';
import { locales } from '~/i18n/locales.ts';
import { NEWSLETTER_CALL } from '~/modules/newsletter/newsletter.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { createRateLimiter, type RateLimit, senderOf } from '~/platform/rate-limit.server.ts';
import { href } from '~/site-map.ts';
import { bodyLimits } from './body/body-limits.ts';
import { sendPlain } from './plain-answer.ts';

interface Rule extends RateLimit {
  /** @param path in its canonical form (decision 47) */
  applies(method: string, path: string): boolean;
}

const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** The payment provider tells of all payments from few addresses; its signature is checked where it arrives. */
const isProvider = (path: string): boolean => path === '/api/payment/webhook';

/** Partners tell of all orders from few addresses; their signature is checked where a notice arrives. */
const isPartner = (path: string): boolean => path.startsWith('/api/partners/');

/** Whether a path has a limit of its own, above that of forms and calls. */
const isOfService = (path: string): boolean => isProvider(path) || isCms(path) || isPartner(path);

/** All editors ask through one CMS, which tells of each change too; its bearer is checked where it arrives. */
const isCms = (path: string): boolean => path.startsWith('/api/cms/') || path === '/api/content/webhook';

const searches = ['/api/search', ...locales.map((locale) => href('search', {}, locale))];

const isSearch = (path: string): boolean => searches.some((each) => path.startsWith(each));

/** Whether a path is that of a page, or of its data. */
const isOf = (path: string, page: 'orderTracker' | 'signIn' | 'signInLink' | 'invitation'): boolean =>
  locales.some((locale) => path.replace(/\.data$/, '') === href(page, {}, locale));

/** Where a person asks for a link to sign in, or types its code. */
const isSignIn = (path: string): boolean =>
  path.startsWith('/api/auth/') || isOf(path, 'signIn') || isOf(path, 'signInLink') || isOf(path, 'invitation');

/** Where a person sends a form that editors built, or has a link to their checkout mailed. */
const isOwnForm = (path: string): boolean =>
  locales.some(
    (locale) =>
      path.startsWith(href('userForm', { slug: '' }, locale)) ||
      path.replace(/\.data$/, '') === href('checkoutLater', {}, locale),
  );

/** Where a person asks for the newsletter or a reminder, which mails an address that anyone may name. */
const isNewsletter = (path: string): boolean =>
  path === NEWSLETTER_CALL ||
  path === '/api/clickfunnel/createcontact' ||
  locales.some((locale) =>
    [href('newsletter', {}, locale), href('newsletterBlackFriday', {}, locale)].includes(path.replace(/\.data$/, '')),
  );

/** Where a person asks for a link that turns the wheel, or turns it. */
const isWheel = (path: string): boolean =>
  locales.some((locale) => {
    const page = path.replace(/\.data$/, '');
    return page === href('wheel', {}, locale) || page === href('wheelTurn', {}, locale);
  });

/** Where a person makes a page of sponsor-me or pays in to one: both mail an address that anyone may name. */
const isSponsoring = (path: string): boolean =>
  locales.some((locale) => path.replace(/\.data$/, '').startsWith(href('sponsorStart', {}, locale)));

/** Where a person books a call, asks a question, or asks for a mail of the credit check. */
const isConsultation = (path: string): boolean =>
  locales.some((locale) =>
    [href('consultation', {}, locale), href('creditCheck', {}, locale)].includes(path.replace(/\.data$/, '')),
  );

/** How often one sender may ask; every rule that applies is counted. */
const rules: readonly Rule[] = [
  { name: 'search', points: 120, seconds: 60, applies: (_, path) => isSearch(path) },
  {
    name: 'sign-in',
    points: 10,
    seconds: 60,
    applies: (method, path) => isChange(method) && isSignIn(path),
  },
  {
    name: 'sign-in-links',
    points: 30,
    seconds: 60,
    applies: (_, path) =>
      isOf(path, 'signInLink') || isOf(path, 'invitation') || /^\/anmelden\/(google|uebergabe)/.test(path),
  },
  {
    name: 'form-calls',
    points: 20,
    seconds: 60,
    applies: (method, path) => isChange(method) && path.startsWith('/api/forms/'),
  },
  { name: 'own-forms', points: 10, seconds: 60, applies: (method, path) => isChange(method) && isOwnForm(path) },
  { name: 'sponsoring', points: 20, seconds: 60, applies: (method, path) => isChange(method) && isSponsoring(path) },
  { name: 'newsletter', points: 10, seconds: 60, applies: (method, path) => isChange(method) && isNewsletter(path) },
  { name: 'wheel', points: 10, seconds: 60, applies: (method, path) => isChange(method) && isWheel(path) },
  {
    name: 'stories',
    points: 120,
    seconds: 60,
    applies: (method, path) => isChange(method) && path === '/api/stories/act',
  },
  {
    name: 'uploads',
    points: 30,
    seconds: 60,
    applies: (method, path) =>
      isChange(method) && (path.startsWith('/api/cloud-storage/') || bodyLimits(path).kind !== 'form'),
  },
  {
    name: 'order-tracker',
    points: 20,
    seconds: 300,
    applies: (method, path) => isChange(method) && isOf(path, 'orderTracker'),
  },
  { name: 'calls', points: 60, seconds: 600, applies: (method, path) => isChange(method) && isConsultation(path) },
  {
    name: 'forms',
    points: 60,
    seconds: 60,
    applies: (method, path) => isChange(method) && !isOfService(path),
  },
  {
    name: 'api',
    points: 300,
    seconds: 60,
    applies: (_, path) => path.startsWith('/api/') && !isOfService(path),
  },
  { name: 'cms', points: 1200, seconds: 60, applies: (_, path) => isCms(path) },
  { name: 'partners', points: 1200, seconds: 60, applies: (_, path) => isPartner(path) },
  { name: 'provider', points: 3000, seconds: 60, applies: (_, path) => isProvider(path) },
];

/** Refuses senders who ask too often with 429 and the seconds to wait. */
export function rateLimits({ https }: { https: boolean }): RequestHandler {
  const limiters = rules.map((rule) => ({ rule, limiter: createRateLimiter(rule) }));
  return (req, res, next) => {
    const sender = senderOf(req.ip ?? '');
    const applying = limiters.filter(({ rule }) => rule.applies(req.method, req.path));
    Promise.all(applying.map(({ limiter }) => limiter.consume(sender)))
      .then((waits) => {
        const seconds = Math.max(0, ...waits.map((wait) => wait ?? 0));
        if (seconds === 0) return next();
        metrics.refusedRequests.inc({ reason: 'rate' });
        sendPlain(req, res, 'tooMany', { seconds, https });
      })
      .catch(next);
  };
}

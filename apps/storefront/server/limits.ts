import type { RequestHandler } from 'express';
import { metrics } from '~/platform/metrics.server';
import { createRateLimiter, type RateLimit, senderOf } from '~/platform/rate-limit.server';
import { sendPlain } from './plain-answer.ts';

interface Rule extends RateLimit {
  applies(method: string, path: string): boolean;
}

const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** How often one sender may ask; every rule that applies is counted. */
const rules: readonly Rule[] = [
  { name: 'search', points: 120, seconds: 60, applies: (_, path) => /^\/api\/search/.test(path) },
  {
    name: 'sign-in',
    points: 10,
    seconds: 60,
    applies: (method, path) => isChange(method) && path.startsWith('/api/auth/'),
  },
  { name: 'forms', points: 60, seconds: 60, applies: isChange },
  { name: 'api', points: 300, seconds: 60, applies: (_, path) => path.startsWith('/api/') },
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

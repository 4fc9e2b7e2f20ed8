import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SignInLimits } from '../access/sign-in-limits';
import { panelText } from '../platform/panel-text';

/** Endpoints below the panel's path that accept a password or token without a session. */
const GUESSED = new Set(['login', 'register', 'register-admin', 'forgot-password', 'reset-password']);

/** Maximum length of an e-mail address (RFC 5321). */
const LONGEST_ADDRESS = 254;

const WAIT = {
  de: 'Zu viele Versuche. Bitte in einigen Minuten noch einmal probieren.',
  fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
};

/** The normalized path below the panel's. */
function callOf(requestPath: string, panel: string): string | undefined {
  try {
    const parts = path.posix.normalize(decodeURIComponent(requestPath)).toLowerCase().split('/').filter(Boolean);
    return parts[0] === panel ? parts[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The account of an attempt, read like Strapi: from the body, else the query.
 * @throws ValidationError for lists and objects, which could name several accounts or none
 */
function accountOf(body: unknown, query: { email?: unknown }): string {
  const email = (body as { email?: unknown } | undefined)?.email || query.email || '';
  if (typeof email !== 'string') throw new errors.ValidationError('email must be a string');
  return email.trim().toLowerCase().slice(0, LONGEST_ADDRESS);
}

/** Limits sign-in attempts by account and by address; Strapi counts an account only together with an address. */
const signInLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  const limits = new SignInLimits();
  const panel = String(strapi.config.get('admin.path', '/admin')).replaceAll('/', '');
  return async (ctx, next) => {
    const call = ctx.method === 'POST' ? callOf(ctx.path, panel) : undefined;
    if (call === undefined || !GUESSED.has(call)) return next();
    const account = call === 'login' ? accountOf(ctx.request.body, ctx.query) : undefined;
    const attempt = { account, address: ctx.request.ip };
    const wait = await limits.take(attempt);
    if (wait > 0) {
      ctx.set('Retry-After', String(wait));
      throw new errors.RateLimitError(panelText(strapi, WAIT));
    }
    await next();
    if (ctx.status < 400 && call === 'login') await limits.succeeded(attempt);
    return undefined;
  };
};

export default signInLimits;

import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** What may run, load or be framed where somebody opens an answer by itself: nothing. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The first part of a path in the form in which files are looked up: decoded, without dots and doubled slashes. */
function firstPart(requestPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(requestPath).replaceAll('\\', '/');
    return path.posix.normalize(`/${decoded}`).split('/').find(Boolean)?.toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * Lets nothing run on the origin of the panel but the panel itself: every answer outside its path, uploaded files first of all, says that
 * a browser is to show it without scripts, in an origin of its own.
 */
const sandbox: Core.MiddlewareFactory = (_config, { strapi }) => {
  const panel = firstPart(String(strapi.config.get('admin.path', '/admin')));
  return async (ctx, next) => {
    if (firstPart(ctx.path) !== panel) {
      ctx.set('Content-Security-Policy', NOTHING);
      ctx.set('X-Content-Type-Options', 'nosniff');
    }
    return next();
  };
};

export default sandbox;

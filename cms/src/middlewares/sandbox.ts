import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** Nothing may run, load or be framed in a response that is opened directly. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The first path segment, normalized as for file lookup: decoded, without dots and double slashes. */
function firstPart(requestPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(requestPath).replaceAll('\\', '/');
    return path.posix.normalize(`/${decoded}`).split('/').find(Boolean)?.toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * Prevents scripts on the panel's origin outside the panel: every other response, especially uploaded files, is
 * sandboxed without scripts, in a separate origin.
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

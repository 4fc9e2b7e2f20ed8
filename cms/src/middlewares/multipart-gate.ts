import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** The only endpoints that accept files. */
const TAKES_FILES = /^\/upload(?:\/|$)/;

const BEARER = /^bearer\s+(\S+)$/i;

/** Whether the request has a valid access token of a panel session, as Strapi checks later. */
async function isSignedIn(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const token = BEARER.exec(authorization.trim())?.[1];
  if (token === undefined) return false;
  const sessions = strapi.sessionManager('admin');
  const { isValid, payload } = sessions.validateAccessToken(token);
  return isValid && sessions.isSessionActive(payload.sessionId);
}

/**
 * Rejects multipart requests before their body is written to disk, unless a signed-in user sends them to the media
 * library: Strapi writes the files of every multipart request to the temporary folder, on any path and before it
 * authenticates anyone.
 */
const multipartGate: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    // The same check that decides whether the body is parsed as multipart.
    if (!ctx.is('multipart')) return next();
    if (TAKES_FILES.test(ctx.path)) {
      if (await isSignedIn(strapi, ctx.get('authorization'))) return next();
      // The panel then renews its token. The connection stays open; closing it would reset it while the panel is still
      // sending.
      throw new errors.UnauthorizedError('Missing or invalid credentials');
    }
    ctx.status = 415;
    ctx.set('Connection', 'close');
    ctx.body = {
      data: null,
      error: { status: 415, name: 'UnsupportedMediaTypeError', message: 'Unsupported Media Type' },
    };
    return undefined;
  };
};

export default multipartGate;

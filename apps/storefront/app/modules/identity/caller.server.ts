import { idTokenOf, verifyIdToken } from './id-token.server.ts';
import { type Visitor, visitorOf } from './identity.server.ts';

/**
 * Who makes a call: by the idToken where one comes along, else by the session.
 * @param token the query's or the body's idToken
 * @returns null without a session, or where the token that came along is invalid or has ended
 */
export async function callerOf(request: Request, token?: string | null): Promise<Visitor | null> {
  const idToken = idTokenOf(request, token);
  return idToken ? verifyIdToken(idToken) : visitorOf(request);
}

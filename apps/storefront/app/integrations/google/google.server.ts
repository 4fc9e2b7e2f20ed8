import { createCookieSessionStorage, type SessionStorage } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { GoogleStrategy } from 'remix-auth-google';
import { z } from 'zod';
import { signingKeys } from '~/platform/signing-keys.server.ts';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';

/** How the shop reaches Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Where Google sends shoppers back to. */
  callbackUrl: string;
  /** Another server that answers as Google does, without a slash at the end. */
  url?: string;
}

export interface GoogleProfile {
  /** Google's own name of the account, which stays when the address changes. */
  subject: string;
  /** In small letters. */
  email: string;
  /** Whether Google has seen that the address is theirs. */
  isVerified: boolean;
}

/** ms that Google may take to say who a person is. */
const TIMEOUT = 10_000;

/** Seconds in which a person comes back from Google. */
const WAY_SECONDS = 15 * 60;

const STRATEGY = 'google';

const personSchema = z
  .object({ sub: z.string().min(1), email: z.email(), email_verified: z.boolean() })
  .transform(({ sub, email, email_verified }): GoogleProfile => {
    return { subject: sub, email: email.toLowerCase(), isVerified: email_verified };
  });

/** remix-auth-google, whose addresses are Google's own unless another server is named. */
class GoogleAt extends GoogleStrategy<GoogleProfile> {
  constructor({ clientId, clientSecret, callbackUrl, url }: GoogleSettings) {
    super(
      {
        clientID: clientId,
        clientSecret,
        callbackURL: callbackUrl,
        scope: ['openid', 'email'],
        prompt: 'select_account',
      },
      ({ profile }) => Promise.resolve(personSchema.parse(profile._json)),
    );
    if (!url) return;
    this.authorizationURL = `${url}/o/oauth2/v2/auth`;
    this.tokenURL = `${url}/token`;
    // Its type keeps this one to itself.
    Object.assign(this, { userInfoURL: `${url}/oauth2/v3/userinfo` });
  }
}

/** `handover`: what an organization's host has sent along. */
export interface GoogleWayData {
  returnTo: string;
  handover?: string;
  localState?: string;
}

/**
 * What is stored in a signed cookie while a person is at Google: the state that has to come back, which the strategy
 * puts there, and where signing in leads.
 */
export function googleWay(isSecure: boolean): SessionStorage<GoogleWayData> {
  return createCookieSessionStorage({
    cookie: {
      name: isSecure ? '__Host-velory_google' : 'velory_google',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: WAY_SECONDS,
      secrets: signingKeys('google-state').map((key) => key.toString('base64url')),
    },
  });
}

/**
 * Asks Google who a person is.
 * @param request the one that begins, or the one that comes back from Google
 * @throws Response that leads to Google, where the request is not the one that comes back
 * @throws if Google is away or refuses, the state is another browser's, or the shopper has changed their mind
 */
export async function requestGoogleProfile(
  request: Request,
  way: SessionStorage<GoogleWayData>,
  settings: GoogleSettings,
): Promise<GoogleProfile> {
  const authenticator = new Authenticator<GoogleProfile>(way);
  authenticator.use(new GoogleAt(settings), STRATEGY);
  const answer = authenticator.authenticate(STRATEGY, request, { throwOnError: true });
  return withinTimeLimit(answer, TIMEOUT);
}

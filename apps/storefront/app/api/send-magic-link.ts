import type { ActionFunctionArgs } from '@remix-run/node';
import { i18nFor } from '~/i18n/texts.server.ts';
import { localPath } from '~/modules/cart/local-path.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { deviceOf } from '~/modules/identity/device.ts';
import { LINK_FAILED } from '~/modules/identity/sign-in.ts';
import { sendMagicLinkSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { requestLink } from '~/modules/identity/sign-in.server.ts';
import { isWithheldHere } from '~/modules/organizations/membership.server.ts';
import { apiError, apiRefusal, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';
import { log } from '~/platform/log.server.ts';
import { href } from '~/site-map.ts';

/**
 * `POST /api/auth/sendMagicLink`: mails a link to sign in, to any address alike; 201 says that it is on its way, or
 * when it will be (spec §5, §7, §8).
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(sendMagicLinkSchema, request);
  if (refusal) return refusal;
  const { idToken, email, locale, optIn } = input;
  try {
    if (optIn === false) {
      const text = i18nFor(locale, 'sign-in')('optin_required');
      return apiError('invalid', text, { optIn: [text] });
    }
    const visitor = await callerOf(request, idToken);
    if (!visitor) return apiError('unauthorized', 'The idToken is missing, invalid or expired');
    const { userId } = visitor;
    const device = deviceOf(request.headers.get('User-Agent'));
    const account = href('account', {}, locale);
    const named = localPath(input.returnTo, account);
    const returnTo = named.startsWith(href('signIn', {}, locale)) ? account : named;
    const answer = await requestLink({
      visitor: { userId },
      email,
      locale,
      device,
      returnTo,
      hasAgreed: optIn === true,
      cookieHeader: request.headers.get('Cookie'),
      sender: context?.sender,
      isWithheld: await isWithheldHere(email),
    });
    if (answer.kind === 'sent') return apiSuccess({ mailAt: answer.mailAt }, { status: 201 });
    return tooMany('Too many link requests', Math.ceil((answer.until - Date.now()) / 1000));
  } catch (error) {
    log.error({ err: error }, 'sign-in link could not be sent');
    return apiRefusal(500, { code: 'failed', message: LINK_FAILED });
  }
}

import type { ActionFunctionArgs } from '@remix-run/node';
import { defaultLocale } from '~/i18n/locales.ts';
import { getOrganization } from '~/modules/content/content.server.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { memberSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/auth/isUserPartOfOrganization`: 200 where whoever has signed in is a member of the organization whose host is
 * asked, by the domain of their e-mail; 403 where not, or where the host is nobody's (spec §6, §7).
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(memberSchema, request);
  if (refusal) return refusal;
  const account = await accountOf(await callerOf(request, input.idToken));
  if (!account) return apiError('unauthorized', 'Nobody has signed in');
  const [slug = ''] = new URL(request.url).hostname.toLowerCase().split('.');
  const organization = await getOrganization({ slug, locale: defaultLocale });
  const domain = account.email.slice(account.email.lastIndexOf('@') + 1);
  if (!organization?.emailDomains.includes(domain)) return apiError('forbidden', 'No member of this organization');
  return apiSuccess();
}

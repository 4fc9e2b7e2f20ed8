import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { pageMeta } from '~/seo/seo.ts';
import {
  accountOf,
  signedOutHeaders,
  signOut,
  signOutDevice,
  signOutEverywhere,
} from '~/modules/identity/account.server.ts';
import { removePasskey } from '~/modules/identity/passkeys.server.ts';
import { undoErasure } from '~/modules/identity/erasure.server.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { storeVisitorValues } from '~/modules/visit/visit.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { accountPage, loadAccount, signInPath } from './account.server.ts';
import { AccountPage } from './account-page.tsx';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['account'] };

/** A person's own page. Anyone who is not signed in is led to that first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request));
  const cookieHeader = request.headers.get('Cookie');
  const { searchParams } = new URL(request.url);
  return data({
    page: await accountPage(locale),
    account: await loadAccount({ visitor, account, locale, cookieHeader }),
    isDeviceOut: searchParams.has('abgemeldet'),
    isHeightWrong: searchParams.has('groesse'),
    isPasskeyRemoved: searchParams.has('passkey'),
  });
}

const id = z.uuid().optional().catch(undefined);

/** What the forms of the page send. */
const accountForm = z.object({ device: id, passkey: id, intent: z.string().optional(), height: z.string().optional() });

/** Signs out: here, on another device, or everywhere; or keeps an account that was to be erased. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const visitor = await visitorOf(request);
  if (!visitor || !(await accountOf(visitor))) return redirect(signInPath(request), 303);
  const parsed = parseForm(form, accountForm);
  const { device, passkey, intent, height = '' } = parsed.ok ? parsed.value : {};
  if (device) {
    await signOutDevice(visitor, device);
    return redirect(href('account', {}, locale, { abgemeldet: 1 }), 303);
  }
  if (passkey) {
    await removePasskey(visitor, passkey);
    return redirect(href('account', {}, locale, { passkey: 'entfernt' }), 303);
  }
  if (intent === 'height' || intent === 'forget-height') {
    const typed = intent === 'height' ? (readHeight(height) ?? 'unreadable') : null;
    const isWrong = typed === 'unreadable';
    if (!isWrong) await storeVisitorValues(request.headers.get('Cookie'), { height: typed });
    return redirect(`${href('account', {}, locale, isWrong ? { groesse: 'unklar' } : {})}#groesse`, 303);
  }
  if (intent === 'keep') {
    await undoErasure(visitor);
    return redirect(href('account', {}, locale), 303);
  }
  if (intent === 'everywhere') await signOutEverywhere(visitor);
  else await signOut(request.headers.get('Cookie'));
  return redirectDocument(href('home', {}, locale), { status: 303, headers: signedOutHeaders() });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function AccountRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <AccountPage {...view} />;
}

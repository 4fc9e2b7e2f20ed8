import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { localPay, localPayPage } from '~/modules/payments/payments.server.ts';
import { LocalPayPage } from './local-pay-page.tsx';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';

/** It is the provider's page, not the shop's. */
export { devSheet as links } from './dev-sheet.ts';
export const handle: PageHandle = { isAlone: true };

/** The local provider's payment page; development and demo only (decision 40: Modes). */
export async function loader({ params }: LoaderFunctionArgs) {
  assertDevelopmentOrDemo();
  const page = await localPayPage(params.hash ?? '');
  if (!page) throw new Response('Not found', { status: 404 });
  return page;
}

/** A button of the page. */
export async function action({ request, params }: ActionFunctionArgs) {
  assertDevelopmentOrDemo();
  const intent = intentOf(await formOf(request));
  const result = await localPay(params.hash ?? '', intent);
  if (result.kind === 'unknown') throw new Response('Not found', { status: 404 });
  if (result.kind === 'leave') return redirect(result.to, 303);
  return data(result);
}

export const meta: MetaFunction = () => [{ title: 'Velory Pay (Test)' }, { name: 'robots', content: 'noindex' }];

export default function DevPayRoute() {
  return <LocalPayPage {...useLoaderData<typeof loader>()} reported={useActionData<typeof action>()} />;
}

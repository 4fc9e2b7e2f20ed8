import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findEntryBySlug } from '~/modules/content/content.server.ts';
import { answersOf, userFormSchema } from '~/modules/user-forms/user-forms.schema.server.ts';
import { storeEntry } from '~/modules/user-forms/user-forms.server.ts';
import type { UserForm } from '~/modules/user-forms/user-forms.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { UserFormPage } from './user-form-page.tsx';
import { userFormPage } from './user-form-view.server.ts';

export { choosingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['user-form'], isTask: true };

/** The form behind a slug. @throws the page for unknown addresses, or the way to this language's slug */
async function findForm(request: Request, slug: string) {
  const locale = localeOfRequest(request);
  const found = await findEntryBySlug('user-form', { slug, locale });
  if (found.kind === 'missing') return throwUnknownPage(request);
  if (found.kind === 'moved') throw redirect(href('userForm', { slug: found.slug }, locale), 301);
  return { locale, form: found.entry satisfies UserForm, slugs: found.slugs };
}

/** A form that editors built; once it was sent, what they say then. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { locale, form, slugs } = await findForm(request, params.slug ?? '');
  const isSent = new URL(request.url).searchParams.has('gesendet');
  const view = { page: userFormPage(form, { locale, slugs }), form, isSent, key: randomUUID() };
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Keeps what was sent; answers 303 to the page that says so, or the fields that are wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { locale, form } = await findForm(request, params.slug ?? '');
  const parsed = parseForm(await formOf(request), userFormSchema(form.fields));
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const path = href('userForm', { slug: form.slug }, locale);
  const { key } = parsed.value;
  await storeEntry({ form, ...answersOf(form.fields, parsed.value), locale, pageUri: currentAddress() + path, key });
  return redirect(`${path}?gesendet=1`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function UserFormRoute() {
  const { form, isSent, key } = useLoaderData<typeof loader>();
  return <UserFormPage form={form} isSent={isSent} formKey={key} lastResult={useActionData<typeof action>()} />;
}

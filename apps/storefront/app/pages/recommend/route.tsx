import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import { recommend, recommendConstraints, recommendForm } from '~/modules/support/recommend.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { RecommendPage } from './recommend-page.tsx';

export { choosingSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['recommend'], isTask: true };

/** The form that sends a person a link to a product. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const product = await productOf(request, params.bike);
  const t = i18nFor(locale, 'recommend');
  const { src, srcSet, width, height } = product.picture;
  return {
    page: {
      locale,
      title: t('seo.title', { name: product.name }),
      description: t('seo.description', { name: product.name }),
      alternates: byLocale((each) => href('recommend', { bike: product.slugs[each] }, each)),
      noindex: true,
    },
    product: {
      name: product.name,
      slug: product.slug,
      picture: { src, ...(srcSet ? { srcSet } : {}), width, height, alt: '' },
    },
    isSent: new URL(request.url).searchParams.has('gesendet'),
    constraint: recommendConstraints,
  };
}

/** The product of an address. @throws a redirect to its slug in this language, or Response 404 */
async function productOf(request: Request, slug = '') {
  const locale = localeOfRequest(request);
  const found = await findProduct({ slug, locale });
  if (found.kind === 'moved') throw redirect(href('recommend', { bike: found.slug }, locale), 301);
  if (found.kind === 'missing') throw data(null, { status: 404 });
  return found.product;
}

/** Takes the form; answers 303 to the page that says so, or what is wrong. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const product = await productOf(request, params.bike);
  const parsed = parseForm(await formOf(request), recommendForm);
  if (!parsed.ok) return refuseForm(request, { reply: parsed.reply, minutes: 0 });
  const t = i18nFor(locale, 'recommend');
  const link = currentAddress() + href('product', { bike: product.slug }, locale);
  const seconds = await recommend({
    ...parsed.value,
    link,
    locale,
    consentText: t('consent'),
    sender: context.sender ?? 'unknown',
    context: formContext({
      pageUri: link,
      pageName: product.name,
      cookies: request.headers.get('Cookie'),
      sender: context.sender,
    }),
  });
  if (seconds !== undefined) {
    const reply = parsed.refuse({ form: 'too-many' });
    return refuseForm(request, { reply, minutes: Math.ceil(seconds / 60) }, { status: 429 });
  }
  return redirect(href('recommend', { bike: product.slug }, locale, { gesendet: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function RecommendRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <RecommendPage {...view} answer={useActionData<typeof action>()} />;
}

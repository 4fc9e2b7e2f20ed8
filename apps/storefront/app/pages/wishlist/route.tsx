import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { changeWishlist } from './change-wishlist.server.ts';
import { readWishOrder } from './list-order.ts';
import { loadWishlist } from './wishlist.server.ts';
import { WishlistPage } from './wishlist-page.tsx';
import type { WishlistMessage } from './wishlist-view.ts';

export { choosingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['wishlist'] };

/** One's own wishlist, or with `?uid=` another's to look at (spec §2, §6). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const visitor = await visitorOf(request);
  const order = readWishOrder(searchParams);
  const list = await loadWishlist({ visitor, uid: searchParams.get('uid'), order, locale });
  const t = i18nFor(locale, 'wishlist');
  const page: PageInfo = {
    locale,
    title: `${list.kind === 'shared' ? t('shared.title') : t('title')} · Velory`,
    description: t('description'),
    alternates: alternatesOf('wishlist', {}),
    noindex: true,
  };
  const removedId = Number(searchParams.get('entfernt'));
  const [removed] =
    Number.isSafeInteger(removedId) && removedId > 0 && removedId < 2 ** 31
      ? await findProductCards({ ids: [removedId], locale })
      : [];
  const message: WishlistMessage = {
    removed: removed && { id: removed.id, name: removed.name },
    notice: noticeOf(searchParams.get('hinweis')),
    stopToken: searchParams.get('abmelden') ?? undefined,
  };
  return data({ page, list, message }, { status: list.kind === 'gone' ? 404 : 200 });
}

const words = ['full', 'unknown', 'renewed', 'named', 'name', 'mails', 'stopped', 'added'] as const;

const noticeOf = (word: string | null): WishlistMessage['notice'] => words.find((each) => each === word);

/** Everything that changes the list as a whole, by `intent`; answers 303 to the list. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { params, headers } = await changeWishlist(request, await formOf(request), locale);
  return redirect(href('wishlist', {}, locale, params), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function WishlistRoute() {
  const { list, message } = useLoaderData<typeof loader>();
  return <WishlistPage list={list} message={message} />;
}

import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { CartLine } from '~/modules/cart/cart.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { type EventItem, trackEvent } from '~/modules/consent/events.ts';
import { type PageHandle, usePageEvent, useRouteFlag } from './page-handle.ts';

/** Orders of which a purchase was noted, in this browser: the last ones, by their numbers. */
const PURCHASES = 'velory.purchases';
const MOST_PURCHASES = 20;

const francs = (rappen: number): number => rappen / 100;

const itemOf = (each: Pick<CartLine, 'slug' | 'name' | 'price'> & { brand?: string | null }): EventItem => ({
  item_id: each.slug,
  item_name: each.name,
  price: francs(each.price),
  ...(each.brand && { item_brand: each.brand }),
});

/** What the data of a page may hold, by the names of the site map. */
interface PageData {
  product?: ProductCard;
  view?: { title?: string; tiles?: readonly unknown[]; order?: { number: string; total: number } };
  cart?: { lines: readonly CartLine[] };
  /** The section of a product page that its address opens. */
  opened?: string;
}

/**
 * Notes what a page is, once it is open: its view, its product, its list, the step of the checkout, the purchase.
 * @param isReady whether everyone hears it who may
 */
export function usePageEvents(isReady: boolean): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const isShared = useRouteFlag('isShared');
  const event = usePageEvent();
  const lastTracked = useRef('');
  const { product, opened } = (page?.data ?? {}) as PageData;
  const slug = product?.slug;
  useEffect(() => {
    if (!isReady || !page || lastTracked.current === pathname) return;
    lastTracked.current = pathname;
    const name = page.id.replace(/^\w+\./, '');
    trackEvent('page_view', { path: isShared ? pathname : `/${name}`, shared: isShared });
    notePage(event, (page.data ?? {}) as PageData);
  }, [isReady, page, pathname, isShared, event]);
  useEffect(() => {
    if (isReady && slug !== undefined && opened !== undefined)
      trackEvent('product_section_open', { section: opened, product: slug });
  }, [isReady, slug, opened]);
}

function notePage(event: PageHandle['event'], { product, view, cart }: PageData): void {
  if (event === 'view_item' && product) {
    const { slug, name: title, displayPrice, brand } = product;
    const item = itemOf({ slug, name: title, price: displayPrice, brand: brand?.name ?? null });
    trackEvent('view_item', { currency: 'CHF', value: item.price, items: [item] });
  }
  if (view?.tiles && view.title !== undefined) {
    trackEvent('view_item_list', { item_list_name: view.title, shown: view.tiles.length });
  }
  if (event === 'begin_checkout' && cart && cart.lines.length > 0) {
    const items = cart.lines.map(itemOf);
    trackEvent('begin_checkout', { currency: 'CHF', value: items.reduce((sum, { price }) => sum + price, 0), items });
  }
  if (event === 'contact_step') trackEvent('checkout_step', { step: 'contact' });
  if (event === 'review_step') trackEvent('checkout_step', { step: 'review' });
  if (event === 'purchase' && view?.order) recordPurchase(view.order);
}

/** A purchase is recorded once for its number, however often its page is opened. */
function recordPurchase({ number, total }: { number: string; total: number }): void {
  try {
    const known = (localStorage.getItem(PURCHASES) ?? '').split(' ').filter(Boolean);
    if (known.includes(number)) return;
    localStorage.setItem(PURCHASES, [...known, number].slice(-MOST_PURCHASES).join(' '));
  } catch {
    return; // Without a memory nothing is recorded: rather none than two.
  }
  trackEvent('purchase', { transaction_id: number, currency: 'CHF', value: francs(total) });
}

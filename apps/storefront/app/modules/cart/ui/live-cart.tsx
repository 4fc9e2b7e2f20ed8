import { useLocation, useRevalidator } from '@remix-run/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { type CartSummary, cartStateOf } from '~/modules/cart/browser-copy/cart-summary.ts';
import { type CartMirror, mirrorStep } from '~/modules/cart/browser-copy/mirror.ts';
import { trackEvent } from '~/modules/consent/events.ts';
import { onPostcode } from '~/modules/delivery/postcode.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { fetchCart, readCopy, restoreCart, sendChange } from './cart-calls.ts';
import type { CartNews } from './cart-panel.tsx';
import type { CartSignal } from './cart-signals.ts';
import type { LiveCartProps } from './cart-slot-props.ts';
import { useLeavingCheckout } from './use-leaving-checkout.ts';

const CartPanel = createOptionalComponent(() => import('./cart-panel.tsx'));

/**
 * The cart of the page while its scripts are there: keeps the browser's copy in step, opens the drawer, says what
 * happened.
 */
export default function LiveCart({ cart, signal, onCart, onCopy }: LiveCartProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [summary, setSummary] = useState<CartSummary>();
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState<CartNews[]>([]);
  const isRestoring = useRef(false);
  const checkout = href('checkoutPlan', {}, locale);
  const isWanted = isOpen || pathname === checkout;

  async function load(): Promise<CartSummary | null> {
    const fetched = await fetchCart(locale);
    setFailed(!fetched);
    if (!fetched) return null;
    setSummary(fetched);
    onCart(cartStateOf(fetched));
    return fetched;
  }

  /** Fetches the cart, and lets a page of the checkout do so too where it shows an older one. */
  async function refresh(): Promise<void> {
    const fetched = await load();
    if (!fetched) return;
    const { mirror } = fetched;
    const isNews = mirror?.cartId !== cart?.id || mirror?.revision !== cart?.revision;
    if (isNews && pathname.startsWith(checkout)) revalidate();
  }

  async function restore(mirror: CartMirror): Promise<void> {
    if (isRestoring.current) return;
    isRestoring.current = true;
    if (await restoreCart(locale, mirror)) await refresh();
    isRestoring.current = false;
  }

  async function change(fields: Record<string, string>): Promise<void> {
    const answer = await sendChange(locale, fields);
    if (answer && !answer.ok) setRefusal(answer.refusal);
    await refresh();
  }

  const notify = (entry: Omit<CartNews, 'key'>) =>
    setNews((list) => [...list.slice(-1), { ...entry, key: Date.now() }]);

  async function handleSignal(reported: CartSignal): Promise<void> {
    if (reported.kind === 'removed') {
      trackEvent('remove_from_cart', { item_name: reported.name });
      return notify(reported);
    }
    setRefusal(reported.kind === 'added' && !reported.answer.ok ? reported.answer.refusal : undefined);
    setOpen(true);
    const fetched = await load();
    const itemId = reported.kind === 'added' && reported.answer.ok ? reported.answer.itemId : undefined;
    const added = fetched?.lines.find(({ id }) => id === itemId);
    if (!added) return;
    notify({ kind: 'added', itemId: added.id, name: added.name });
    const price = added.price / 100;
    const item = { item_id: added.slug, item_name: added.name, price, ...(added.brand && { item_brand: added.brand }) };
    trackEvent('add_to_cart', { currency: 'CHF', value: price, items: [item] });
  }

  // What an effect runs is what this render knows.
  const latest = useRef({ hear: handleSignal, refresh, restore, onCopy });
  useEffect(() => {
    latest.current = { hear: handleSignal, refresh, restore, onCopy };
  });
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) setOpen(false);
    shownOn.current = pathname;
  }, [pathname]);
  const changes = useRef<CartSignal>();
  useEffect(() => {
    if (!signal || changes.current === signal) return;
    changes.current = signal;
    void latest.current.hear(signal);
  }, [signal]);
  useEffect(() => {
    if (cart === undefined) return;
    const mirror = readCopy();
    const step = mirrorStep(cart, mirror, isWanted);
    if (step === 'refresh') void latest.current.refresh();
    else if (step === 'restore' && mirror) void latest.current.restore(mirror);
    else latest.current.onCopy(step === 'show' ? mirror?.items.length : undefined);
  }, [cart, pathname, isWanted]);
  // Another postcode, other days of delivery.
  useEffect(() => (isOpen ? onPostcode(() => void latest.current.refresh()) : undefined), [isOpen]);
  useLeavingCheckout(cart?.isSponsored ?? false, () => void change({ intent: 'leave-checkout' }));

  if (!signal) return null;
  return (
    <Suspense>
      <CartPanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        summary={summary}
        hasFailed={hasFailed}
        onRetry={() => void load()}
        refusal={refusal}
        news={news}
        onDrop={(key) => setNews((list) => list.filter((entry) => entry.key !== key))}
        onUndo={async ({ itemId, name }) => {
          await change({ intent: 'undo-remove', itemId });
          notify({ kind: 'undone', itemId, name });
        }}
      />
    </Suspense>
  );
}

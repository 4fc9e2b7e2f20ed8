import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatDay, formatMoment, formatWeekday } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, IconButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { type CartAnswer, type CartLine, isOnOffer, type LineNotice } from '~/modules/cart/cart.ts';
import type { LineAlternative, LineAlternatives } from '~/modules/cart/line-alternatives.ts';
import type { LineDays } from '~/modules/delivery/line-days.ts';
import type { IsoDate, PlanAmounts } from '~/modules/financing/financing.ts';
import { signalCart } from './cart-signals.ts';
import { RequestId } from './request-id.tsx';

const LineWaysOut = createPreloadedComponent('ways-out', async () => (await import('./line-ways-out.tsx')).LineWaysOut);

/**
 * The lines of the cart with what has to be said at them. Lines can be taken out unless they are shown for reading
 * only.
 */
export function CartLines({ lines, ...look }: { lines: readonly CartLine[] } & LineLook) {
  return (
    <ul className="border-t-2 border-ink">
      {lines.map((line) => (
        <CartLineItem key={line.id} line={line} {...look} />
      ))}
    </ul>
  );
}

interface LineLook {
  /** What lines alone come to on the cart's plan, by their ids (`linePlans`). */
  plans?: Readonly<Record<string, PlanAmounts>>;
  /** When lines are there; without it they say nothing of it. */
  delivery?: LineDays;
  readOnly?: boolean;
  /** What could be ordered instead of lines that can't be ordered; without it lines only say so. */
  alternatives?: LineAlternatives;
  /** In a drawer: as on a phone, however wide the window. */
  narrow?: boolean;
}

const WIDE = {
  line: 'tablet:grid-cols-[132px_minmax(0,1fr)_auto] tablet:items-center tablet:gap-x-4',
  picture: 'tablet:row-span-1',
  price: 'tablet:items-center tablet:self-auto',
} as const;

function CartLineItem({ line, readOnly, narrow, alternatives, plans, delivery }: { line: CartLine } & LineLook) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const facts = [line.colour, line.size && t('line.size', { size: line.size }), line.selectedAddOn].filter(Boolean);
  return (
    <li className="border-b border-line py-4">
      <div className={cx('grid grid-cols-[96px_minmax(0,1fr)] gap-x-3', !narrow && WIDE.line)}>
        <div
          className={cx(
            'row-span-2 grid aspect-square place-items-center overflow-hidden bg-mist',
            line.stock === 'sold-out' && 'line-gone',
            !narrow && WIDE.picture,
          )}
        >
          <Picture picture={line.picture} priority className="h-auto w-full" />
        </div>
        <div className="min-w-0">
          <p className="text-h4">
            <Anchor className="hover:underline" href={href('product', { bike: line.slug }, locale)}>
              {line.name}
            </Anchor>
          </p>
          <p className="text-small text-ink-2">
            <bdi>{facts.join(', ')}</bdi>
            {facts.length > 0 && <bdi> · </bdi>}
            <StockWords line={line} />
          </p>
          {delivery && <LineDelivery line={line} day={delivery.days[line.id]} />}
          <LineBadges line={line} />
          <LinePlan plan={plans?.[line.id]} />
          {!readOnly && <AnotherOne line={line} />}
        </div>
        <div className={cx('flex items-end justify-between gap-4 self-end', !narrow && WIDE.price)}>
          <p className="num py-2 font-semibold">
            {line.stock === 'sold-out' ? <s className="text-ink-3">{formatChf(line.price)}</s> : formatChf(line.price)}
          </p>
          {!readOnly && <RemoveButton line={line} />}
        </div>
      </div>
      {line.notices.map((notice) => (
        <LineNoticeBox
          key={notice.kind}
          line={line}
          notice={notice}
          readOnly={readOnly}
          alternatives={alternatives?.[line.id]}
        />
      ))}
    </li>
  );
}

/**
 * When the line is there: on the day that an editor's rule names, else what is in stock takes about two weeks (spec
 * §9).
 */
function LineDelivery({ line: { stock }, day }: { line: CartLine; day: IsoDate | undefined }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  if (stock === 'sold-out' || (day === undefined && stock !== 'in-stock')) return null;
  return (
    <p className="text-small text-ink-2">
      {day === undefined ? t('delivery.about') : t('delivery.day', { day: formatWeekday(day, locale) })}
    </p>
  );
}

/** What the line alone comes to on the cart's plan, before a discount code. */
function LinePlan({ plan }: { plan: PlanAmounts | undefined }) {
  const { t } = useTranslation('cart');
  if (!plan || plan.months === 1) return null;
  const { months, downPayment, regular } = plan;
  const words = { months, rate: formatExactAmount(regular), down: formatExactAmount(downPayment) };
  return <p className="num text-small text-ink-2">{t(downPayment > 0 ? 'line.plan-down' : 'line.plan', words)}</p>;
}

/** Who pays, whether the price is a reduced one, and until when a limited offer holds. */
function LineBadges({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const { isSponsored, offerUntil } = line;
  const isOnSale = isOnOffer(line);
  if (!isSponsored && !isOnSale && !line.isInsuranceFree) return null;
  return (
    <>
      <p className="mt-1 flex gap-2">
        {isSponsored && <Badge kind="fact">{t('line.sponsored')}</Badge>}
        {isOnSale && <Badge kind="offer">{t('line.on-sale')}</Badge>}
        {line.isInsuranceFree && <Badge kind="fact">{t('line.insurance-free')}</Badge>}
      </p>
      {offerUntil && (
        <p className="mt-1 text-small">{t('line.offer-until', { date: formatMoment(offerUntil, locale) })}</p>
      )}
    </>
  );
}

/** One more of the same: a line of its own (decision 17). */
function AnotherOne({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  const { pathname } = useLocation();
  const path = href('cart', {}, useLocale());
  if (!line.mayRepeat) return null;
  return (
    <fetcher.Form method="post" action={path}>
      <input type="hidden" name="intent" value="add" />
      <RequestId answer={fetcher.data} />
      <input type="hidden" name="variantId" value={line.variantId} />
      <input type="hidden" name="addOn" value={line.selectedAddOn ?? ''} />
      {/* At a lower price than it was chosen at, it may be too much: then the preset applies. */}
      {line.downPayment !== null && line.price >= line.initialPrice && (
        <input type="hidden" name="downPayment" value={line.downPayment / 100} />
      )}
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="answer" value="data" />
      <button
        type="submit"
        className="link inline-flex min-h-touch items-center text-small"
        aria-label={t('line.another-spoken', { name: line.name })}
        aria-busy={fetcher.state !== 'idle'}
      >
        {t('line.another')}
      </button>
    </fetcher.Form>
  );
}

function StockWords({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  if (line.stock === 'in-stock') return <span className="inline-block text-good">{t('stock.in-stock')}</span>;
  if (line.stock === 'sold-out') return <span className="inline-block text-error">{t('stock.sold-out')}</span>;
  const date = line.expectedDeliveryDate;
  return (
    <span className="text-wait">
      {date ? t('stock.on-order-from', { date: formatDay(date, locale) }) : t('stock.on-order')}
    </span>
  );
}

/** What every form of a line says: where it comes from, and that a script wants to stay there. */
function LineFields({ intent, itemId }: { intent: 'remove' | 'accept-price'; itemId: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="answer" value="data" />
    </>
  );
}

function RemoveButton({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher<CartAnswer>();
  const { id, name } = line;
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.ok && answer.removed) signalCart({ kind: 'removed', itemId: id, name });
  }, [answer, id, name]);
  return (
    <fetcher.Form method="post" action={href('cart', {}, useLocale())}>
      <LineFields intent="remove" itemId={line.id} />
      <IconButton
        type="submit"
        icon="trash"
        label={t('line.remove', { name: line.name })}
        aria-busy={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  );
}

interface LineNoticeProps {
  line: CartLine;
  notice: LineNotice;
  readOnly?: boolean;
  alternatives?: readonly LineAlternative[];
}

function LineNoticeBox({ line, notice, readOnly, alternatives }: LineNoticeProps) {
  const { t } = useTranslation('cart');
  if (notice.kind === 'now-on-order') {
    return (
      <Note kind="wait" className="mt-3">
        {t('notice.now-on-order')}
      </Note>
    );
  }
  if (notice.kind !== 'price-changed') {
    return alternatives ? (
      <LineWaysOut line={line} alternatives={alternatives} />
    ) : (
      <Note kind="error" className="mt-3">
        {noticeText(notice, t)}
      </Note>
    );
  }
  const amounts = { from: formatExactAmount(notice.from), to: formatExactAmount(notice.to) };
  return (
    <Note kind="wait" className="mt-3">
      <p>{t(`notice.${changeOf(notice)}`, amounts)}</p>
      {!readOnly && <AcceptPrice line={line} price={notice.to} />}
    </Note>
  );
}

/** What a new price is: a limited offer is over, or it went up or down. */
function changeOf({ from, to, hasOfferEnded }: Extract<LineNotice, { kind: 'price-changed' }>) {
  if (hasOfferEnded) return 'offer-over';
  return to > from ? 'price-up' : 'price-down';
}

/** Why a line can't be ordered, in words. */
function noticeText(
  notice: Exclude<LineNotice, { kind: 'price-changed' | 'now-on-order' }>,
  t: Translate<'cart'>,
): string {
  if (notice.kind === 'not-enough') return t('notice.not-enough', { count: notice.left });
  return notice.kind === 'one-only' ? t('notice.one-only', { name: notice.first }) : t(`notice.${notice.kind}`);
}

function AcceptPrice({ line, price }: { line: CartLine; price: number }) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href('cart', {}, useLocale())} className="mt-3">
      <LineFields intent="accept-price" itemId={line.id} />
      <input type="hidden" name="price" value={price} />
      <Button type="submit" variant="secondary" small loading={fetcher.state !== 'idle' && t('saving')}>
        {t('notice.accept')}
      </Button>
    </fetcher.Form>
  );
}

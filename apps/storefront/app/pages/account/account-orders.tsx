import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
import { TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { type AccountOrder, PICTURE } from './account-view.ts';
import { AccountList } from './account-list.tsx';

/** Orders with their status, the newest first. */
export function AccountOrders({ orders }: { orders: AccountOrder[] }) {
  return (
    <AccountList>
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </AccountList>
  );
}

/** Picture, words and state; on a phone the state is below the words. */
const ORDER = cx(
  'grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-1 py-5',
  'tablet:grid-cols-[120px_minmax(0,1fr)_minmax(0,12rem)] tablet:gap-x-6', // a picture that still shows the frame
);

function OrderRow({ order }: { order: AccountOrder }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { number, names, image, orderedAt, due } = order;
  return (
    <li className={ORDER}>
      <div className="bg-mist">
        {image && (
          <Picture picture={{ src: image, ...PICTURE, alt: '' }} className="aspect-bike h-auto w-full object-contain" />
        )}
      </div>
      <div>
        <h3 className="text-h4">{names.join(', ')}</h3>
        <p className="num text-small text-ink-2">{`${number} · ${formatDate(orderedAt, locale)}`}</p>
        <p className="num mt-1">{usePrice(order)}</p>
      </div>
      <div className="col-start-2 tablet:col-start-auto">
        <p className="font-medium">{due.title}</p>
        <p className="text-small text-ink-2">{due.lead}</p>
        <TextLink
          className="inline-flex min-h-touch items-center text-small"
          href={href('orderTracker', {}, locale, { nr: number })}
          aria-label={t('orders.open-label', { number })}
        >
          {t('orders.open')}
        </TextLink>
      </div>
    </li>
  );
}

/** What an order costs, in words. */
function usePrice({ total, downPayment, paysOnce, months }: AccountOrder): string {
  const { t } = useTranslation('account');
  const amount = formatChfWithRappen(total);
  if (paysOnce) return t('orders.once', { amount });
  return t(downPayment > 0 ? 'orders.plan-down' : 'orders.plan', {
    amount,
    months,
    downPayment: formatChfWithRappen(downPayment),
  });
}

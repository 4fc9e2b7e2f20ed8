import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { type AccountOrder, PICTURE } from './account-view.ts';

/** Orders with where each stands, the newest first. */
export function AccountOrders({ orders }: { orders: AccountOrder[] }) {
  return (
    <ul className="account-list">
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: AccountOrder }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { number, names, image, orderedAt, due } = order;
  return (
    <li className="account-order">
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
      <div>
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

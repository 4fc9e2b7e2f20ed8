import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { EmployeeOrder } from '~/modules/organizations/admin.ts';
import { AdminFrame } from '~/pages/organization-admin/admin-frame.tsx';
import type { AdminFrameData } from '~/pages/organization-admin/admin-view.server.ts';
import { MiniLine } from '~/pages/organization-admin/parts.tsx';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';

interface OrdersProps {
  frame: AdminFrameData;
  /** `2026-11`; null: all. */
  month: string | null;
  orders: EmployeeOrder[];
}

/** The orders of an organization, as its employer may know them. */
export function OrdersPage({ frame, month, orders }: OrdersProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const name = month && `${formatMonth(`${month}-01`, locale)} ${month.slice(0, 4)}`;
  return (
    <AdminFrame frame={frame} page="organizationOrders">
      <h1 className="text-h1">{name ? t('orders.of-month', { month: name }) : t('tabs.orders')}</h1>
      {month && (
        <p className="mt-2">
          <a className="house-link" href={href('organizationOrders', {}, locale)}>
            {t('orders.all')}
          </a>
        </p>
      )}
      {orders.length === 0 ? (
        <p className="house-empty">{t('orders.nothing')}</p>
      ) : (
        <table className="house-table house-rows mt-5">
          <thead>
            <tr>
              <th>{t('members.name')}</th>
              <th>{t('orders.placed')}</th>
              <th>{t('members.paid')}</th>
              <th className="r">{t('members.share')}</th>
              <th>{t('members.state')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order, index) => (
              <tr key={index}>
                <th scope="row">{order.name}</th>
                <td data-label={t('orders.placed')} className="num">
                  {formatDate(order.placedOn, locale)}
                </td>
                <td data-label={t('members.paid')}>
                  {order.months > 0 ? (
                    <MiniLine
                      done={order.paid}
                      of={order.months}
                      label={t('statement.nth', { index: order.paid, of: order.months })}
                    />
                  ) : (
                    '–'
                  )}
                </td>
                <td data-label={t('members.share')} className="r num">
                  {order.share > 0 ? formatExactAmount(order.share) : '–'}
                </td>
                <td>
                  <span className={`house-state ${order.isEnded ? 'house-wait' : 'house-good'}`}>
                    {t(order.isEnded ? 'orders.ended' : 'orders.running')}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="house-privacy">
        <Icon name="lock" small />
        {t('privacy')}
      </p>
    </AdminFrame>
  );
}

import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { EmployeeOrder } from '~/modules/organizations/admin.ts';
import { AdminFrame } from '~/pages/organization-admin/admin-frame.tsx';
import type { AdminFrameData } from '~/pages/organization-admin/admin-view.server.ts';
import { MiniLine } from '~/pages/organization-admin/parts.tsx';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Status } from '~/ui/status.tsx';

interface OrdersProps {
  frame: AdminFrameData;
  /** `2026-11`; null: all. */
  month: string | null;
  orders: EmployeeOrder[];
}

export function OrdersPage({ frame, month, orders }: OrdersProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const name = month && `${formatMonth(`${month}-01`, locale)} ${month.slice(0, 4)}`;
  return (
    <AdminFrame frame={frame} page="organizationOrders">
      <h1 className="text-h1">{name ? t('orders.of-month', { month: name }) : t('tabs.orders')}</h1>
      {month && (
        <p className="mt-2">
          <a className="link" href={href('organizationOrders', {}, locale)}>
            {t('orders.all')}
          </a>
        </p>
      )}
      {orders.length === 0 ? (
        <p className="mt-5 bg-mist p-5 text-ink-2">{t('orders.nothing')}</p>
      ) : (
        <table className="data-table data-table-records mt-5">
          <thead>
            <tr>
              <th>{t('members.name')}</th>
              <th>{t('orders.placed')}</th>
              <th>{t('members.paid')}</th>
              <th className="is-amount">{t('members.share')}</th>
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
                <td data-label={t('members.share')} className="is-amount num">
                  {order.share > 0 ? formatExactAmount(order.share) : '–'}
                </td>
                <td>
                  <Status tone={order.isEnded ? 'wait' : 'good'}>
                    {t(order.isEnded ? 'orders.ended' : 'orders.running')}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <Icon name="lock" small />
        {t('privacy')}
      </p>
    </AdminFrame>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';
import { stationKinds } from '~/ui/station-line.tsx';
import type { LedgerSchedule } from '~/modules/orders/ledger.ts';
import type { OrderView } from '~/modules/orders/order-view.ts';

interface PlanRoadProps {
  order: OrderView;
  schedule: LedgerSchedule;
  /** Whether an order that is paid once is paid. */
  isPaid: boolean;
  /** Where the axles of the bike are over it; absent: it begins at the edge. */
  axles?: CSSProperties | undefined;
  rolls: boolean;
}

/**
 * The road ahead: the day of the order under the rear wheel, the first month under the front one, a stop for each
 * month that follows; days are named once the contract is signed. An order that is paid once has no road: it belongs
 * to its shopper as soon as it is paid.
 */
export function PlanRoad({ order, schedule, isPaid, axles, rolls }: PlanRoadProps) {
  const { t } = useTranslation(['checkout', 'after-order']);
  const locale = useLocale();
  const { assumption } = schedule;
  const rates = schedule.payments.filter(({ kind }) => kind === 'instalment');
  const [first, ...others] = rates;
  const last = others.at(-1);
  const ahead = stationKinds(order.months).slice(1);
  return (
    <div className="roll-ground">
      <div className={cx('page roll-road', !axles && 'roll-road-alone')} style={axles}>
        <div className={cx('roll-line', order.paysOnce && 'roll-once')} aria-hidden="true">
          <i className="roll-today" />
          <i className={cx('roll-first', rolls && 'roll-arrives', order.paysOnce && isPaid && 'roll-own')} />
          {!order.paysOnce && (
            <span className={cx('roll-ahead', ahead.length > 36 && 'roll-long')}>
              {ahead.map((kind, index) => (
                <i key={index} className={kind === 'month' ? undefined : `roll-${kind}`} />
              ))}
            </span>
          )}
        </div>
        <ol className="roll-labels" aria-label={t('after-order:road.label')}>
          <Label title={t('after-order:road.ordered')}>{formatDay(order.orderedOn, locale)}</Label>
          {order.paysOnce ? (
            <Label title={t(isPaid ? 'after-order:road.own' : 'after-order:road.once')}>{formatChf(order.total)}</Label>
          ) : (
            first && (
              <Label title={t('after-order:road.month', { count: 1 })}>
                {`${assumption ? '' : `${shortDate(first.date, t)}, `}${formatChf(first.member)}`}
              </Label>
            )
          )}
          {last && (
            <Label title={t('after-order:road.month', { count: rates.length })}>
              {assumption ? t('after-order:road.own') : t('after-order:road.end', { date: shortDate(last.date, t) })}
            </Label>
          )}
        </ol>
      </div>
    </div>
  );
}

function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b> <span>{children}</span>
    </li>
  );
}

/** The first of a month with its short name, e.g. `1. Jan. 2027`. @param date ISO date, a first of a month */
function shortDate(date: string, t: Translate<'checkout'>): string {
  const month = t(`calendar.months.${Number(date.slice(5, 7)) - 1}`);
  return `${t('calendar.first-of', { month })} ${date.slice(0, 4)}`;
}

import { type CSSProperties, type ReactNode, useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { firstOfMonth, type PlanAmounts, type SigningExample } from '~/modules/financing/financing.ts';
import './plan-area.css';

interface PlanAreaProps {
  amounts: PlanAmounts;
  /** Monthly rate in Rappen without a down payment: the full height. */
  undiminished: number;
  /** Example dates of the instalments. */
  example: SigningExample;
  /** Adds a collapsible list of the months. */
  list?: boolean;
}

/** Minimum width, in columns, at which the down payment's block shows its amount. */
const NARROW = 2.5;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/**
 * A plan as a chart: each month is a bar, and the down payment is a block with the area that it takes off the months,
 * so that the total area is the price. A tap or an arrow key shows the payment of a month. For parts that are loaded
 * after the page.
 */
export function PlanArea(props: PlanAreaProps) {
  const { amounts, undiminished, example, list } = props;
  const { t } = useTranslation('plan');
  const locale = useLocale();
  const { months, total, downPayment, first, regular } = amounts;
  if (months === 1) return null;
  const columns = (downPayment * months) / total;
  const block = columns / (columns + months);
  const style = { '--block': percent(block), '--level': percent(regular / undiminished) } as CSSProperties;
  const dates = { first: formatDate(example.first, locale), last: formatDate(example.last, locale) };
  const condition = t('area.condition', { signBy: formatDate(example.signBy, locale) });
  const words = {
    ...dates,
    condition,
    context: first === regular ? '' : 'first',
    months,
    rest: months - 1,
    rate: formatExactAmount(regular),
    firstRate: formatExactAmount(first),
    down: formatExactAmount(downPayment),
  };
  const figure = (
    <figure
      className="plan-area"
      style={style}
      aria-label={t(downPayment > 0 ? 'area.spokenDown' : 'area.spoken', words)}
    >
      <MonthReader key={months} amounts={amounts} example={example}>
        {downPayment > 0 && <span>{t('area.undiminished', { rate: formatAmount(undiminished) })}</span>}
      </MonthReader>
      <div className="plan-bars" aria-hidden="true">
        {downPayment > 0 && <b>{columns >= NARROW && formatExactAmount(downPayment)}</b>}
        {Array.from({ length: months }, (_, month) => (
          <i key={month} style={{ '--month': month } as CSSProperties} />
        ))}
      </div>
      <div className="plan-rail" aria-hidden="true">
        {downPayment > 0 && <i className="plan-today" />}
        {Array.from({ length: Math.ceil(months / 12) }, (_, year) => (
          <i key={year} style={{ left: percent(block + ((1 - block) * year * 12) / months) }} />
        ))}
        <i className="plan-end" />
      </div>
      <figcaption aria-hidden="true">
        {downPayment > 0 && (
          <span>
            <b>{t('area.today')}</b>
            {columns < NARROW ? <bdi>{formatExactAmount(downPayment)}</bdi> : <bdi>{t('area.down')}</bdi>}
          </span>
        )}
        <span>
          <b>{dates.first}</b>
          <bdi>{first === regular ? t('area.first') : t('area.firstOf', { amount: formatExactAmount(first) })}</bdi>
        </span>
        <span>
          <b>{dates.last}</b>
          {t('area.last')}
        </span>
      </figcaption>
    </figure>
  );
  return (
    <div>
      {figure}
      <p className="text-small text-ink-2">{t('area.assumption', { condition })}</p>
      {list && <MonthList amounts={amounts} example={example} />}
    </div>
  );
}

/** The payment of a month and the rest after it, in Rappen. @param month from 0 */
function monthOf({ total, downPayment, first, regular }: PlanAmounts, month: number): { amount: number; rest: number } {
  return { amount: month === 0 ? first : regular, rest: total - downPayment - first - regular * month };
}

/** Every month as text. */
function MonthList({ amounts, example }: Pick<PlanAreaProps, 'amounts' | 'example'>) {
  const { t } = useTranslation('plan');
  const locale = useLocale();
  return (
    <details className="plan-list">
      <summary className="link">{t('area.list', { count: amounts.months })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('area.date')}</th>
            <th scope="col">{t('area.amount')}</th>
            <th scope="col">{t('area.left')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: amounts.months }, (_, month) => {
            const { amount, rest } = monthOf(amounts, month);
            return (
              <tr key={month}>
                <th scope="row">{formatDate(firstOfMonth(example.first, month), locale)}</th>
                <td>{formatExactAmount(amount)}</td>
                <td>{formatExactAmount(rest)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

interface MonthReaderProps extends Pick<PlanAreaProps, 'amounts' | 'example'> {
  /** Shown in the line until a month is selected. */
  children: ReactNode;
}

/**
 * Overlays the months: shows the payment of the tapped month, or the one selected by arrow keys, and the rest after it.
 */
function MonthReader({ amounts, example, children }: MonthReaderProps) {
  const { t } = useTranslation('plan');
  const locale = useLocale();
  const [month, setMonth] = useState<number>();
  const at = month ?? 0;
  const { months } = amounts;
  const { amount, rest } = monthOf(amounts, at);
  const message = t(at === months - 1 ? 'area.lastMonth' : 'area.month', {
    date: formatDate(firstOfMonth(example.first, at), locale),
    amount: formatExactAmount(amount),
    rest: formatExactAmount(rest),
  });
  return (
    <>
      <p className="plan-said">{month === undefined ? children : <span>{message}</span>}</p>
      <input
        type="range"
        className="plan-reader"
        min={0}
        max={months - 1}
        value={at}
        onChange={(event) => setMonth(event.target.valueAsNumber)}
        onFocus={() => setMonth(at)}
        onPointerDown={() => setMonth(at)}
        onBlur={() => setMonth(undefined)}
        aria-label={t('area.reader')}
        aria-valuetext={message}
      />
    </>
  );
}

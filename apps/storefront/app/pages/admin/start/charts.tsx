import type { CSSProperties, ReactNode } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { formatAmount } from '~/i18n/money.ts';
import { columnsOf, largest, type Period, periodWords, type Statistics } from '~/modules/staff/statistics.ts';
import { formatCount } from '~/pages/admin/frame.tsx';

const INK = '#101315';
const INK_2 = '#3d4448';
const INK_3 = '#5b6367';
const CONTROL = '#757d77';
const LINE = '#d6dad3';
const MIST = '#e8eae5';
const ACTION = '#1b3bd6';

interface FigureProps {
  title: string;
  sub?: string;
  /** The same numbers as a table: heads, then rows. */
  table: { heads: string[]; rows: (readonly (string | number)[])[] };
  isRuled?: boolean;
  children: ReactNode;
}

function Figure({ title, sub, table, isRuled, children }: FigureProps) {
  return (
    <figure className={isRuled ? 'adm-figure adm-figure-rule' : 'adm-figure'}>
      <figcaption>
        <h2>{title}</h2>
        {sub && <span className="mute">{sub}</span>}
      </figcaption>
      {children}
      <details>
        <summary className="lk">Tabelle</summary>
        <table className="adm-table num">
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const shortDay = (day: string): string => formatDay(day, 'de').replace(/(\p{L}{3})\p{L}{2,}/u, '$1.');

/** Orders of each day: a line with stops, today dashed. */
export function DaysChart({ perDay, period }: Pick<Statistics, 'perDay'> & { period: Period }) {
  const columns = columnsOf(perDay);
  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const top = columns.findIndex(({ count }) => count === most);
  const [width, height, left, right] = [560, 196, 14, 18];
  const base = height - 30;
  const step = (width - left - right) / Math.max(1, columns.length - 1);
  const x = (index: number) => left + index * step;
  const y = (count: number) => base - 8 - (count / most) * (base - 34);
  const bar = Math.min(12, step * 0.62);
  const last = columns.length - 1;
  const each = columns.length === perDay.length ? 'Tag' : 'Abschnitt';
  const isMarked = (index: number) => index < last - 1 && (columns.length <= 7 || (last - index) % 7 === 0);
  const words = `Bestellungen in ${periodWords[period]}n: ${total}, am meisten ${most} an einem ${each}, zuletzt ${columns[last]?.count ?? 0}.`;
  return (
    <Figure
      title={each === 'Tag' ? 'Bestellungen pro Tag' : 'Bestellungen'}
      sub={`${formatCount(total)} in ${periodWords[period].replace('Tage', 'Tagen').replace('Monate', 'Monaten')}`}
      table={{ heads: ['Ab', 'Bestellungen'], rows: columns.map(({ day, count }) => [shortDay(day), count]) }}
    >
      <svg className="adm-days" viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={words}>
        {columns.map(({ day, count }, index) =>
          index === last ? (
            <rect
              key={day}
              x={x(index) - bar / 2 + 0.75}
              y={y(count)}
              width={bar - 1.5}
              height={base - 8 - y(count)}
              stroke={INK}
              strokeWidth="1.5"
              strokeDasharray="2.5 2"
            />
          ) : (
            <rect key={day} x={x(index) - bar / 2} y={y(count)} width={bar} height={base - 8 - y(count)} fill={INK} />
          ),
        )}
        {total > 0 && (
          <text x={x(top)} y={y(most) - 8} fill={INK} fontSize="12" fontWeight="500" textAnchor="middle">
            {most}
          </text>
        )}
        <path d={`M${left} ${base}H${width - right}`} stroke={INK} strokeWidth="2" />
        {columns.map(({ day }, index) =>
          index === last ? (
            <circle key={day} cx={x(index)} cy={base} r="7" fill={ACTION} />
          ) : isMarked(index) ? (
            <g key={day}>
              <circle cx={x(index)} cy={base} r="4.5" fill="#fff" stroke={INK} strokeWidth="2.5" />
              <text x={Math.max(24, x(index))} y={base + 24} fill={INK_3} fontSize="12" textAnchor="middle">
                {shortDay(day)}
              </text>
            </g>
          ) : (
            <circle key={day} cx={x(index)} cy={base} r="2" fill={INK} />
          ),
        )}
        <text x={width} y={base + 24} fill={INK} fontSize="12" fontWeight="500" textAnchor="end">
          {each === 'Tag' ? 'heute' : 'jetzt'}
        </text>
      </svg>
    </Figure>
  );
}

const steps = ['Warenkorb', 'Angaben', 'Bestellung', 'Bezahlt'] as const;
const losses = ['gehen vor den Angaben', 'brechen bei den Angaben ab', 'noch nicht bezahlt'] as const;

/** From cart to payment: what goes on keeps the upper edge, what leaves bends down. On a phone the same as a list. */
export function FunnelChart({ funnel, period }: Pick<Statistics, 'funnel'> & { period: Period }) {
  const counts = [funnel.cart, funnel.contact, funnel.order, funnel.paid];
  const share = (index: number) => Math.round(((counts[index + 1] ?? 0) / Math.max(1, counts[index] ?? 0)) * 100);
  const words = `Von ${counts[0]} Warenkörben kamen ${counts[1]} zu den Angaben, ${counts[2]} wurden bestellt, ${counts[3]} sind bezahlt.`;
  return (
    <Figure
      title="Vom Warenkorb zur Zahlung"
      sub={periodWords[period]}
      isRuled
      table={{ heads: ['Schritt', 'Anzahl'], rows: steps.map((step, index) => [step, counts[index] ?? 0]) }}
    >
      <FunnelDrawing counts={counts} share={share} words={words} />
      <ol className="adm-funnel num">
        {steps.map((step, index) => (
          <li
            key={step}
            style={
              {
                '--t': `${Math.max(3, ((counts[index + 1] ?? 0) / Math.max(1, counts[0] ?? 0)) * 44).toFixed(1)}px`,
              } as CSSProperties
            }
          >
            <b>{formatCount(counts[index] ?? 0)}</b> {step}
            {index < 3 && (
              <p className="mute">{`${share(index)} % weiter, ${formatCount((counts[index] ?? 0) - (counts[index + 1] ?? 0))} ${losses[index]}`}</p>
            )}
          </li>
        ))}
      </ol>
    </Figure>
  );
}

function FunnelDrawing({
  counts,
  share,
  words,
}: {
  counts: number[];
  share: (index: number) => number;
  words: string;
}) {
  const [width, height, middle] = [992, 206, 104];
  const at = [14, width * 0.345, width * 0.67, width - 14];
  const most = Math.max(1, counts[0] ?? 0);
  const thick = (index: number) => ((counts[index] ?? 0) / most) * 60;
  const top = middle - 30;
  return (
    <svg className="adm-wide" viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={words}>
      {losses.map((loss, index) => {
        const [from = 0, to = 0] = [at[index], at[index + 1]];
        const [now, next] = [thick(index), thick(index + 1)];
        const lost = now - next;
        const bend = from + 46 + lost * 0.5;
        const left = (counts[index] ?? 0) - (counts[index + 1] ?? 0);
        return (
          <g key={loss}>
            <path d={`M${from} ${top}H${to}V${top + Math.max(1.5, next)}H${from}Z`} fill={INK} />
            {lost > 0 && (
              <path
                d={`M${from} ${top + next}H${bend - 10}C${bend + 14 + lost} ${top + next} ${bend + 20 + lost} ${top + next + 24} ${bend + 20 + lost} 176H${bend + 20}C${bend + 20} ${top + now + 26} ${bend + 12} ${top + now} ${bend - 10} ${top + now}H${from}Z`}
                fill={MIST}
                stroke={CONTROL}
                strokeWidth=".75"
              />
            )}
            <text x={bend + 20} y="198" fill={INK_2} fontSize="13">
              <tspan fontWeight="500" fill={INK}>
                {formatCount(left)}
              </tspan>
              {` ${loss}`}
            </text>
            <text x={(from + to) / 2 + 8} y={top - 12} fill={INK_2} fontSize="13" textAnchor="middle">
              {`${share(index)} % weiter`}
            </text>
          </g>
        );
      })}
      {steps.map((step, index) => {
        const x = at[index] ?? 0;
        const anchor = index === 0 ? 'start' : index === 3 ? 'end' : 'middle';
        const textX = index === 0 ? 3 : index === 3 ? width : x;
        return (
          <g key={step}>
            {index === 3 ? (
              <circle cx={x} cy={top + thick(3) / 2} r="13" fill={ACTION} stroke="#fff" strokeWidth="4" />
            ) : (
              <rect
                x={x - 9}
                y={top - 7}
                width="18"
                height={thick(index) + 14}
                rx="9"
                fill="#fff"
                stroke={INK}
                strokeWidth="3.5"
              />
            )}
            <text
              x={textX}
              y="26"
              fill={INK}
              fontSize="24"
              fontWeight="600"
              textAnchor={anchor}
              letterSpacing="-0.02em"
            >
              {formatCount(counts[index] ?? 0)}
            </text>
            <text x={textX} y="46" fill={INK_2} fontSize="13" textAnchor={anchor}>
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** How long plans are: stems on a line of 48 months. */
export function PlansChart({ plans }: Pick<Statistics, 'plans'>) {
  const total = Math.max(
    1,
    plans.reduce((sum, { count }) => sum + count, 0),
  );
  const shares = plans.map(({ months, count }) => ({ months, count, share: Math.round((count / total) * 100) }));
  const most = Math.max(1, ...shares.map(({ share }) => share));
  const [width, height] = [300, 200];
  const base = height - 30;
  const x = (months: number) => 16 + ((Math.min(48, months) - 1) / 47) * (width - 32);
  const y = (share: number) => base - 10 - (share / most) * (base - 44);
  const name = (months: number) => (months === 1 ? '1 ×' : String(months));
  const words = `Laufzeiten: ${shares.map(({ months, share }) => `${months === 1 ? 'einmal' : `${months} Monate`} ${share} Prozent`).join(', ')}`;
  return (
    <Figure
      title="Laufzeiten"
      isRuled
      table={{
        heads: ['Monate', 'Bestellungen', 'Anteil'],
        rows: shares.map(({ months, count, share }) => [name(months), count, `${share} %`]),
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={words}>
        <path d={`M${x(1)} ${base}H${x(48)}`} stroke={INK} strokeWidth="2" />
        {Array.from({ length: 48 }, (_, month) => (
          <circle key={month} cx={x(month + 1)} cy={base} r="1.6" fill={INK} />
        ))}
        {shares.map(({ months, share }) => (
          <g key={months}>
            <path d={`M${x(months)} ${base}V${y(share)}`} stroke={INK} strokeWidth="2" />
            <circle cx={x(months)} cy={y(share)} r="5" fill={INK} />
            <circle cx={x(months)} cy={base} r="4" fill="#fff" stroke={INK} strokeWidth="2" />
            <text x={x(months)} y={y(share) - 12} fill={INK} fontSize="12" fontWeight="500" textAnchor="middle">
              {share} %
            </text>
            <text x={x(months)} y={base + 22} fill={INK_3} fontSize="12" textAnchor="middle">
              {name(months)}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}

/** What each brand brought. */
export function BrandsChart({ brands }: Pick<Statistics, 'brands'>) {
  const rows = largest(brands);
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const [width, row, from, to] = [300, 30, 84, 234];
  const total = brands.reduce((sum, { amount }) => sum + amount, 0);
  const words = `Umsatz nach Marke in Franken: ${rows.map(({ brand, amount }) => `${brand} ${formatAmount(amount)}`).join(', ')}`;
  return (
    <Figure
      title="Umsatz nach Marke"
      sub="CHF"
      isRuled
      table={{ heads: ['Marke', 'CHF'], rows: brands.map(({ brand, amount }) => [brand, formatAmount(amount)]) }}
    >
      <svg viewBox={`0 0 ${width} ${(rows.length + 1) * row}`} fill="none" role="img" aria-label={words}>
        {rows.map(({ brand, amount, isRest }, index) => {
          const [y, end] = [16 + index * row, from + (amount / most) * (to - from)];
          return (
            <g key={brand}>
              <text x="0" y={y + 4} fill={isRest ? INK_2 : INK} fontSize="13">
                {brand}
              </text>
              <path d={`M${from} ${y}H${to}`} stroke={LINE} />
              <path d={`M${from} ${y}H${end}`} stroke={INK} strokeWidth="2" />
              <circle cx={end} cy={y} r="5" fill={isRest ? '#fff' : INK} stroke={INK} strokeWidth={isRest ? 2 : 0} />
              <text x={width} y={y + 4} fill={INK} fontSize="13" textAnchor="end">
                {formatAmount(amount)}
              </text>
            </g>
          );
        })}
        <text x="0" y={rows.length * row + 20} fill={INK} fontSize="13" fontWeight="600">
          Total
        </text>
        <text x={width} y={rows.length * row + 20} fill={INK} fontSize="13" fontWeight="600" textAnchor="end">
          {formatAmount(total)}
        </text>
      </svg>
    </Figure>
  );
}

import { formatDay } from '~/i18n/dates.ts';
import { formatAmount } from '~/i18n/money.ts';
import { formatCount } from '~/pages/admin/staff-page.tsx';
import { planLengths } from '~/modules/financing/financing.ts';
import { columnsOf, largest, type Period, periodWords, type Statistics } from '~/modules/staff/statistics.ts';
import { ACTION, Figure, INK, INK_2, INK_3, LINE } from './figure.tsx';

const shortDay = (day: string): string => formatDay(day, 'de').replace(/(\p{L}{3})\p{L}{2,}/u, '$1.');

export function DaysChart({ perDay, period }: Pick<Statistics, 'perDay'> & { period: Period }) {
  const columns = columnsOf(perDay);
  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const top = columns.findIndex(({ count }) => count === most);
  const width = 560;
  const height = 196;
  const left = 14;
  const right = 18;
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

const LONGEST = Math.max(...planLengths);

export function PlansChart({ plans }: Pick<Statistics, 'plans'>) {
  const total = Math.max(
    1,
    plans.reduce((sum, { count }) => sum + count, 0),
  );
  const shares = plans.map(({ months, count }) => ({ months, count, share: Math.round((count / total) * 100) }));
  const most = Math.max(1, ...shares.map(({ share }) => share));
  const width = 300;
  const height = 200;
  const base = height - 30;
  const x = (months: number) => 16 + ((Math.min(LONGEST, months) - 1) / (LONGEST - 1)) * (width - 32);
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
        <path d={`M${x(1)} ${base}H${x(LONGEST)}`} stroke={INK} strokeWidth="2" />
        {Array.from({ length: LONGEST }, (_, month) => (
          <circle key={month} cx={x(month + 1)} cy={base} r="1.6" fill={INK} />
        ))}
        {shares.map(({ months, share }) => (
          <g key={months}>
            <path d={`M${x(months)} ${base}V${y(share)}`} stroke={INK} strokeWidth="2" />
            <circle cx={x(months)} cy={y(share)} r="5" fill={INK} />
            <circle cx={x(months)} cy={base} r="4" fill="#fff" stroke={INK} strokeWidth="2" />
            <text
              x={x(months)}
              y={y(share) - 12}
              fill={INK}
              fontSize="12"
              fontWeight="500"
              textAnchor="middle"
            >{`${share} %`}</text>
            <text x={x(months)} y={base + 22} fill={INK_3} fontSize="12" textAnchor="middle">
              {name(months)}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}

export function BrandsChart({ brands }: Pick<Statistics, 'brands'>) {
  const bars = brands.map(({ brand, amount }) => ({ name: brand, value: amount }));
  return (
    <BarsChart
      title="Umsatz nach Marke"
      what="Marke"
      unit="CHF"
      unitInWords="Franken"
      bars={bars}
      format={formatAmount}
    />
  );
}

export function SourcesChart({ sources }: Pick<Statistics, 'sources'>) {
  const bars = sources.map(({ source, count }) => ({ name: source, value: count }));
  return (
    <BarsChart title="Bestellungen nach Quelle" what="Quelle" unit="Bestellungen" bars={bars} format={formatCount} />
  );
}

interface BarsChartProps {
  title: string;
  /** What a bar is, at the head of the table. */
  what: string;
  unit: string;
  /** Where the unit is read differently than it is written. */
  unitInWords?: string;
  /** The largest first. */
  bars: { name: string; value: number }[];
  format: (value: number) => string;
}

function BarsChart({ title, what, unit, unitInWords = unit, bars, format }: BarsChartProps) {
  const rows = largest(bars.map(({ name, value }) => ({ brand: name, amount: value })));
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const width = 300;
  const row = 30;
  const from = 84;
  const to = 234;
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const words = `${title} in ${unitInWords}: ${rows.map(({ brand, amount }) => `${brand} ${format(amount)}`).join(', ')}`;
  return (
    <Figure
      title={title}
      sub={unit}
      isRuled
      table={{ heads: [what, unit], rows: bars.map(({ name, value }) => [name, format(value)]) }}
    >
      <svg viewBox={`0 0 ${width} ${(rows.length + 1) * row}`} fill="none" role="img" aria-label={words}>
        {rows.map(({ brand, amount, isRest }, index) => {
          const y = 16 + index * row;
          const end = from + (amount / most) * (to - from);
          return (
            <g key={brand}>
              <text x="0" y={y + 4} fill={isRest ? INK_2 : INK} fontSize="13">
                {brand.length > 12 ? `${brand.slice(0, 11)}…` : brand}
              </text>
              <path d={`M${from} ${y}H${to}`} stroke={LINE} />
              <path d={`M${from} ${y}H${end}`} stroke={INK} strokeWidth="2" />
              <circle cx={end} cy={y} r="5" fill={isRest ? '#fff' : INK} stroke={INK} strokeWidth={isRest ? 2 : 0} />
              <text x={width} y={y + 4} fill={INK} fontSize="13" textAnchor="end">
                {format(amount)}
              </text>
            </g>
          );
        })}
        <text x="0" y={rows.length * row + 20} fill={INK} fontSize="13" fontWeight="600">
          Total
        </text>
        <text x={width} y={rows.length * row + 20} fill={INK} fontSize="13" fontWeight="600" textAnchor="end">
          {format(total)}
        </text>
      </svg>
    </Figure>
  );
}

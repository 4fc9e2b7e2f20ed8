import type { CSSProperties } from 'react';
import { formatCount } from '~/pages/admin/staff-page.tsx';
import { type Period, periodWords, type Statistics } from '~/modules/staff/statistics.ts';
import { ACTION, CONTROL, Figure, INK, INK_2, MIST } from './figure.tsx';

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
            <b>{formatCount(counts[index] ?? 0)}</b> <bdi>{step}</bdi>
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
  const width = 992;
  const height = 206;
  const middle = 104;
  const at = [14, width * 0.345, width * 0.67, width - 14];
  const most = Math.max(1, counts[0] ?? 0);
  const thick = (index: number) => ((counts[index] ?? 0) / most) * 60;
  const top = middle - 30;
  return (
    <svg className="adm-wide" viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={words}>
      {losses.map((loss, index) => {
        const from = at[index] ?? 0;
        const to = at[index + 1] ?? 0;
        const now = thick(index);
        const next = thick(index + 1);
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
              <bdi>{` ${loss}`}</bdi>
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

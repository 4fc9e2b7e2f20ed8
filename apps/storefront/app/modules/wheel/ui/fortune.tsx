import type { CSSProperties } from 'react';
import { FIELDS } from '~/modules/wheel/wheel.ts';

const CENTRE = 400;
const INK = '#101315';
const STEP = 360 / FIELDS;
const WHOLE_SPINS = 2;

interface FortuneProps {
  /** Of each field, the place of its prize in `labels`; null if it wins nothing. */
  layout: readonly (number | null)[];
  /** What is at the fields of each prize, the biggest first. */
  labels: readonly string[];
  /** The field under the pointer, from 0. */
  field?: number | undefined;
  /** The tyre and its spokes alone: it ends at the edge of the drawing, and can be on a line. */
  isBare?: boolean;
  /** Whether it turns until it is there; it is at once for anyone who wants no motion. */
  isSpinning?: boolean;
}

export function Fortune({ layout, labels, field = 0, isSpinning = false, isBare = false }: FortuneProps) {
  const rest = -field * STEP;
  const degrees = (place: number) => place * STEP + rest;
  const at = (radius: number, place: number): [number, number] => {
    const angle = ((degrees(place) - 90) * Math.PI) / 180;
    return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
  };
  const spokes = layout
    .map((_, place) => `M${at(44, place + (place % 2 ? 5 : -5)).join(' ')}L${at(272, place + 0.5).join(' ')}`)
    .join('');
  const style = { '--turn': `${-(WHOLE_SPINS * 360 + 360 + rest)}deg` } as CSSProperties;
  return (
    <div className={isBare ? 'fortune bare' : 'fortune'} aria-hidden="true">
      {!isBare && <i className="fortune-pointer" />}
      <svg viewBox={isBare ? '105 105 590 590' : '0 0 800 800'} fill="none" strokeLinecap="round">
        <g className={isSpinning ? 'fortune-turns' : undefined} style={isSpinning ? style : undefined}>
          {!isBare && <circle cx="400" cy="400" r="316" stroke={INK} strokeWidth="2" />}
          <circle cx="400" cy="400" r="283" stroke="#1c1f22" strokeWidth="24" />
          <circle cx="400" cy="400" r="289" stroke="#3d4247" strokeWidth="2" />
          <circle cx="400" cy="400" r="266" stroke="#8d949a" strokeWidth="9" />
          <circle cx="400" cy="400" r="262" stroke="#cdd2d6" strokeWidth="2" />
          <path d={spokes} stroke="#8d949a" strokeWidth="1.8" />
          <circle
            cx="400"
            cy="400"
            r="78"
            stroke="#a9afb4"
            strokeWidth="14"
            strokeDasharray="9 4"
            strokeLinecap="butt"
          />
          <circle cx="400" cy="400" r="84" stroke="#9aa1a7" strokeWidth="2" />
          <circle cx="400" cy="400" r="44" fill="#1c1f22" />
          <circle cx="400" cy="400" r="36" stroke="#4d5358" strokeWidth="3" />
          <circle cx="400" cy="400" r="12" fill="#cdd2d6" />
          <circle cx="400" cy="400" r="5" fill="#1c1f22" />
          {!isBare &&
            layout.map((prize, place) => {
              const [cx, cy] = at(316, place);
              if (prize === null) return <circle key={place} cx={cx} cy={cy} r="5" fill={INK} />;
              return (
                <circle
                  key={place}
                  cx={cx}
                  cy={cy}
                  r={prize === 0 ? 17 : 13}
                  fill="#ffc800"
                  stroke={INK}
                  strokeWidth="3"
                />
              );
            })}
          {!isBare &&
            layout.map(
              (prize, place) =>
                prize !== null && <Label key={place} degrees={degrees(place)} text={labels[prize] ?? ''} />,
            )}
        </g>
      </svg>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Words around the wheel; below its middle they stand the other way round, so that they can be read. */
function Label({ degrees, text }: { degrees: number; text: string }) {
  const angle = round((degrees + 3600) % 360);
  const isBelow = angle > 90 && angle < 270;
  return (
    <text
      transform={`rotate(${angle} 400 400) translate(400 ${isBelow ? 34 : 48})${isBelow ? ' rotate(180)' : ''}`}
      textAnchor="middle"
      fontWeight="600"
      fontSize="21"
      fill={INK}
      className="fortune-label"
    >
      {text}
    </text>
  );
}

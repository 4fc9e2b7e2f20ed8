import { cx } from '~/ui/class-names.ts';
import type { MeasureLine } from './measure.ts';

/** A measure as a line of stops; its list says the same to those who do not see it. */
export function MeasureFigure({ line }: { line: MeasureLine }) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <figure className={cx('measure', line.stops.every(({ label }) => label !== '') && 'measure-things')}>
      <figcaption className="field-label">{line.title}</figcaption>
      <div className="measure-line">
        <i style={{ left: percent(line.from), right: percent(1 - line.to) }} />
        <ol>
          {line.stops.map(({ at, label, value, on, end }) => (
            <li
              key={at}
              style={{ left: percent(at) }}
              className={cx(on && 'measure-on', end && 'measure-end')}
              aria-hidden={label === '' && value === '' ? true : undefined}
            >
              {label && <span>{label}</span>}
              {value && <small className="num">{value}</small>}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

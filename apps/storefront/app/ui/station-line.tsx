import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';

/** What each payment of a plan is on the line: the first and each year's last are rings, the last of all the end. */
export function stationKinds(months: number): ('first' | 'year' | 'month' | 'end')[] {
  return Array.from({ length: months }, (_, index) => {
    if (index === months - 1) return 'end';
    if (index === 0) return 'first';
    return (index + 1) % 12 === 0 ? 'year' : 'month';
  });
}

type PlanLineProps = {
  /** Number of payments; 1 draws a start and an end. */
  months: number;
  /** Payments made so far; draws the open line. Without it the line is the plain drawing of a plan. */
  paid?: number;
  /** What the drawing says: "12 von 36 Raten bezahlt". Without it the line is decoration. */
  label?: string;
  /** Draws itself once, when first seen. */
  draw?: boolean;
  className?: string;
};

export function PlanLine({ months, paid, label, draw, className }: PlanLineProps) {
  const kinds = stationKinds(Math.max(2, months));
  const open = paid !== undefined && paid < kinds.length;
  const style = open ? ({ '--paid': `${(paid / (kinds.length - 1)) * 100}%` } as CSSProperties) : undefined;
  const hidden = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={cx('dots', open && 'dots-open', draw && 'dots-draw', className)} style={style} {...hidden}>
      {kinds.map((kind, index) => (
        <i
          key={index}
          className={cx(
            kind === 'end' && 'dot-end',
            (kind === 'first' || kind === 'year') && 'dot-year',
            open && index < paid && 'dot-paid',
            open && index === paid && kind !== 'end' && 'dot-next',
          )}
        />
      ))}
    </div>
  );
}

export type StationState = 'done' | 'now' | 'todo' | 'failed';

/** State of each of the steps when one is current; for lists whose steps are simply passed one after the other. */
export function stepStates(count: number, current: number): StationState[] {
  return Array.from({ length: count }, (_, index) => (index < current ? 'done' : index === current ? 'now' : 'todo'));
}

/** aria-current of a stop: where you are, whether it goes well or not. */
const current = (state: StationState) => (state === 'now' || state === 'failed' ? 'step' : undefined);

type StepperProps = {
  /** Names the list: "Schritte zur Bestellung". */
  label: string;
  /** A done step may lead back by `href`. */
  steps: { label: string; state: StationState; href?: string }[];
  /** Spoken after a done step: "erledigt". */
  doneLabel: string;
};

export function Stepper({ label, steps, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step) => (
          <li key={step.label} className={`step-${step.state}`} aria-current={current(step.state)}>
            {step.href && step.state === 'done' ? (
              <Anchor href={step.href}>{step.label}</Anchor>
            ) : (
              <span>{step.label}</span>
            )}
            {step.state === 'done' && <span className="sr-only">{doneLabel}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type TrackerProps = {
  stations: {
    title: string;
    state: StationState;
    /** "20. November, 14.12" or "voraussichtlich 3. Dezember". */
    when?: ReactNode;
    text?: ReactNode;
  }[];
  /** Spoken before a failed stop: "Fehlgeschlagen:". */
  failedLabel: string;
  level?: 2 | 3 | 4;
  /** Denser, on a mist panel. */
  compact?: boolean;
};

export function Tracker({ stations, failedLabel, level = 3, compact }: TrackerProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={cx('track', compact && 'track-dense track-mist')}>
      {stations.map((station) => (
        <li key={station.title} className={`step-${station.state}`} aria-current={current(station.state)}>
          <Heading className={cx('text-h4', station.state === 'failed' && 'text-error')}>
            {station.state === 'failed' && <span className="sr-only">{`${failedLabel} `}</span>}
            <bdi>{station.title}</bdi>
          </Heading>
          {station.when && <p className="num text-small text-ink-3">{station.when}</p>}
          {station.text && <div className="mt-1 max-w-[46ch] text-small text-ink-2">{station.text}</div>}
        </li>
      ))}
    </ol>
  );
}

type StoryLineProps = { steps: readonly { title: string; text?: string | undefined }[] };

/** Steps that tell a story, a row of stops on desktop; the last stop is the end. */
export function StoryLine({ steps }: StoryLineProps) {
  return (
    <ol className="stops">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-h3">{title}</h3>
          {text && <p className="mt-1 text-ink-2">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

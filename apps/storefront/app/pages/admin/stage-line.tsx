import type { Stop } from '~/modules/staff/order-list.ts';
import type { OutboxJob } from '~/modules/staff/outbox.server.ts';

const STEP = 17;
const MIDDLE = 9;

/** Seven stops of an order's way, the same stage always at the same place; the words beside it say the same. */
export function StageLine({ stops, step = STEP }: { stops: readonly Stop[]; step?: number }) {
  const x = (index: number): number => 9 + index * step;
  const here = stops.findIndex((stop) => stop === 'now' || stop === 'failed');
  const last = here >= 0 ? here : stops.findLastIndex((stop) => stop === 'done');
  const width = 18 + (stops.length - 1) * step;
  return (
    <svg className="adm-line" width={width} height="18" viewBox={`0 0 ${width} 18`} fill="none" aria-hidden="true">
      <path d={`M${x(0)} ${MIDDLE}H${x(stops.length - 1)}`} stroke="#d6dad3" strokeWidth="2" />
      {last > 0 && <path d={`M${x(0)} ${MIDDLE}H${x(last)}`} stroke="#101315" strokeWidth="2" />}
      {stops.map((stop, index) => (
        <StopMark key={index} stop={stop} x={x(index)} />
      ))}
    </svg>
  );
}

function StopMark({ stop, x }: { stop: Stop; x: number }) {
  switch (stop) {
    case 'done':
      return <circle cx={x} cy={MIDDLE} r="4" fill="#101315" />;
    case 'now':
      return <circle cx={x} cy={MIDDLE} r="5" fill="#fff" stroke="#1b3bd6" strokeWidth="3.5" />;
    case 'todo':
      return <circle cx={x} cy={MIDDLE} r="3.25" fill="#fff" stroke="#757d77" strokeWidth="1.5" />;
    case 'failed':
      return (
        <g stroke="#b3211b" strokeWidth="1.5">
          <circle cx={x} cy={MIDDLE} r="5.5" fill="#fff" />
          <path d={`M${x - 2} ${MIDDLE - 2}l4 4m0-4l-4 4`} />
        </g>
      );
    case 'none':
      return null;
  }
}

const MOST = 5;

export function TriesLine({ job: { tries, doneAt, isGivenUp } }: { job: OutboxJob }) {
  const failed = Array.from({ length: Math.min(MOST, doneAt ? tries - 1 : tries) }, () => 'failed' as const);
  const end = doneAt ? (['done'] as const) : isGivenUp ? [] : (['todo'] as const);
  return <StageLine stops={[...failed, ...end]} />;
}

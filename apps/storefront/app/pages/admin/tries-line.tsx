import type { OutboxJob } from '~/modules/staff/outbox.ts';
import { StageLine } from './stage-line.tsx';

/** Tries that are drawn; more say nothing more. */
const MOST = 5;

/** The tries of a job, each a stop; the words beside it say the same. */
export function TriesLine({ job: { tries, doneAt, isGivenUp } }: { job: OutboxJob }) {
  const failed = Array.from({ length: Math.min(MOST, doneAt ? tries - 1 : tries) }, () => 'failed' as const);
  const end = doneAt ? (['done'] as const) : isGivenUp ? [] : (['todo'] as const);
  return <StageLine stops={[...failed, ...end]} />;
}

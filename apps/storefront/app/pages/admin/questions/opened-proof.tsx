import type { OpenedProofProps } from './opened-proof-props.ts';
import { OpenedQuestion } from './opened-question.tsx';
import { OpenedReview } from './opened-review.tsx';

/** A question or a review, with what can be done about it. */
export function OpenedProof({ entry, ...props }: OpenedProofProps) {
  return entry.kind === 'fragen' ? (
    <OpenedQuestion question={entry.item} {...props} />
  ) : (
    <OpenedReview review={entry.item} query={props.query} typed={props.typed} />
  );
}

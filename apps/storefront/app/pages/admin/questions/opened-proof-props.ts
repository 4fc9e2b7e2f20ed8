import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import type { StaffReview } from '~/modules/questions/reviews.server.ts';
import type { ProofEntry, ProofQuery } from '~/modules/staff/proof-desk.ts';
import type { QuestionAids } from '~/modules/staff/question-aids.server.ts';
import type { TypedProof } from './proof-acts.server.ts';

/** What is opened on the desk, and what is needed to decide it. */
export interface OpenedProofProps {
  entry: ProofEntry;
  /** What was answered to similar questions. */
  similar: { id: string; questionText: string; answerText: string }[];
  /** What helps with an answer; null for a review. */
  aids: QuestionAids | null;
  query: ProofQuery;
  /** What was typed and not taken. */
  typed: TypedProof | null;
}

type Rest = Omit<OpenedProofProps, 'entry'>;
export type OpenedQuestionProps = Rest & { question: StaffQuestion };
export type OpenedReviewProps = Pick<Rest, 'query' | 'typed'> & { review: StaffReview };

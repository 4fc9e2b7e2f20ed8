/** Use cases of product questions and reviews (spec §3, §6, §7; decision 82). */
export { type AskedProduct, findQuestionProduct } from './asking/asked-product.server.ts';
export { type AskAnswer, askQuestion, mergeQuestions } from './asking/ask-question.server.ts';
export { exportQuestions, type OwnQuestion, listOwnQuestions } from './asking/own-questions.server.ts';
export {
  countQuestionsAndReviews,
  publishedQuestions,
  publishedReviews,
  listVotes,
} from './asking/published-entries.server.ts';
export { toggleVote } from './asking/vote.server.ts';
export {
  answerQuestion,
  countQuestions,
  hideQuestion,
  listQuestions,
  type QuestionState,
  similarAnswers,
  type StaffQuestion,
  wordInOther,
  staffQuestion,
} from './staff/staff-questions.server.ts';
export { reviewablePieces, writeReview } from './reviews.server.ts';

/** Use cases of the helper (spec §1, §7; decision 93). */
export { type AfterAnswer, handOver, recordFeedback } from './asking/after-answer.server.ts';
export { ask, type AskedAnswer, findAnswer } from './asking/ask.server.ts';

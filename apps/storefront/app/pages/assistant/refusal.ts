/** What is wrong with what was sent: a code that the page words, and what was typed. */
export interface Refusal {
  form: 'ask' | 'handover';
  error: string;
  typed: string;
}

/** What is wrong of each field of the form that sends somebody a link: codes of `recommend:error`. */
export type RecommendErrors = Partial<Record<'firstName' | 'email', string>>;

/** What a refused form sends back. */
export interface RecommendRefusal {
  errors: RecommendErrors;
  typed: Record<'firstName' | 'email', string>;
  /** Minutes to wait, where too many were sent. */
  minutes?: number;
}

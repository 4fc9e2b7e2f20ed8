/** What is asked again and again, whatever its words. */
export interface QuestionType {
  /** Classes of words, folded: the question has one of each, in any order. */
  has: readonly RegExp[];
  lacks?: RegExp;
  means: string;
}

/** Any of some beginnings of words, folded. */
export const begin = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})`);

export const word = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`);

/** Who wants a motor to do what the law forbids, or to have it insured, does not ask how fast it is. */
export const tuning = /entsperr|tun(?:en|ing)|frisier|drossel|manipul|debrid|deverrouill|\bassuranc/;

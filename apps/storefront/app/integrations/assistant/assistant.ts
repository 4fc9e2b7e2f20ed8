/** The input of a language model. */
export interface ModelQuestion {
  /** What it is to do. */
  rules: string;
  /** What it may say, and the question: data, never instructions. */
  material: string;
  signal?: AbortSignal;
  /** Called with the whole text so far, each time it grows. */
  onText?: (text: string) => void;
}

/** A language model behind an interface of its own. */
export interface LanguageModel {
  /** As its provider calls it. */
  readonly name: string;
  /**
   * What it says, as plain text, and what that came to.
   * @throws if it can't be reached or refuses; ModelBrokeOff where it took the question and did not end
   */
  say(question: ModelQuestion): Promise<{ text: string; tokens: number }>;
}

/** A model that took a question and did not get to the end of its answer: what it has read and said is paid for. */
export class ModelBrokeOff extends Error {
  readonly tokens: number;

  /** @param tokens what question and beginning came to */
  constructor(tokens: number, cause: unknown) {
    super('The language model broke off', { cause });
    this.name = 'ModelBrokeOff';
    this.tokens = tokens;
  }
}

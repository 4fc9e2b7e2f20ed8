import { type Answers, answerFields, readAnswers } from './answers.ts';

/** Under which the browser keeps the answers (§9: local storage keys). */
const KEY = 'userLifestyle';

let read: { text: string | null; answers: Answers | undefined } | undefined;

/** The answers that this browser gave last; undefined if it gave none, or keeps nothing. */
export function readStoredLifestyle(): Answers | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (read?.text !== text) read = { text, answers: answersOf(text) };
    return read.answers;
  } catch {
    return undefined;
  }
}

function answersOf(text: string | null): Answers | undefined {
  const answers = readAnswers(new URLSearchParams(text ?? ''));
  return Object.keys(answers).length > 0 ? answers : undefined;
}

/** Keeps the answers, where the browser keeps anything. */
export function storeLifestyle(answers: Answers): void {
  try {
    localStorage.setItem(KEY, new URLSearchParams(answerFields(answers)).toString());
  } catch {
    // The address has them.
  }
}

/** Follows other tabs. @returns a function that unsubscribes */
export function onLifestyle(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

import { type Answer, ASSISTANT_CALL, type StoredAnswer } from '~/modules/assistant/assistant.ts';

/** The sentences that are already checked while the rest is being written. */
export type SoFar = Pick<Answer, 'sentences' | 'sources'>;

interface Question {
  question: string;
  bikeSlug: string | undefined;
  locale: string;
}

interface Reading {
  signal: AbortSignal;
  /** Told of each sentence more. */
  onSentences: (soFar: SoFar) => void;
}

/** The result of a question: its answer, or why there is none. */
export type Asked =
  { kind: 'offline' | 'broken' | 'too-many' | 'refused' } | { kind: 'answered'; answer: StoredAnswer };

/** One line of the call's answer. */
interface Line {
  soFar?: SoFar;
  answer?: StoredAnswer;
}

/** Who wants little motion gets the answer in one piece. */
const wantsLines = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Asks the helper, and reads its answer line by line as it comes. */
export async function askForLines(requested: Question, { signal, onSentences }: Reading): Promise<Asked> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    const response = await fetch(ASSISTANT_CALL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(wantsLines() && { Accept: 'application/x-ndjson' }) },
      body: JSON.stringify(requested),
      signal,
    });
    if (response.status === 429) return { kind: 'too-many' };
    if (response.status === 400) return { kind: 'refused' };
    if (!response.ok || !response.body) return { kind: 'broken' };
    const answer = await lastAnswer(response.body, onSentences);
    return answer ? { kind: 'answered', answer } : { kind: 'broken' };
  } catch {
    return { kind: navigator.onLine ? 'broken' : 'offline' };
  }
}

/** Reads lines up to their end; an answer in one piece is one line. */
async function lastAnswer(body: ReadableStream<Uint8Array>, onSentences: Reading['onSentences']) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  let answer: StoredAnswer | undefined;
  const read = (text: string) => {
    if (!text.trim()) return;
    const line = JSON.parse(text) as Line;
    if (line.soFar) onSentences(line.soFar);
    answer = line.answer ?? answer;
  };
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    waiting += decoder.decode(part.value, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    lines.forEach(read);
  }
  read(waiting);
  return answer;
}

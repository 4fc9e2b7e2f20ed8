import type { ActionFunctionArgs } from '@remix-run/node';
import type { Answer } from '~/modules/assistant/assistant.ts';
import { askSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { ask, type AskedAnswer } from '~/modules/assistant/assistant.server.ts';
import { apiError, apiLines, apiSuccess, LINES_TYPE, parseBody, tooMany } from '~/platform/api.server.ts';

/**
 * `POST /api/assistant`: answers a question by what the shop has written about a product, or in its FAQ. Who accepts
 * lines gets a language model's sentences as they are checked, one line each time (`soFar`), and the answer as the
 * last (`answer`).
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(askSchema, request);
  if (refusal) return refusal;
  const wish = { ...input, sender: context.sender ?? 'unknown' };
  if (!request.headers.get('Accept')?.includes(LINES_TYPE)) return answerOf(await ask(wish));
  const sentences = new Sentences();
  const requested = ask({ ...wish, onSentences: (answer) => sentences.add(answer) });
  // Until there is something to show, a refusal is still an answer of its own.
  const first = await Promise.race([requested, sentences.first]);
  if (first && first.kind !== 'answered') return answerOf(first);
  return apiLines(
    async (send) => {
      sentences.pass((answer) => send({ soFar: { sentences: answer.sentences, sources: answer.sources } }));
      const end = await requested;
      send(end.kind === 'answered' ? { answer: end.answer } : { error: end.kind });
    },
    { status: 201 },
  );
}

function answerOf(requested: AskedAnswer): Response {
  if (requested.kind === 'too-many') return tooMany('Too many questions', requested.seconds);
  if (requested.kind === 'unknown-product') return apiError('not_found', 'Product not found');
  return apiSuccess({ answer: requested.answer }, { status: 201 });
}

/** Answers as they grow: kept until a person passes them on. */
class Sentences {
  readonly #waiting: Answer[] = [];
  #onAnswer: ((answer: Answer) => void) | undefined;
  #wake: () => void = () => undefined;
  /** Ends with the first of them. */
  readonly first = new Promise<undefined>((resolve) => {
    this.#wake = () => resolve(undefined);
  });

  add(answer: Answer): void {
    if (this.#onAnswer) this.#onAnswer(answer);
    else this.#waiting.push(answer);
    this.#wake();
  }

  pass(onAnswer: (answer: Answer) => void): void {
    this.#onAnswer = onAnswer;
    for (const answer of this.#waiting.splice(0)) onAnswer(answer);
  }
}

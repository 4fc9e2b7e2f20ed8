import { redirect } from '@remix-run/node';
import type { Answer } from './answers.ts';

/** Back to the page that a form was sent from, as it was narrowed and sorted, with what became of the act. */
export function backWith(request: Request, answer: Answer): Response {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('antwort', answer);
  return redirect(`${pathname}?${searchParams.toString()}`, 303);
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { callFile } from '~/modules/consultation/consultation.server.ts';
import { apiError } from '~/platform/api.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { linkToken } from '~/platform/http.server.ts';

/** A booked call as a calendar file, for anyone who holds its link. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const token = linkToken(request);
  const file = await callFile(token);
  return file ? fileAnswer(file) : apiError('not_found', 'Not found');
}

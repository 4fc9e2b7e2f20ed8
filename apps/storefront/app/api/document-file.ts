import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { fetchDocument } from '~/modules/after-order/magic-docs.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { linkToken } from '~/platform/http.server.ts';

/** The file of a link to a document; if the link is not valid, its page shows why. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const token = linkToken(request);
  const file = await fetchDocument(token, { locale });
  if (file === null) return redirect(href('document', {}, locale, { token }), 303);
  if (file === 'unavailable') return redirect(href('document', {}, locale, { token, 'nicht-da': 1 }), 303);
  return fileAnswer(file);
}

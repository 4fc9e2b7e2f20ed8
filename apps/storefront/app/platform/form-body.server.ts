import { sentForm } from './sent-body.server.ts';

/**
 * The fields of a form that was sent, urlencoded or multipart; undefined if the body is no form. What a route reads a
 * form by: the server has parsed it within its limits.
 */
export function sentFormOf(request: Request): Promise<FormData | undefined> {
  const parsed = sentForm();
  return parsed ? Promise.resolve(parsed) : request.formData().catch(() => undefined);
}

/**
 * The fields of a form that was sent, urlencoded or multipart.
 * @throws Response 400 where the body is no form: something else than a page of the shop has sent it
 */
export async function formOf(request: Request): Promise<FormData> {
  const form = await sentFormOf(request);
  if (form) return form;
  throw new Response('Expected the fields of a form', { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Reads the text fields of a form; one that is missing, or that is a file, is empty.
 * @param most characters of a field that are taken
 */
export function fieldReader(form: FormData, most?: number): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
}

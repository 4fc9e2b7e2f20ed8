/**
 * The fields of a form that was sent, urlencoded or multipart.
 * @throws Response 400 where the body is no form: something else than a page of the shop has sent it
 */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('Expected the fields of a form', { status: 400, headers: { 'Cache-Control': 'no-store' } });
  }
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

/** What is below /admin and no page. */
export function loader(): never {
  throw new Response('Not found', { status: 404 });
}

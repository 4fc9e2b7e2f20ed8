import { openApiDocument } from './document.server.ts';

/** `GET /api/openapi.json`: what every call below /api takes and gives. */
export function loader(): Response {
  return Response.json(openApiDocument(), { headers: { 'Cache-Control': 'public, max-age=3600' } });
}

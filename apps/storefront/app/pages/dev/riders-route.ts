import { ridersSheet } from '@velory/illustrations/riders-sheet.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';

/** 24 riders on one sheet, to look at after a change of the illustrator; development and demo only. */
export function loader() {
  assertDevelopmentOrDemo();
  return new Response(ridersSheet(), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });
}

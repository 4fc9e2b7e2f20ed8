import type { LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { contentQuery, type publicContentSchema } from '~/modules/content/public-content.schema.server.ts';
import { fetchContent } from '~/modules/content/public-content.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { publicAnswer, tagOf } from '~/platform/public-answer.server.ts';

/**
 * `GET /api/strapi/fetchcontent/`: published content of the collections that are named (spec §7); not sent again to a
 * browser that has it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { input, refusal } = parseInput(contentQuery, Object.fromEntries(searchParams));
  if (refusal) return refusal;
  const data: z.input<typeof publicContentSchema> = await fetchContent({ ...input, instance: currentInstanceId() });
  return publicAnswer({ data }, { ETag: tagOf(data) });
}

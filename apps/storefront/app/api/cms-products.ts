import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { editorProductsQuery } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { pickedProducts, productsForEditors } from '~/modules/listings/editor-catalogue.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/cms/catalogue/products`: products to pick from in the CMS, by words or by slug. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(editorProductsQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { slugs, locale } = input;
  return apiSuccess({ products: await (slugs ? pickedProducts(slugs, locale) : productsForEditors(input)) });
}

import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { dataSheet, findProduct } from '~/modules/catalog/catalog.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

/** Seconds a data sheet may be stored by browsers: prices change at midnight or by hand. */
const MAX_AGE = 300;

/** The data sheet of a product that has one (spec §2: where the bike has a pdf key). */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const found = await findProduct({ slug: params.bike ?? '', locale });
  if (found.kind === 'moved') return redirect(href('dataSheet', { bike: found.slug }, locale), 301);
  if (found.kind === 'missing' || found.product.pdfKey === null) {
    return new Response('There is no such data sheet.', { status: 404 });
  }
  const { product } = found;
  const address = `${currentAddress()}${href('product', { bike: product.slug }, locale)}`;
  const bytes = await dataSheet(product, locale, address);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${product.slug}.pdf"`,
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      'X-Robots-Tag': 'noindex',
    },
  });
}

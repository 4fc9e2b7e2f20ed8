import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { ProductView, VariantView } from '~/modules/catalog/catalog.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { availabilityConstraints } from '~/modules/support/availability.schema.server.ts';
import type { AvailabilityPageProps } from './availability-page.tsx';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import type { PageInfo } from '~/seo/seo.ts';

type AvailabilityView = Omit<AvailabilityPageProps, 'lastResult'> & { page: PageInfo };

export type AvailabilityLookup =
  | {
      kind: 'found';
      product: ProductView;
      variant: VariantView | undefined;
      address: string;
      consentText: string;
      view: AvailabilityView;
    }
  | { kind: 'moved'; path: string }
  | { kind: 'missing' };

/** What the page of an availability request shows: the product, and size and colour of `?variante=`. */
export async function loadAvailability(request: Request, slug: string): Promise<AvailabilityLookup> {
  const locale = localeOfRequest(request);
  const { search, searchParams } = new URL(request.url);
  const found = await findProduct({ slug, locale });
  if (found.kind === 'moved') {
    return { kind: 'moved', path: `${href('availability', { bike: found.slug }, locale)}${search}` };
  }
  if (found.kind === 'missing') return found;
  const { product } = found;
  // A used bike is sold once.
  if (product.isOccasion) return { kind: 'moved', path: href('product', { bike: product.slug }, locale) };
  const variant = product.variants.find(({ id }) => String(id) === searchParams.get('variante'));
  const t = i18nFor(locale, 'availability');
  const colour = product.colours.find((each) => each.slug === variant?.colourSlug)?.name;
  const size = variant?.sizeLabel && t('size', { size: variant.sizeLabel });
  const { src, srcSet, width, height } = product.picture;
  return {
    kind: 'found',
    product,
    variant,
    consentText: t('what'),
    address: `${currentAddress()}${href('product', { bike: product.slug }, locale)}`,
    view: {
      page: {
        locale,
        title: t('seo.title', { name: product.name }),
        description: t('seo.description', { name: product.name }),
        alternates: byLocale((each) => href('availability', { bike: product.slugs[each] }, each)),
        noindex: true,
      },
      product: {
        name: product.name,
        slug: product.slug,
        picture: { src, ...(srcSet ? { srcSet } : {}), width, height, alt: '' },
      },
      variant: [size, colour].filter(Boolean).join(' · '),
      orderable: variant?.orderable ?? product.variants.some(({ orderable }) => orderable),
      constraint: availabilityConstraints(zurichDate(new Date())),
      sent: searchParams.has('gesendet'),
    },
  };
}

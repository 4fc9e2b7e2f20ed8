import type { Locale } from '~/i18n/locales';
import { formatChf } from '~/i18n/money';
import { i18nFor } from '~/i18n/texts.server';
import { accessoriesFor, findProduct, similarProducts } from '~/modules/catalog/catalog.server';
import type { ProductCard, ProductView } from '~/modules/catalog/catalog';
import { productPlanFor, type ProductPlan } from '~/modules/catalog/product-plans';
import { productPlans } from '~/modules/catalog/product-plans.server';
import { productTile } from '~/modules/catalog/product-tile';
import { sectionOfTab } from '~/modules/catalog/product-tabs';
import type { ProductPageProps } from '~/modules/catalog/ui/product-page';
import { zurichDate } from '~/modules/financing/financing';
import { href } from '~/site-map';
import { faqTabPath } from './navigation';
import type { PageInfo } from './seo';

type ProductPageView = ProductPageProps & { page: PageInfo };

export type ProductPageLookup =
  { kind: 'found'; view: ProductPageView } | { kind: 'moved'; slug: string } | { kind: 'missing' };

interface ProductRequest {
  slug: string;
  locale: Locale;
  search: URLSearchParams;
}

/** Months a product is described with in titles and previews (spec §9 default). */
const DESCRIBED_MONTHS = 36;

/** All that a product page shows. */
export async function loadProductPage({ slug, locale, search }: ProductRequest): Promise<ProductPageLookup> {
  const found = await findProduct({ slug, locale });
  if (found.kind !== 'found') return found;
  const { product } = found;
  const [similar, accessories] = await Promise.all([
    similarProducts({ productId: product.id, locale }),
    product.kind === 'bike' ? accessoriesFor({ productId: product.id, locale }) : [],
  ]);
  const t = (await i18nFor(locale)).getFixedT(locale, 'common');
  const tile = (card: ProductCard) => productTile(card, { months: DESCRIBED_MONTHS, locale, t });
  const plans = productPlans(product, zurichDate(new Date()));
  const asked = search.get('farbe');
  const colour = product.colours.find((each) => each.slug === asked) ?? firstOrderableColour(product);
  return {
    kind: 'found',
    view: {
      page: await describe(product, plans, locale),
      product,
      plans,
      colour: colour?.slug,
      opened: sectionOfTab(search.get('tab')),
      similar: similar.map(tile),
      accessories: accessories.map(tile),
      cartPath: locale === 'fr' ? '/fr/cart' : '/cart',
      faqPaths: { service: faqTabPath('maintenance', locale), all: href('faq', {}, locale) },
    },
  };
}

function firstOrderableColour(product: ProductView) {
  const orderable = product.colours.find(({ slug }) =>
    product.variants.some((variant) => variant.colourSlug === slug && variant.orderable),
  );
  return orderable ?? product.colours[0];
}

async function describe(product: ProductView, plans: readonly ProductPlan[], locale: Locale): Promise<PageInfo> {
  const t = (await i18nFor(locale)).getFixedT(locale, 'seo', 'product');
  const plan = productPlanFor(plans, DESCRIBED_MONTHS);
  const monthly = plan.months > 1;
  const words = {
    name: product.name,
    subtitle: product.subtitle,
    rate: formatChf(plan.rate),
    months: plan.months,
    total: formatChf(plan.total),
  };
  const { src: path, width, height, alt } = product.openGraphPicture;
  return {
    locale,
    title: t(monthly ? 'title' : 'titleOnce', words),
    description: t(monthly ? 'description' : 'descriptionOnce', words),
    alternates: {
      de: href('product', { bike: product.slugs.de }, 'de'),
      fr: href('product', { bike: product.slugs.fr }, 'fr'),
    },
    image: { path, width, height, alt },
    noindex: product.status !== 'published',
  };
}

import type { Translate } from '~/i18n/translate.ts';
import { byLocale, type Locale, localeOfPath } from '~/i18n/locales.ts';
import { formatChf, formatRate } from '~/i18n/money.ts';
import { textStoreOf } from '~/i18n/texts.server.ts';
import { withUnit } from '~/i18n/units.ts';
import { accessoriesFor, findProduct, similarProducts } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard, ProductView } from '~/modules/catalog/catalog.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productPlanFor, type ProductPlan } from '~/modules/catalog/product-plans.ts';
import { productPlans } from '~/modules/catalog/product-plans.server.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { sectionOfTab } from './product-tabs.ts';
import type { ProductLinks } from './product-links.ts';
import type { ProductPageProps } from './product-page.tsx';
import type { ShopSettings } from '~/modules/content/content.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { env } from '~/platform/env.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Crumb } from '~/ui/breadcrumb.tsx';
import { href } from '~/site-map.ts';
import { withComponentLinks } from './component-links.server.ts';
import { faqTabPath } from '~/shell/navigation.ts';
import { fitView } from './fit/fit.server.ts';
import { planDateWords, sizeAdviceView, stockWords } from './product-advice.server.ts';
import { breadcrumbJsonLd, type PageInfo } from '~/seo/seo.ts';

interface ProductPageView extends ProductPageProps {
  page: PageInfo;
  /** schema.org descriptions of the product and its place. */
  jsonLd: Record<string, unknown>[];
}

export type ProductPageLookup =
  { kind: 'found'; view: ProductPageView } | { kind: 'moved'; slug: string } | { kind: 'missing' };

interface ProductRequest {
  slug: string;
  locale: Locale;
  search: URLSearchParams;
}

/** All that a product page shows. */
export async function loadProductPage({ slug, locale, search }: ProductRequest): Promise<ProductPageLookup> {
  const found = await findProduct({ slug, locale });
  if (found.kind !== 'found') return found;
  const { product, terms } = found;
  const isBike = product.kind === 'bike';
  const [similar, accessories, attributes] = await Promise.all([
    similarProducts({ productId: product.id, locale }),
    isBike ? accessoriesFor({ productId: product.id, locale }) : [],
    isBike ? withComponentLinks(product.attributes, terms, locale) : product.attributes,
  ]);
  const t = textStoreOf(locale).translate(['common']);
  const words = textStoreOf(locale).translate(['product']);
  const tile = (card: ProductCard) => productTile(card, { months: defaultPlanLength, locale, t });
  const plans = productPlans(product, zurichDate(new Date()));
  const asked = search.get('farbe');
  const colour = product.colours.find((each) => each.slug === asked) ?? firstOrderableColour(product);
  const page = describe(product, plans, locale);
  const base = env().PUBLIC_URL;
  const trail = trailTo(product, page.alternates[locale], t);
  return {
    kind: 'found',
    view: {
      page,
      jsonLd: [
        productJsonLd(product, `${base}${page.alternates[locale]}`, base),
        breadcrumbJsonLd(
          trail.map(({ label, href: path }, index) => ({ name: index === 0 ? 'Velory' : label, path: path ?? '' })),
          base,
        ),
      ],
      product: { ...product, attributes },
      plans,
      colour: colour?.slug,
      opened: sectionOfTab(search.get('tab')),
      similar: similar.map(tile),
      accessories: accessories.map(tile),
      trail,
      facts: facts(product, t),
      planDates: planDateWords(plans, { locale, t: words }),
      stock: stockWords(product, { locale, t: words }),
      links: productLinks(product, await getShopSettings(locale), locale),
      fit: await fitView({ product, search, colour: colour?.slug, locale }),
      advice: sizeAdviceView(product, search.get('groesse'), { locale, t: words }),
    },
  };
}

/** The pages above a product: its first category, or all of its kind. */
function trailTo(product: ProductView, path: string, t: Translate): Crumb[] {
  const { kind, categories, name } = product;
  const locale = localeOfPath(path);
  const [category] = categories;
  const above = category
    ? { label: category.name, href: href('category', { category: category.pathSlug }, locale) }
    : {
        label: t(kind === 'bike' ? 'nav.bikes' : 'nav.accessories'),
        href: href(kind === 'bike' ? 'allModels' : 'accessories', {}, locale),
      };
  return [{ label: t('home'), href: href('home', {}, locale) }, above, { label: name, href: path }];
}

/** What stands on the picture: frame and speed. */
function facts({ frameTypes, speedKmh }: ProductView, t: Translate): string[] {
  const shape = frameTypes.find((type) => type === 'wave' || type === 'trapez' || type === 'diamant');
  return [...(shape ? [t(`frame.${shape}`)] : []), ...(speedKmh ? [withUnit(speedKmh, 'km/h')] : [])];
}

function productLinks(product: ProductView, settings: ShopSettings, locale: Locale): ProductLinks {
  const { chatNumber, bookingLink, serviceCentersUrl } = settings;
  return {
    cart: href('cart', {}, locale),
    availability: href('availability', { bike: product.slug }, locale),
    service: faqTabPath('maintenance', locale),
    faq: href('faq', {}, locale),
    ...(product.pdfKey ? { dataSheet: href('dataSheet', { bike: product.slug }, locale) } : {}),
    ...(chatNumber ? { chat: chatLink(chatNumber, product.name) } : {}),
    ...(bookingLink && product.kind === 'bike' ? { booking: bookingLink } : {}),
    ...(serviceCentersUrl ? { serviceCenters: serviceCentersUrl } : {}),
  };
}

/** A chat with the shop's number that begins with the product's name. */
function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function firstOrderableColour(product: ProductView) {
  const orderable = product.colours.find(({ slug }) =>
    product.variants.some((variant) => variant.colourSlug === slug && variant.orderable),
  );
  return orderable ?? product.colours[0];
}

function describe(product: ProductView, plans: readonly ProductPlan[], locale: Locale): PageInfo {
  const t = textStoreOf(locale).translate(['seo']);
  const plan = productPlanFor(plans, defaultPlanLength);
  const monthly = plan.months > 1;
  const words = {
    name: product.name,
    subtitle: product.subtitle,
    rate: `CHF\u00a0${formatRate(plan.rate, plan.months)}`,
    months: plan.months,
    total: formatChf(plan.total),
  };
  const { src: path, width, height, alt } = product.openGraphPicture;
  return {
    locale,
    title: t(`product.${monthly ? 'title' : 'titleOnce'}${product.isOccasion ? 'Used' : ''}`, words),
    description: t(monthly ? 'product.description' : 'product.descriptionOnce', words),
    alternates: byLocale((each) => href('product', { bike: product.slugs[each] }, each)),
    image: { path, width, height, alt },
    noindex: product.status !== 'published',
  };
}

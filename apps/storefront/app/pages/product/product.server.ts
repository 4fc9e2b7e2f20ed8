import type { Translate } from '~/i18n/keys.ts';
import { byLocale, type Locale, localeOfPath } from '~/i18n/locales.ts';
import { formatChf, formatRate } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProduct, productsBeside } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard, ProductView } from '~/modules/catalog/catalog.ts';
import { productJsonLd, ratingJsonLd } from './product-json-ld.ts';
import { chosenPlan, type ProductOffer } from '~/modules/catalog/product-plans.ts';
import { productOffers } from '~/modules/catalog/product-plans.server.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { type ProductSection, sectionOfTab, tabOfSection } from './product-tabs.ts';
import type { ProductLinks } from './product-links.ts';
import type { ProductPageProps } from './product-page.tsx';
import type { ShopSettings } from '~/modules/content/content.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { countQuestionsAndReviews } from '~/modules/questions/questions.server.ts';
import { currentAddress, currentRules } from '~/modules/instances/instances.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Crumb } from '~/ui/breadcrumb.tsx';
import { href } from '~/site-map.ts';
import { withComponentLinks } from './component-links.server.ts';
import { faqTabPath } from '~/shell/navigation.ts';
import { accessoryView } from './accessory/accessory.server.ts';
import { deliveryView } from './delivery/delivery.server.ts';
import { fitView } from './fit/fit.server.ts';
import { limitedOfferView } from './offer/limited-offer-view.server.ts';
import { parseRequestedChoice } from './requested-choice.server.ts';
import { shownProduct } from './shown-product.ts';
import { stockWords } from './stock-words.server.ts';
import { breadcrumbJsonLd, type JsonLd, jsonLdOf, type PageInfo, type PageQueries } from '~/seo/seo.ts';

interface ProductPageView extends ProductPageProps {
  page: PageInfo;
  /** schema.org descriptions of the product and its place. */
  jsonLd: JsonLd;
}

export type ProductPageLookup =
  { kind: 'found'; view: ProductPageView } | { kind: 'moved'; slug: string } | { kind: 'missing' };

interface ProductRequest {
  slug: string;
  locale: Locale;
  search: URLSearchParams;
}

export async function loadProductPage({ slug, locale, search }: ProductRequest): Promise<ProductPageLookup> {
  const [found, settings] = await Promise.all([findProduct({ slug, locale }), getShopSettings(locale)]);
  if (found.kind !== 'found') return found;
  const { product, terms } = found;
  const isBike = product.kind === 'bike';
  const [{ similar, accessories }, attributes, limitedOffer, verification] = await Promise.all([
    productsBeside({ product, locale }),
    isBike ? withComponentLinks(product.attributes, terms, locale) : product.attributes,
    limitedOfferView(product, locale),
    countQuestionsAndReviews(product.id, locale),
  ]);
  const t = i18nFor(locale, 'common');
  const words = i18nFor(locale, 'product');
  const tile = (card: ProductCard) => productTile(card, { months: defaultPlanLength, locale, t });
  const prices = product.variants.map(({ displayPrice }) => displayPrice);
  const offers = productOffers(product, prices, zurichDate(new Date()), currentRules());
  const requested = search.get('farbe');
  const colour = product.colours.find((each) => each.slug === requested) ?? firstOrderableColour(product);
  const opened = sectionOfTab(search.get('tab'));
  const page = { ...describe(product, offers, locale), ...(opened && { queries: tabQueries(opened) }) };
  const base = currentAddress();
  const trail = trailTo(product, page.alternates[locale], t);
  return {
    kind: 'found',
    view: {
      page,
      jsonLd: jsonLdOf([
        { ...productJsonLd(product, `${base}${page.alternates[locale]}`, base), ...ratingJsonLd(verification) },
        breadcrumbJsonLd(
          trail.map(({ label, href: path }, index) => ({ name: index === 0 ? 'Velory' : label, path: path ?? '' })),
          base,
        ),
      ]),
      product: shownProduct({ ...product, attributes }),
      offers,
      requested: parseRequestedChoice(product, search),
      colour: colour?.slug,
      opened,
      similar: similar.map(tile),
      accessories: accessories.map(tile),
      limitedOffer,
      counts: verification,
      trail,
      stock: stockWords(product, { locale, t: words }),
      links: productLinks(product, settings, locale),
      accessory: await accessoryView(product, { locale, t: words, tile }),
      delivery: await deliveryView(product, search.get('plz'), locale),
      fit: await fitView({ product, search, colour: colour?.slug, locale }),
      heightError: readHeight(search.get('groesse')) === 'unreadable' ? words('advice.unreadable') : undefined,
    },
  };
}

/** The query that opens a section, in each language. */
const tabQueries = (section: ProductSection): PageQueries => ({
  de: { tab: tabOfSection(section, 'de') },
  fr: { tab: tabOfSection(section, 'fr') },
});

/** The pages above a product: its first category, or all of its kind. */
function trailTo(product: ProductView, path: string, t: Translate<'common'>): Crumb[] {
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

function productLinks(product: ProductView, settings: ShopSettings, locale: Locale): ProductLinks {
  const { chatNumber, bookingLink, serviceCentersUrl } = settings;
  return {
    cart: href('cart', {}, locale),
    availability: href('availability', { bike: product.slug }, locale),
    ...(product.isOccasion ? { usedBikes: href('category', { category: 'occasion' }, locale) } : {}),
    service: faqTabPath('maintenance', locale),
    faq: href('faq', {}, locale),
    ...(product.pdfKey ? { dataSheet: href('dataSheet', { bike: product.slug }, locale) } : {}),
    ...(chatNumber ? { chat: chatLink(chatNumber, product.name) } : {}),
    ...(bookingLink && product.kind === 'bike' ? { booking: bookingLink } : {}),
    ...(serviceCentersUrl ? { serviceCenters: serviceCentersUrl } : {}),
  };
}

function firstOrderableColour(product: ProductView) {
  const orderable = product.colours.find(({ slug }) =>
    product.variants.some((variant) => variant.colourSlug === slug && variant.orderable),
  );
  return orderable ?? product.colours[0];
}

function describe(product: ProductView, [offer]: readonly ProductOffer[], locale: Locale): PageInfo {
  const t = i18nFor(locale, 'seo');
  if (!offer) throw new Error('A product has at least one offer');
  const plan = chosenPlan(offer, { months: defaultPlanLength, downPayment: 0 });
  const monthly = plan.months > 1;
  const words = {
    name: product.name,
    subtitle: product.subtitle,
    rate: `CHF\u00a0${formatRate(plan.regular, plan.months)}`,
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

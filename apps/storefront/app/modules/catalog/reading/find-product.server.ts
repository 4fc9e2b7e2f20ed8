import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';
import { keepTogether, withUnit } from '~/i18n/units.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { priceIndication } from '~/modules/pricing/pricing.ts';
import { addOnsOf } from '~/modules/catalog/add-ons.server.ts';
import { attributePlace } from './attribute-groups.ts';
import {
  arrivalDate,
  type AttributeView,
  attributeGroups,
  categoryPathSlug,
  compareSizes,
  type GalleryPicture,
  isOrderable,
  type ProductLookup,
  type ProductView,
  type SizeView,
  type VariantView,
} from '~/modules/catalog/catalog.ts';
import { drawingViews, isMountedDrawing } from '~/modules/catalog/pictures/drawings.server.ts';
import { promisedDate } from '~/modules/catalog/promised-date.server.ts';
import {
  readByLocale,
  readFrameSizes,
  readGear,
  readHighlights,
  readTerms,
  type TermsByLocale,
} from '~/modules/catalog/json.server.ts';
import { toPrices, toProductCard } from './product-card.server.ts';
import { type ProductRow, readProduct, type VariantRow } from './product-row.server.ts';
import { isRowSoldHere } from '~/modules/catalog/assortment.server.ts';
import {
  renderPicture,
  openGraphPicture,
  photoPicture,
  type PictureSource,
} from '~/modules/catalog/pictures/product-pictures.server.ts';

/**
 * The product of a page. Drafts are missing, and what the instance does not sell; vanished products are found with
 * nothing to order, so that old links still say what they meant.
 * @param slug as in the path; an old one or the other language's answers `moved`
 */
export async function findProduct({
  slug,
  locale,
  now = new Date(),
}: {
  slug: string;
  locale: Locale;
  now?: Date;
}): Promise<ProductLookup> {
  const row = await readProduct(slug, locale);
  if (row && !isRowSoldHere(row)) return { kind: 'missing' };
  if (row) {
    const attributes = row.attributes.map((each) => ({ ...each, terms: readTerms(each.terms) }));
    const product = toProductView(row, { attributes, locale, now });
    return {
      kind: 'found',
      product,
      terms: Object.fromEntries(attributes.map((each) => [each.slug, each.terms[defaultLocale]])),
    };
  }
  const moved = await newSlug(slug, locale);
  return moved === undefined ? { kind: 'missing' } : { kind: 'moved', slug: moved };
}

/** All languages as they are in SQL: written out, so that the index of slugs is used. */
const everyLocale = Prisma.raw(locales.map((locale) => `'${locale}'`).join(', '));

/** The present slug of a product that once had this one, or has it in another language. The newest one wins. */
async function newSlug(slug: string, locale: Locale): Promise<string | undefined> {
  const [text] = await db.$queryRaw<{ slug: string }[]>(Prisma.sql`
    select text.slug
    from (
      select product_id from product_text where locale in (${everyLocale}) and slug = ${slug}
      union
      select product_id from product_old_slug where locale in (${everyLocale}) and slug = ${slug}
    ) owner
    join product on product.id = owner.product_id and product.status <> 'draft'
    join product_text text on text.product_id = product.id and text.locale = ${locale}::locale
    order by product.id desc
    limit 1`);
  return text?.slug;
}

/** An attribute with its terms as they were read. */
interface Attribute {
  slug: string;
  names: unknown;
  terms: TermsByLocale;
}

interface Shown {
  attributes: readonly Attribute[];
  locale: Locale;
  now: Date;
}

function toProductView(row: ProductRow, { attributes, locale, now }: Shown): ProductView {
  const card = toProductCard(row, locale, now);
  const { id, kind, pictures, coverId } = row;
  const source: PictureSource = { id, kind, pictures, coverId, pictureVersion: card.pictureVersion };
  const sizeLabels = sizeLabelsOf(attributes, locale);
  const variants = row.variants.map((variant) => toVariantView(variant, { product: row, sizeLabels, now }));
  const views = pictures === 'drawing' ? drawingViews(row.drawing) : [];
  const gallery = galleryOf(row, source, views, locale);
  return {
    ...card,
    shortDescription: keepTogether(row.shortDescription),
    description: keepTogether(row.description),
    highlights: readHighlights(row.highlights).map(({ title, text: words, view }) => ({
      title: keepTogether(title),
      text: keepTogether(words),
      picture: gallery.find((picture) => picture.view === view) ?? gallery[0] ?? card.picture,
    })),
    categories: row.categories.map(({ slug, name }) => ({
      slug,
      pathSlug: categoryPathSlug(slug),
      name: name ?? slug,
    })),
    variants,
    sizes: sizesOf(row, variants),
    attributes: attributesOf(row, attributes, locale),
    gallery,
    pictures,
    views,
    openGraphPicture: openGraphPicture(source, row.name),
    mounts: row.mounts,
    gear: readGear(row.gear),
    hangsOnRack: pictures === 'drawing' && isMountedDrawing(row.drawing),
    torqueNm: row.torqueNm,
    riderMinCm: row.riderMinCm,
    riderMaxCm: row.riderMaxCm,
    deliveryTimeInDays: row.deliveryTimeInDays,
    logisticsCompany: row.logisticsCompany,
    frameNumber: row.frameNumber,
    pdfKey: row.pdfKey,
    addOns: addOnsOf(row.metaData)[locale],
    slugs: byLocale((each) => row.slugs[each] ?? row.slug),
  };
}

/** Labels of the sizes in a language: the terms of the size attribute are in the same order in all. */
function sizeLabelsOf(attributes: readonly Attribute[], locale: Locale): Map<string, string> {
  const terms = attributes.find(({ slug }) => slug === 'pa_groesse')?.terms;
  const labels = new Map<string, string>();
  for (const source of [...locales].reverse()) {
    terms?.[source].forEach((term, index) => labels.set(term, terms[locale][index] ?? term));
  }
  return labels;
}

function toVariantView(
  variant: VariantRow,
  { product, sizeLabels, now }: { product: ProductRow; sizeLabels: Map<string, string>; now: Date },
): VariantView {
  const delivery = {
    stockStatus: variant.stockStatus,
    expectedDeliveryDate: promisedDate(variant.expectedDeliveryDate ?? product.expectedDeliveryDate),
    deliveryTimeInDays: variant.deliveryTimeInDays ?? product.deliveryTimeInDays,
  };
  const spans = variant.prices.map(({ price, validFrom, validTo }) => ({
    price,
    from: new Date(validFrom),
    to: validTo === null ? null : new Date(validTo),
  }));
  const indication = priceIndication(spans, { price: variant.price, highest: variant.uvpPrice, now });
  return {
    ...toPrices(
      {
        displayPrice: variant.price,
        uvpPrice: variant.uvpPrice,
        strikePrice: indication?.price ?? null,
        strikeUntil: indication?.until ?? null,
      },
      now,
    ),
    id: variant.id,
    sku: variant.sku,
    size: variant.size,
    sizeLabel: variant.size === null ? null : (sizeLabels.get(variant.size) ?? variant.size),
    colourSlug: variant.colorSlug,
    stockStatus: variant.stockStatus,
    orderable: isOrderable({ stockStatus: variant.stockStatus, vanished: product.status === 'vanished' }),
    deliveryTimeInDays: variant.deliveryTimeInDays,
    expectedDeliveryDate: promisedDate(variant.expectedDeliveryDate),
    arrival: arrivalDate(delivery, zurichDate(now)),
  };
}

function sizesOf(row: ProductRow, variants: readonly VariantView[]): SizeView[] {
  const frameSizes = readFrameSizes(row.frameSizes);
  const labels = new Map(variants.flatMap(({ size, sizeLabel }) => (size === null ? [] : [[size, sizeLabel ?? size]])));
  return [...labels]
    .map(([size, label]) => ({ size, label, frameSize: frameSizes.find((each) => each.size === size) ?? null }))
    .sort((a, b) => compareSizes(a.size, b.size));
}

function attributesOf(row: ProductRow, attributes: readonly Attribute[], locale: Locale): ProductView['attributes'] {
  const placed = attributes.map(({ slug, names, terms }) => ({
    ...attributePlace(slug),
    item: { slug, name: readByLocale(names)[locale] || slug, values: shownValues(row, slug, terms[locale]) },
  }));
  return attributeGroups.flatMap((group) => {
    const items: AttributeView[] = placed
      .filter((each) => each.group === group && each.item.values.length > 0)
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
    return items.length > 0 ? [{ group, items }] : [];
  });
}

/** Values of an attribute as they are shown; kilometres as everywhere in the shop. */
function shownValues({ mileageKm }: ProductRow, slug: string, values: readonly string[]): string[] {
  if (slug === 'pa_kilometerstand' && mileageKm !== null) return [withUnit(formatAmount(mileageKm * 100), 'km')];
  return values.map(keepTogether);
}

function galleryOf(row: ProductRow, source: PictureSource, views: readonly string[], locale: Locale): GalleryPicture[] {
  const { name } = row;
  if (row.pictures === 'photo') {
    return row.images.map((image) => ({
      ...photoPicture(image.id, row.kind, readByLocale(image.alt)[locale] || name),
      view: null,
      colourSlug: image.colorSlug,
    }));
  }
  // Close-ups repeat what the texts beside them say: only the whole product has a text alternative.
  return views.map((view, index) => renderPicture(source, view, index === 0 ? name : ''));
}

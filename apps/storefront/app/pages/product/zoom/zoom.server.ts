import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findNearView } from '~/modules/catalog/near-view.server.ts';
import { type AttributeView, pictureUrl, type ProductView } from '~/modules/catalog/catalog.ts';
import { BIKE_PARTS, type BikePart } from '@velory/illustrations/near.ts';
import { withComponentLinks } from '~/pages/product/component-links.server.ts';
import { href } from '~/site-map.ts';
import type { ZoomFact, ZoomPart, ZoomView } from './zoom-view.ts';

/** The rows of the data table that tell of each part: the first names it. */
const attributesOfPart: Readonly<Record<BikePart, readonly [string, ...string[]]>> = {
  motor: ['pa_motor', 'pa_drehmoment', 'pa_geschwindigkeit'],
  battery: ['pa_akku', 'pa_akku-position', 'pa_reichweite'],
  display: ['pa_display'],
  gears: ['pa_schaltung', 'pa_gaenge', 'pa_antrieb'],
  brakes: ['pa_bremsen'],
  light: ['pa_licht'],
  fork: ['pa_gabel', 'pa_federweg'],
  tyres: ['pa_reifen', 'pa_laufrad'],
};

interface ZoomRequest {
  product: ProductView;
  /** German terms of each attribute, for links to the component directory. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** Slug of the colour that the address asks for. */
  requestedColour: string | null;
  locale: Locale;
}

/** A product from near: its picture, its parts with their place in it, and what the data table says of each. */
export async function zoomView({ product, terms, requestedColour, locale }: ZoomRequest): Promise<ZoomView> {
  const t = i18nFor(locale, 'zoom');
  const colour = product.colours.find(({ slug }) => slug === requestedColour) ?? product.colours[0];
  const isDrawn = product.pictures === 'drawing';
  const near = await findNearView(product, colour?.slug);
  const attributes = await withComponentLinks(product.attributes, terms, locale);
  const items = attributes.flatMap((each) => each.items);
  const parts = near ? partsOf(near.spots, items) : [];
  const path = href('product', { bike: product.slug }, locale);
  const pictures = isDrawn ? product.gallery.slice(0, 1) : product.gallery;
  return {
    path,
    name: product.name,
    detail: (isDrawn && colour?.name) || '',
    colours: isDrawn
      ? product.colours.map(({ slug, name, hex }) => {
          return { label: name, hex, href: `${path}?farbe=${slug}`, isShown: slug === colour?.slug };
        })
      : [],
    pictures: pictures.map((picture) =>
      isDrawn && colour
        ? { ...picture, src: pictureUrl(product, { colour: colour.slug, view: picture.view ?? undefined }) }
        : picture,
    ),
    near: near?.src ?? null,
    parts,
    facts: parts.length > 0 ? [] : items.map(factOf),
    words: wordsOf(t, parts.length),
  };
}

/** Parts that have both a place in the picture and a row of the table. */
function partsOf(spots: Partial<Record<BikePart, readonly [number, number]>>, items: AttributeView[]): ZoomPart[] {
  return BIKE_PARTS.flatMap((part) => {
    const [first, ...rest] = attributesOfPart[part].map((slug) => items.find((item) => item.slug === slug));
    const spot = spots[part];
    if (!spot || !first) return [];
    const { label, value } = factOf(first);
    const facts = [first, ...rest].flatMap((item) => (item ? [factOf(item)] : []));
    return [{ id: part, name: label, value, facts, spot }];
  });
}

function factOf({ name, values, links }: AttributeView): ZoomFact {
  const link = links?.find((each) => each !== null);
  return { label: name, value: values.join(', '), ...(link ? { href: link } : {}) };
}

function wordsOf(t: Translate<'zoom'>, count: number): ZoomView['words'] {
  return {
    title: t('title'),
    lead: count > 0 ? t('lead', { count }) : t('lead-photo'),
    close: t('close'),
    back: t('back'),
    colours: t('colours'),
    nearer: t('nearer'),
    farther: t('farther'),
    scale: t('scale'),
    map: t('map'),
    next: t('next'),
    previous: t('previous'),
    pictures: t('pictures'),
    // Filled where they are shown.
    position: t('position', { index: '{{index}}', total: '{{total}}' }),
    show: t('show', { name: '{{name}}' }),
  };
}

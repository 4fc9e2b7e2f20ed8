/** From the compact records to drafts: everything that can be derived from a record is derived here. */
import { accessoryDrawing, bikeDrawing } from './drawing.ts';
import type { Draft } from './items.ts';
import { FITS } from './fits.ts';
import { FRAMES, KINDS } from './kinds.ts';
import type { AccessoryGroup, AccessoryModel, BikeModel, BikeSeries, BikeSpec } from './model.ts';
import { frameSizes } from './sizes.ts';
import { bikeAttributes, highlightWords, subtitle } from './specs.ts';
import type { AttributeSlug } from './taxonomy.ts';
import { fill, slugify, t, type Text } from './text.ts';
import type { JsonValue, Lang } from './woo.ts';

const LANGS: readonly Lang[] = ['de', 'fr'];

/** Extras of which one comes with a new bike at no charge. */
const EXTRAS: Partial<Record<BikeSpec['kind'], readonly Text[]>> = {
  e_city: [t('Korb am Lenker', 'Panier au guidon'), t('Klingel mit Schweizer Kreuz', 'Sonnette à croix suisse')],
  e_trekking: [
    t('Seitentasche, 20 Liter', 'Sacoche latérale, 20 litres'),
    t('Rückspiegel links', 'Rétroviseur gauche'),
  ],
  e_cargo: [t('Regendach für die Box', 'Capote de pluie pour la caisse'), t('Zwei Spanngurte', 'Deux sangles')],
};

/** The technical data of a model: the series' base with the model's own values over it. */
export function specOf(series: BikeSeries, model: BikeModel): BikeSpec {
  return { ...series.base, ...model, drawing: { ...series.base.drawing, ...model.drawing } };
}

function bikeSlug(name: Text, spec: BikeSpec, used: boolean): Text {
  const kind = KINDS[spec.kind].slug;
  const frame = FRAMES[spec.type].slug;
  const words = (lang: Lang) => {
    const own = slugify(name[lang], lang);
    const reported = own.split('-').includes(frame[lang].split('-').pop() ?? '');
    return slugify([own, kind[lang], reported ? '' : frame[lang], used ? 'occasion' : ''].join(' '), lang);
  };
  return t(words('de'), words('fr'));
}

/** A text's paragraphs: the model's own, then the one it shares with its series. */
function paragraphsOf(own: Text, about: Text): Record<Lang, string[]> {
  return { de: [...own.de.split('\n'), about.de], fr: [...own.fr.split('\n'), about.fr] };
}

/** The draft of a bike. `id` decides small differences of the drawing; `related` are ids per language. */
export function bikeDraft(series: BikeSeries, model: BikeModel, id: number, related: Draft['related']): Draft {
  const spec = specOf(series, model);
  const brand = model.brand ?? series.brand;
  const name = t(`${brand} ${model.name}`, `${brand} ${model.nameFr ?? model.name}`);
  const sizes = frameSizes(spec.type, spec.sizes, spec.heights);
  const kind = KINDS[spec.kind];
  const words = [...(model.highlights ?? series.highlights), model.own].map((item) => highlightWords(item, spec));
  const meta: Record<string, JsonValue> = { pdf_key: `datasheets/${id}.pdf` };
  const extras = EXTRAS[spec.kind];
  if (extras && !model.used) meta['add_ons'] = extras.map(({ de, fr }) => ({ de, fr }));
  if (model.used) {
    meta['frame_number'] = model.used.frameNumber;
    meta['price_new'] = model.used.priceNew.toFixed(2);
    delete meta['pdf_key'];
  }
  return {
    name,
    slug: bikeSlug(name, spec, model.used !== undefined),
    subtitle: subtitle(spec, model.used),
    paragraphs: paragraphsOf(model.text, series.about),
    highlights: words,
    brand,
    categories: model.used ? ['occasion', ...kind.categories] : kind.categories,
    attributes: bikeAttributes(spec, model.used),
    colours: spec.colours,
    sizes: sizes.map(({ size, label }) => ({ key: size, label })),
    price: model.price,
    was: model.was,
    saleDays: model.saleDays,
    heldDays: model.heldDays,
    weight: spec.weight,
    stock: model.stock ?? {},
    single: model.used !== undefined,
    drawing: bikeDrawing(spec, brand, id),
    frameSizes: sizes,
    meta,
    related,
  };
}

/** The draft of an accessory. */
export function accessoryDraft(group: AccessoryGroup, model: AccessoryModel, related: Draft['related']): Draft {
  const brand = model.brand;
  const name = t(`${brand} ${model.name.de}`, `${brand} ${model.name.fr}`);
  const facts = Object.entries(model.facts) as [AttributeSlug, Text][];
  const values = { weight: Math.round(model.weight * 1000) };
  const filled = (text: Text) => t(fill(text.de, values), fill(text.fr, values));
  const highlights = [...group.highlights, model.own].map((item) => {
    return { title: filled(item.title), text: filled(item.text), view: item.view };
  });
  const slugs = LANGS.map((lang) => slugify(`${brand} ${model.slug[lang]}`, lang));
  return {
    name,
    slug: t(slugs[0] ?? '', slugs[1] ?? ''),
    subtitle: model.subtitle,
    paragraphs: paragraphsOf(model.text, group.about),
    highlights,
    brand,
    categories: [...group.categories, 'accessory'],
    attributes: [
      ['pa_gewicht', [accessoryWeight(model.weight)]],
      ...facts.map(([slug, text]): [AttributeSlug, Text[]] => [slug, [text]]),
      ['pa_passt-an', (model.fits ?? group.fits).map((fit) => FITS[fit])],
    ],
    colours: model.colours ?? [],
    ...(model.paint && { onlyColour: model.paint }),
    sizes: (model.sizes ?? []).map(({ label, price }) => ({
      key: label.de.replace(/ /g, '_'),
      label,
      ...(price && { price }),
    })),
    price: model.price,
    was: model.was,
    saleDays: model.saleDays,
    weight: model.weight,
    stock: { days: 7, ...model.stock },
    single: false,
    drawing: accessoryDrawing(group.type, model),
    frameSizes: [],
    meta: {},
    related,
  };
}

/** Grams below a kilogram, kilograms from there on. */
function accessoryWeight(kilograms: number): Text {
  const text = kilograms < 1 ? `${Math.round(kilograms * 1000)} g` : `${String(kilograms).replace('.', ',')} kg`;
  return t(text, text);
}

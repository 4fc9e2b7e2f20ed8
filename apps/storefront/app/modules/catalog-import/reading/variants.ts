import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import type { Choice, FeedAttribute, FeedProduct, FeedVariation } from '~/modules/catalog-import/feed/feed-item.ts';
import type { ColourRecord, VariantRecord } from './record.ts';
import { slugify } from './slug.ts';

/** Most variants of one product: a variation for "any" size and colour represents many. */
const MOST_VARIANTS = 100;

export type VariantProblem = (detail: Message) => void;

const COLOUR = 'pa_farbe';
const SIZE = 'pa_groesse';

/** The attributes that variations choose from: those listed by the product, and those named by a variation. */
function choiceAttributes(product: FeedProduct, variations: readonly FeedVariation[]): string[] {
  const chosen = variations.flatMap(({ choices }) => choices.map(({ slug }) => slug));
  const message = product.variable
    ? product.attributes.filter(({ variation }) => variation).map(({ slug }) => slug)
    : [];
  return [...new Set([...message, ...chosen])];
}

/** The product's own spelling of an option: variations name it by slug or in other letters at times. */
function ownSpelling(attribute: FeedAttribute | undefined, option: string): string {
  const slug = slugify(option);
  return attribute?.options.find((own) => own === option || slugify(own) === slug) ?? option;
}

/** Every combination a variation represents; "any" means every option of the attribute. */
function combinations(
  variation: FeedVariation,
  slugs: readonly string[],
  attributes: ReadonlyMap<string, FeedAttribute>,
): Choice[][] {
  let result: Choice[][] = [[]];
  for (const slug of slugs) {
    const attribute = attributes.get(slug);
    const chosen = variation.choices.find((choice) => choice.slug === slug)?.option ?? '';
    const options = chosen === '' ? (attribute?.options ?? []) : [ownSpelling(attribute, chosen)];
    if (options.length === 0) continue;
    result = result
      .flatMap((choices) => options.map((option) => [...choices, { slug, option }]))
      .slice(0, MOST_VARIANTS);
  }
  return result;
}

const countOfChoices = ({ choices }: FeedVariation) => choices.filter(({ option }) => option !== '').length;

/**
 * The variants of a product in one language: one for each combination that can be bought. A variation that names its
 * size and colour goes before one for "any".
 * @param colours colours of the product, by the options of its colour attribute
 */
export function readVariants(
  product: FeedProduct,
  variations: readonly FeedVariation[],
  {
    colours,
    problem,
    warn,
  }: {
    colours: ReadonlyMap<string, ColourRecord>;
    /** Told of variations that are not taken. */
    problem: VariantProblem;
    warn: (field: string, message: Message) => void;
  },
): VariantRecord[] {
  const attributes = new Map(product.attributes.map((attribute) => [attribute.slug, attribute]));
  const slugs = choiceAttributes(product, variations);
  const ordered = variations
    .map((variation, index) => ({ variation, index }))
    .sort((a, b) => a.variation.position - b.variation.position || a.index - b.index)
    .map(({ variation }) => variation);
  const specificFirst = [...ordered].sort((a, b) => countOfChoices(b) - countOfChoices(a));

  const taken = new Map<string, VariantRecord>();
  for (const variation of specificFirst) {
    const offer = variation.offer;
    if (!variation.published) continue;
    if (!offer) {
      problem(
        createMessage('variation-problem', {
          variation: nameOf(variation),
          problem: variation.offerProblem ?? createMessage('no-price'),
        }),
      );
      continue;
    }
    const all = combinations(variation, slugs, attributes);
    const isSingle = all.length === 1;
    for (const choices of all) {
      const combination = choices.map(({ option }) => slugify(option) || option).join('|');
      if (taken.has(combination)) {
        if (isSingle)
          problem(
            createMessage('variation-problem', { variation: nameOf(variation), problem: createMessage('same-choice') }),
          );
        continue;
      }
      if (taken.size >= MOST_VARIANTS) continue;
      const variant = toVariant(variation, { offer, choices, colours, product, single: isSingle, combination });
      const isRepeated = [...taken.values()].some(({ key }) => key === variant.key);
      if (isRepeated) warn(`variation ${nameOf(variation)}`, createMessage('stands-twice'));
      taken.set(combination, isRepeated ? { ...variant, key: `${variant.key}[${combination}]` } : variant);
    }
  }
  return [...taken.values()];
}

const nameOf = ({ id, sku, choices }: FeedVariation) =>
  [id && `#${id}`, sku && `(${sku})`, choices.map(({ option }) => option || 'any').join(', ')]
    .filter(Boolean)
    .join(' ');

function toVariant(
  variation: FeedVariation,
  {
    offer,
    choices,
    colours,
    product,
    single,
    combination,
  }: {
    offer: NonNullable<FeedVariation['offer']>;
    choices: readonly Choice[];
    colours: ReadonlyMap<string, ColourRecord>;
    product: FeedProduct;
    /** Whether the variation represents this combination alone. */
    single: boolean;
    combination: string;
  },
): VariantRecord {
  const option = (slug: string) => choices.find((choice) => choice.slug === slug)?.option;
  const colour = option(COLOUR);
  // Choices beside size and colour, such as a handlebar, become part of the size: everything that differs can be
  // chosen.
  const sizes = [
    option(SIZE),
    ...choices.filter(({ slug }) => slug !== COLOUR && slug !== SIZE).map((choice) => choice.option),
  ];
  const onlyColour = colours.size === 1 ? [...colours.values()][0]?.slug : undefined;
  const own = variation.id !== null ? `id:${variation.id}` : variation.sku !== null ? `sku:${variation.sku}` : '';
  return {
    key: single && own ? own : `${own}[${combination}]`,
    sku: variation.sku === product.sku && product.variable ? null : variation.sku,
    size: sizes.filter(Boolean).join(' / ') || null,
    colorSlug: (colour === undefined ? onlyColour : colours.get(colour)?.slug) ?? null,
    offer,
    stockStatus: variation.stock.status,
    stockQuantity: variation.stock.quantity,
    deliveryTimeInDays: variation.delivery.days ?? product.delivery.days,
    expectedDeliveryDate:
      variation.delivery.expectedDate ?? (variation.stock.status === 'instock' ? null : product.delivery.expectedDate),
  };
}

/**
 * The product itself as its only variation: what a simple product is, or a variable one whose variations are not in
 * the feed.
 */
export function productAsVariation(product: FeedProduct): FeedVariation {
  return {
    id: null,
    sku: product.sku,
    offer: product.offer,
    offerProblem: product.offerProblem,
    stock: product.stock,
    delivery: product.delivery,
    choices: [],
    imageSrc: null,
    position: 0,
    published: true,
  };
}

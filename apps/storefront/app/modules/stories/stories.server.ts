import type { Locale } from '~/i18n/locales.ts';
import { formatExactAmount, formatRate } from '~/i18n/money.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { type ContentEntry, findEntryBySlug, getEntries } from '~/modules/content/content.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';
import type { StorySheet, StoryTile, StoryView } from './stories.ts';

export { exportStoryActs, mergeStoryActs } from './interactions/personal-data.server.ts';
export { countAct, likeStory, findOwnStory, vote } from './interactions/interactions.server.ts';
export { type StoryFigures, storyFigures } from './interactions/story-statistics.server.ts';

type Entry = ContentEntry<'story'>;

/** Whether a story is in its time. */
const isShown = ({ shownFrom, shownUntil }: Entry, now: Date): boolean =>
  Date.parse(shownFrom) <= now.getTime() && (shownUntil === null || Date.parse(shownUntil) > now.getTime());

/** Stories that are in their time, the newest first. */
export async function shownStories(locale: Locale, now = new Date()): Promise<Entry[]> {
  const entries = (await getEntries('story', locale)).filter((entry) => isShown(entry, now));
  return entries.sort((a, b) => b.shownFrom.localeCompare(a.shownFrom));
}

/** Products of stories by their slug, those of the asked language or of the other. */
async function productsOf(entries: readonly Entry[], locale: Locale): Promise<Map<string, ProductCard>> {
  const slugs = entries.flatMap(({ productSlug, sheets }) => [
    productSlug,
    ...sheets.map((sheet) => sheet.productSlug),
  ]);
  const requested = [...new Set(slugs.filter((slug) => slug !== undefined))];
  const found = await Promise.all(
    requested.map(async (slug) => [slug, (await findProductsBySlugs({ slugs: [slug], locale }))[0]] as const),
  );
  return new Map(found.flatMap(([slug, card]) => (card ? [[slug, card] as const] : [])));
}

/** A product as it is in a story: drawn ones without ground. */
function pictureOf(card: ProductCard | undefined): StorySheet['picture'] {
  if (!card) return null;
  if (card.picture.srcSet) return card.picture;
  return { ...card.picture, src: pictureUrl(card, { view: STANDING_VIEW }) };
}

function tileOf(entry: Entry, products: ReadonlyMap<string, ProductCard>, locale: Locale): StoryTile {
  const { id, title, slug, picture, productSlug, sheets, shownFrom } = entry;
  const product = products.get(productSlug ?? sheets.find((sheet) => sheet.productSlug)?.productSlug ?? '');
  return {
    id,
    title,
    path: href('story', { slug }, locale),
    picture: picture ?? pictureOf(product),
    isOffer: sheets[0]?.isOffer ?? false,
    day: zurichDate(new Date(shownFrom)),
  };
}

/** The row of stations, the newest first. */
export async function storyTiles(locale: Locale, now = new Date()): Promise<StoryTile[]> {
  const entries = await shownStories(locale, now);
  const products = await productsOf(entries, locale);
  return entries.map((entry) => tileOf(entry, products, locale));
}

/** What is behind the address of a story. */
export type FoundStory =
  | { kind: 'found'; view: StoryView; slugs: Partial<Record<Locale, string>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'over' }
  | { kind: 'missing' };

/** A story with its sheets. `over`: its time has ended or has not begun. */
export async function findStory(slug: string, locale: Locale, now = new Date()): Promise<FoundStory> {
  const found = await findEntryBySlug('story', { slug, locale });
  if (found.kind === 'moved') return found;
  if (found.kind === 'missing') return { kind: 'missing' };
  const { entry } = found;
  if (!isShown(entry, now)) return { kind: 'over' };
  const all = await shownStories(locale, now);
  const place = all.findIndex(({ id }) => id === entry.id);
  const before = all[place - 1];
  const after = all[place + 1];
  const products = await productsOf([entry, ...[before, after].filter((each) => each !== undefined)], locale);
  const tile = (each: Entry | undefined) => (each ? tileOf(each, products, locale) : null);
  return {
    kind: 'found',
    slugs: found.slugs,
    view: {
      id: entry.id,
      slug: entry.slug,
      title: entry.title,
      sheets: entry.sheets.map((sheet) => sheetOf(sheet, products, locale)),
      before: tile(before),
      after: tile(after),
    },
  };
}

function sheetOf(
  { title, text, isOffer, picture, productSlug, link, choices }: Entry['sheets'][number],
  products: ReadonlyMap<string, ProductCard>,
  locale: Locale,
): StorySheet {
  const card = products.get(productSlug ?? '');
  const plan = card && cardPlan(card, defaultPlanLength);
  return {
    title,
    text: text ?? null,
    isOffer,
    picture: picture ?? pictureOf(card),
    product:
      card && plan
        ? {
            name: card.name,
            path: href('product', { bike: card.slug }, locale),
            rate: plan.months > 1 ? formatRate(plan.rate, plan.months) : formatExactAmount(card.displayPrice),
            months: plan.months,
            isBike: card.kind === 'bike',
          }
        : null,
    link: link ?? null,
    choices,
  };
}

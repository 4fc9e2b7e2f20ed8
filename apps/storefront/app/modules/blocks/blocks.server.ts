import type { Block, BlockOf } from '~/modules/content/content.ts';
import { getLimitedOffers } from '~/modules/content/content.server.ts';
import { loadBanner } from './banner/loader.server.ts';
import type { BlockContext } from './block.ts';
import { loadCategoryGrid } from './category-grid/loader.server.ts';
import { loadFaqTeaser } from './faq-teaser/loader.server.ts';
import { loadHero } from './hero/loader.server.ts';
import { loadNewsletter } from './newsletter/loader.server.ts';
import { loadOffer } from './offer/loader.server.ts';
import { loadProductRow } from './product-row/loader.server.ts';
import { loadSteps } from './steps/loader.server.ts';
import { loadStories } from './stories/loader.server.ts';
import { loadTestimonials } from './testimonials/loader.server.ts';

type Kind = Block['kind'];

/** Finds what a block shows; undefined if there is nothing to show. */
type Loader<Of extends Kind> = (
  block: BlockOf<Of>,
  context: BlockContext,
) => object | undefined | Promise<object | undefined>;

/** How a kind of block finds what it shows; a kind without a loader shows its editor's words alone. */
const loaders = {
  hero: loadHero,
  'category-grid': loadCategoryGrid,
  steps: loadSteps,
  offer: loadOffer,
  'product-row': loadProductRow,
  'faq-teaser': loadFaqTeaser,
  banner: loadBanner,
  testimonials: loadTestimonials,
  newsletter: loadNewsletter,
  stories: loadStories,
} satisfies { [Of in Kind]?: Loader<Of> };

export type SectionOf<Of extends Kind> = { kind: Of } & (Of extends keyof typeof loaders
  ? NonNullable<Awaited<ReturnType<(typeof loaders)[Of]>>>
  : Omit<BlockOf<Of>, 'kind'>);

/** A section of a page that editors compose. */
export type BlockSection = { [Of in Kind]: SectionOf<Of> }[Kind];

/** Sections for a page, and when one of them changes by itself. */
export interface LoadedBlocks {
  sections: BlockSection[];
  /** When a limited offer begins or ends next; undefined if no block shows one. */
  validUntil: Date | undefined;
}

/** Blocks with all that they show, in their order; those with nothing to show are left out. */
export async function loadBlocks(blocks: readonly Block[] | undefined, context: BlockContext): Promise<LoadedBlocks> {
  const loaded = await Promise.all(
    (blocks ?? []).map(async (block) => {
      const load = (loaders as Partial<Record<Kind, Loader<Kind>>>)[block.kind];
      const shown = load ? await load(block, context) : block;
      return shown && ({ kind: block.kind, ...shown } as BlockSection);
    }),
  );
  const showsOffer = (blocks ?? []).some(({ kind }) => kind === 'offer');
  const { validUntil } = showsOffer ? await getLimitedOffers(context) : { validUntil: undefined };
  return { sections: loaded.filter((section) => section !== undefined), validUntil };
}

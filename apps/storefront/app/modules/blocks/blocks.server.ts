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

/** Finds what a block shows; undefined where there is nothing to show. */
type Loader<Of extends Kind> = (
  block: BlockOf<Of>,
  context: BlockContext,
) => object | undefined | Promise<object | undefined>;

/** A block that shows its editor's words alone. */
const asWritten = <Written extends Block>({ kind: _, ...words }: Written) => words;

/** How each kind of block finds what it shows; the compiler asks for every kind, here and in `ui/sections.tsx`. */
const loaders = {
  hero: loadHero,
  'category-grid': loadCategoryGrid,
  steps: loadSteps,
  offer: loadOffer,
  'product-row': loadProductRow,
  promises: asWritten<BlockOf<'promises'>>,
  'faq-teaser': loadFaqTeaser,
  text: asWritten<BlockOf<'text'>>,
  banner: loadBanner,
  testimonials: loadTestimonials,
  newsletter: loadNewsletter,
  video: asWritten<BlockOf<'video'>>,
  gallery: asWritten<BlockOf<'gallery'>>,
  stories: loadStories,
} satisfies { [Of in Kind]: Loader<Of> };

/** A section of one kind with everything it shows. */
export type SectionOf<Of extends Kind> = { kind: Of } & NonNullable<Awaited<ReturnType<(typeof loaders)[Of]>>>;

/** A section of a page that editors compose. */
export type BlockSection = { [Of in Kind]: SectionOf<Of> }[Kind];

/** Sections for a page, and when one of them changes by itself. */
export interface LoadedBlocks {
  sections: BlockSection[];
  /** When a limited offer begins or ends next; undefined where no block shows one. */
  validUntil: Date | undefined;
}

/** Blocks with all that they show, in their order; those with nothing to show are left out. */
export async function loadBlocks(blocks: readonly Block[] | undefined, context: BlockContext): Promise<LoadedBlocks> {
  const loaded = await Promise.all(
    (blocks ?? []).map(async (block) => {
      const load: Loader<Kind> = loaders[block.kind] as Loader<Kind>;
      const shown = await load(block, context);
      return shown && ({ kind: block.kind, ...shown } as BlockSection);
    }),
  );
  const showsOffer = (blocks ?? []).some(({ kind }) => kind === 'offer');
  const { validUntil } = showsOffer ? await getLimitedOffers(context) : { validUntil: undefined };
  return { sections: loaded.filter((section) => section !== undefined), validUntil };
}

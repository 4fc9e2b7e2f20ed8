import { type ComponentType, Fragment } from 'react';
import type { BlockSection, SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Banner } from '~/modules/blocks/banner/view.tsx';
import { CategoryGrid } from '~/modules/blocks/category-grid/view.tsx';
import { FaqTeaser } from '~/modules/blocks/faq-teaser/view.tsx';
import { Gallery } from '~/modules/blocks/gallery/view.tsx';
import { Hero } from '~/modules/blocks/hero/view.tsx';
import { Newsletter } from '~/modules/blocks/newsletter/view.tsx';
import { OfferPanel } from '~/modules/blocks/offer/view.tsx';
import { ProductRow } from '~/modules/blocks/product-row/view.tsx';
import { Promises } from '~/modules/blocks/promises/view.tsx';
import { Steps } from '~/modules/blocks/steps/view.tsx';
import { Testimonials } from '~/modules/blocks/testimonials/view.tsx';
import { TextSection } from '~/modules/blocks/text/view.tsx';
import { Video } from '~/modules/blocks/video/view.tsx';

export interface SectionProps<Kind extends BlockSection['kind']> {
  section: SectionOf<Kind>;
  /** Whether the section's title is the page's own. */
  isPageTitle: boolean;
}

/** The component of each kind of block. */
const views: { [Kind in BlockSection['kind']]: ComponentType<SectionProps<Kind>> } = {
  hero: Hero,
  'category-grid': CategoryGrid,
  steps: Steps,
  offer: OfferPanel,
  'product-row': ProductRow,
  promises: Promises,
  'faq-teaser': FaqTeaser,
  text: TextSection,
  banner: Banner,
  testimonials: Testimonials,
  newsletter: Newsletter,
  video: Video,
  gallery: Gallery,
};

interface SectionsProps {
  sections: readonly BlockSection[];
  /** The page has no other h1 than its first hero's. */
  holdsPageTitle?: boolean;
}

/** The sections of a page in the editor's order. A route that shows them names the texts of `blockTexts` and links `blocksSheet`. */
export function Sections({ sections, holdsPageTitle = false }: SectionsProps) {
  const title = holdsPageTitle ? sections.findIndex(({ kind }) => kind === 'hero') : -1;
  return sections.map((section, index) => {
    const View = views[section.kind] as ComponentType<{ section: BlockSection; isPageTitle: boolean }>;
    return (
      <Fragment key={index}>
        <View section={section} isPageTitle={index === title} />
      </Fragment>
    );
  });
}

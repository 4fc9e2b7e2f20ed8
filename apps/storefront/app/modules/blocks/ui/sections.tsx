import type { ComponentType } from 'react';
import type { BlockSection, SectionOf } from '~/modules/blocks/blocks.server.ts';
import type { InstanceBranding } from '~/modules/blocks/block.ts';
import companySheet from '~/modules/instances/ui/company.css?url';
import { CategoryGrid } from '~/modules/blocks/category-grid/view.tsx';
import { FaqTeaser } from '~/modules/blocks/faq-teaser/view.tsx';
import categorySheet from '~/modules/blocks/category-grid/category-grid.css?url';
import heroSheet from '~/modules/blocks/hero/hero.css?url';
import newsletterSheet from '~/modules/blocks/newsletter/newsletter.css?url';
import offerSheet from '~/modules/blocks/offer/offer.css?url';
import { ProductRow } from '~/modules/blocks/product-row/view.tsx';
import { Promises } from '~/modules/blocks/promises/view.tsx';
import stepsSheet from '~/modules/blocks/steps/steps.css?url';
import storiesSheet from '~/modules/blocks/stories/stories.css?url';
import { TextSection } from '~/modules/blocks/text/view.tsx';
import videoSheet from '~/modules/blocks/video/video.css?url';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import type { openingViews } from './opening.ts';

export interface SectionProps<Kind extends BlockSection['kind']> {
  section: SectionOf<Kind>;
  /** Whether the section's title is the page's own. */
  isPageTitle: boolean;
  /** The partner whose instance shows the page. */
  branding?: InstanceBranding | undefined;
}

const Banner = createPreloadedComponent<SectionProps<'banner'>>(
  'banner',
  async () => (await import('~/modules/blocks/banner/view.tsx')).Banner,
);
const Gallery = createPreloadedComponent<SectionProps<'gallery'>>(
  'gallery',
  async () => (await import('~/modules/blocks/gallery/view.tsx')).Gallery,
);
const Hero = createPreloadedComponent<SectionProps<'hero'>>(
  'hero',
  async () => (await import('~/modules/blocks/hero/view.tsx')).Hero,
);
const Newsletter = createPreloadedComponent<SectionProps<'newsletter'>>(
  'newsletter',
  async () => (await import('~/modules/blocks/newsletter/view.tsx')).Newsletter,
);
const OfferPanel = createPreloadedComponent<SectionProps<'offer'>>(
  'offer',
  async () => (await import('~/modules/blocks/offer/view.tsx')).OfferPanel,
);
const Steps = createPreloadedComponent<SectionProps<'steps'>>(
  'steps',
  async () => (await import('~/modules/blocks/steps/view.tsx')).Steps,
);
const Stories = createPreloadedComponent<SectionProps<'stories'>>(
  'stories',
  async () => (await import('~/modules/blocks/stories/view.tsx')).Stories,
);
const Testimonials = createPreloadedComponent<SectionProps<'testimonials'>>(
  'testimonials',
  async () => (await import('~/modules/blocks/testimonials/view.tsx')).Testimonials,
);
const Video = createPreloadedComponent<SectionProps<'video'>>(
  'video',
  async () => (await import('~/modules/blocks/video/view.tsx')).Video,
);

interface BlockView<Kind extends BlockSection['kind']> {
  View: ComponentType<SectionProps<Kind>>;
  /** The address of its style sheet, where it has one. */
  sheet?: string;
}

/** The component of each kind of block, with its styles. */
const views: { [Kind in BlockSection['kind']]: BlockView<Kind> } = {
  hero: { View: Hero, sheet: heroSheet },
  'category-grid': { View: CategoryGrid, sheet: categorySheet },
  steps: { View: Steps, sheet: stepsSheet },
  offer: { View: OfferPanel, sheet: offerSheet },
  'product-row': { View: ProductRow },
  promises: { View: Promises },
  'faq-teaser': { View: FaqTeaser },
  text: { View: TextSection },
  banner: { View: Banner },
  testimonials: { View: Testimonials },
  newsletter: { View: Newsletter, sheet: newsletterSheet },
  video: { View: Video, sheet: videoSheet },
  gallery: { View: Gallery },
  stories: { View: Stories, sheet: storiesSheet },
};

interface SectionsProps {
  sections: readonly BlockSection[];
  /** The page has no other h1 than its first hero's. */
  holdsPageTitle?: boolean;
  /** The route links `editorialSheet`, which has the styles of hero, steps, offer and category grid. */
  styled?: boolean;
  /** Views that the route has brought along. */
  opening?: typeof openingViews;
  /** The partner whose instance shows them: the first hero has its colours. */
  branding?: InstanceBranding | undefined;
}

/**
 * The sections of a page in the editor's order, each kind with its style sheet before the first of them. A route that
 * shows them names the texts of `blockTexts`.
 */
export function Sections({ sections, holdsPageTitle = false, styled = false, opening, branding }: SectionsProps) {
  const title = holdsPageTitle ? sections.findIndex(({ kind }) => kind === 'hero') : -1;
  const brought: Partial<Record<BlockSection['kind'], unknown>> = opening ?? {};
  const known = styled ? [heroSheet, stepsSheet, offerSheet, categorySheet] : [];
  const sheets = new Set(
    sections.flatMap(({ kind }) => views[kind].sheet ?? []).filter((href) => !known.includes(href)),
  );
  if (branding) sheets.add(companySheet);
  return (
    <>
      {[...sheets].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {sections.map((section, index) => {
        const View = (brought[section.kind] ?? views[section.kind].View) as ComponentType<{
          section: BlockSection;
          isPageTitle: boolean;
          branding?: InstanceBranding | undefined;
        }>;
        return <View key={index} section={section} isPageTitle={index === title} branding={branding} />;
      })}
    </>
  );
}

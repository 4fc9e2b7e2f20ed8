import { Fragment } from 'react';
import type { HomeSection } from '../home';
import { CategoryGrid } from './category-grid';
import { FaqTeaser } from './faq-teaser';
import { Hero } from './hero';
import { OfferPanel } from './offer-panel';
import { ProductRow } from './product-row';
import { Promises } from './promises';
import { Steps } from './steps';
import { TextSection } from './text-section';

interface HomePageProps {
  sections: readonly HomeSection[];
  paths: HomePaths;
}

/** Pages of other parts of the shop that the home page leads to. */
export interface HomePaths {
  bikes: string;
  how: string;
  faq: string;
}

/** The home page: its sections in the editor's order. */
export function HomePage({ sections, paths }: HomePageProps) {
  return sections.map((section, index) => <Fragment key={index}>{view(section, paths)}</Fragment>);
}

function view(section: HomeSection, paths: HomePaths) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} paths={paths} />;
    case 'category-grid':
      return <CategoryGrid section={section} paths={paths} />;
    case 'steps':
      return <Steps section={section} />;
    case 'offer':
      return <OfferPanel section={section} />;
    case 'product-row':
      return <ProductRow section={section} paths={paths} />;
    case 'promises':
      return <Promises section={section} />;
    case 'faq-teaser':
      return <FaqTeaser section={section} paths={paths} />;
    case 'text':
      return <TextSection section={section} />;
  }
}

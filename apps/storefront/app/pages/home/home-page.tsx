import { useRouteLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { RecentlyViewed } from '~/modules/recommendations/ui/recently-viewed.tsx';
import { useAccount } from '~/modules/visit/ui/use-visit.ts';
import type { ShellData } from '~/shell/shell.server.ts';
import type { HomeSection } from './home.server.ts';
import { CategoryGrid } from './category-grid.tsx';
import { FaqTeaser } from './faq-teaser.tsx';
import { Hero } from './hero.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { ProductRow } from './product-row.tsx';
import { Promises } from './promises.tsx';
import type { HomePaths } from './section.ts';
import { Steps } from './steps.tsx';
import { TextSection } from './text-section.tsx';

interface HomePageProps {
  sections: readonly HomeSection[];
  paths: HomePaths;
}

/** The home page: its sections in the editor's order. */
export function HomePage({ sections, paths }: HomePageProps) {
  const shell = useRouteLoaderData<ShellData>('root');
  const account = useAccount(shell?.visit ?? null);
  return (
    <>
      {sections.map((section, index) => (
        <Fragment key={index}>{view(section, paths)}</Fragment>
      ))}
      <RecentlyViewed userId={account?.id} />
    </>
  );
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

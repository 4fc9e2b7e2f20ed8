import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container } from '~/ui/layout.tsx';
import { Anchor, TextLink } from '~/ui/link.tsx';
import type { BlockSection } from '~/modules/blocks/blocks.server.ts';
import { Sections } from '~/modules/blocks/ui/sections.tsx';
import type { ContentPicture } from '~/modules/content/content.ts';
import { Listing, type ListingPageProps } from '~/pages/listing/listing-page.tsx';
import { WorldFacts, WorldText } from '~/pages/listing/world-parts.tsx';
import { BrandMarks } from './brand-marks.tsx';
import type { BrandRange, TestRide } from './brand-range.ts';
import { ModelLine } from './model-line.tsx';
import { BIKES_PLACE } from './places.ts';
import { TestRideBox } from './test-ride.tsx';

export interface BrandWorldPageProps extends Pick<ListingPageProps, 'view'> {
  world: {
    title: string;
    claim: string;
    /** Sanitized HTML. */
    html: string;
    facts: readonly { label: string; value: string }[];
    sections: readonly BlockSection[];
    picture?: ContentPicture;
    /** The name with the brand's first bike on its line; empty if the brand has none. */
    head: readonly BlockSection[];
    swiss?: string | undefined;
    factsTitle: string;
    listingTitle: string;
    /** The categories that the address asks for, and the way back to all. */
    chosen?: { text: string; all: string } | undefined;
    path: string;
    /** Brands that have a world of their own as well. */
    others: readonly { name: string; path: string }[];
    othersTitle: string;
    /** Models on their line, and what the brand is known by. */
    range?: BrandRange | undefined;
    testDrive?: TestRide | undefined;
  };
}

const OTHERS_TITLE = 'andere-marken';

/**
 * The world of a brand: its name beside its first bike on the line, its models, story, test ride, bikes and other
 * brands.
 */
export function BrandWorldPage({ view, world }: BrandWorldPageProps) {
  const { t } = useTranslation();
  const home = { label: t('home'), href: href('home', {}, useLocale()) };
  const { testDrive, range } = world;
  return (
    <>
      <Sections sections={world.head} holdsPageTitle styled />
      <Container className="pt-6 pb-10">
        <Breadcrumb label={t('breadcrumb')} items={[home, { label: world.title }]} />
        {world.head.length === 0 && (
          <>
            <h1 className="mt-3 text-h1">{world.title}</h1>
            <p className="mt-3 text-lead">{world.claim}</p>
          </>
        )}
        {world.swiss && <p className="mt-3 text-small text-ink-2">{world.swiss}</p>}
        {testDrive && testDrive.first && <TestRideBox ride={testDrive} />}
      </Container>
      {range && <ModelLine range={range} all={world.listingTitle} ride={testDrive} />}
      <Container className="pb-10">
        <WorldText html={world.html} picture={world.picture}>
          <WorldFacts title={world.factsTitle} facts={world.facts} />
        </WorldText>
      </Container>
      {range && <BrandMarks range={range} name={world.title} />}
      <Sections sections={world.sections} />
      <Container className="pb-14 tablet:pb-18 desktop:pb-24">
        {testDrive && !testDrive.first && <TestRideBox ride={testDrive} />}
        <div id={BIKES_PLACE} className="mt-10 desktop:mt-14">
          <h2 className="text-h2">{world.listingTitle}</h2>
          <p className="mt-1 text-ink-2">
            {world.chosen ? (
              <>
                <bdi>{world.chosen.text}</bdi> · <TextLink href={world.path}>{world.chosen.all}</TextLink>
              </>
            ) : (
              view.summary
            )}
          </p>
          <Listing view={view} />
        </div>
        {world.others.length > 0 && (
          <nav className="world-others" aria-labelledby={OTHERS_TITLE}>
            <h2 id={OTHERS_TITLE} className="text-h2">
              {world.othersTitle}
            </h2>
            <ul>
              {world.others.map(({ name, path }) => (
                <li key={path}>
                  <Anchor href={path} discover={false}>
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </>
  );
}

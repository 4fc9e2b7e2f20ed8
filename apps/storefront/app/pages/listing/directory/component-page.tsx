import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx';
import { Container } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { ContentPicture } from '~/modules/content/content.ts';
import type { ListingPageProps } from '~/pages/listing/listing-page.tsx';
import { Listing } from '~/pages/listing/listing-page.tsx';
import { WorldFacts, WorldText } from '~/pages/listing/world-parts.tsx';

interface ComponentPageProps extends Pick<ListingPageProps, 'view'> {
  about: {
    title: string;
    summary: string;
    /** Sanitized HTML. */
    html: string;
    facts: readonly { label: string; value: string }[];
    picture?: ContentPicture;
    trail: readonly Crumb[];
    factsTitle: string;
    listingTitle: string;
    more: { label: string; href: string };
  };
}

export function ComponentPage({ view, about }: ComponentPageProps) {
  const { t } = useTranslation();
  const home = { label: t('home'), href: href('home', {}, useLocale()) };
  const isListed = view.tiles.length > 0 || view.chips.length > 0;
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <Breadcrumb label={t('breadcrumb')} items={[home, ...about.trail, { label: about.title }]} />
      <h1 className="mt-3 text-h1">{about.title}</h1>
      <p className="mt-2 max-w-text text-lead text-ink-2">{about.summary}</p>
      <WorldText html={about.html} picture={about.picture}>
        <WorldFacts title={about.factsTitle} facts={about.facts} />
        <p className="mt-5">
          <GoLink href={about.more.href}>{about.more.label}</GoLink>
        </p>
      </WorldText>
      {isListed && (
        <div className="mt-10 desktop:mt-14">
          <h2 className="text-h2">{about.listingTitle}</h2>
          <p className="mt-1 text-ink-2">{view.summary}</p>
          <Listing view={view} />
        </div>
      )}
    </Container>
  );
}

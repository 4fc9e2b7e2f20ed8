import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import type { Crumb } from '~/ui/breadcrumb.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Tile } from '~/ui/layout.tsx';
import type { QuestionAndReviewCount } from '~/modules/questions/questions.ts';
import type { ShownProduct } from './shown-product.ts';
import type { ProductOffer } from '~/modules/catalog/product-plans.ts';
import type { ProductSection } from './product-tabs.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import type { AccessoryView } from './accessory/accessory.server.ts';
import type { DeliveryView } from './delivery/delivery-view.ts';
import { DeliveryDay } from './delivery/delivery-day.tsx';
import { FitSection } from './fit/fit-section.tsx';
import type { FitView } from './fit/fit-view.ts';
import type { LimitedOfferView } from './offer/limited-offer-view.ts';
import { PlanBox } from './plan-box.tsx';
import { ProductBar } from './product-bar.tsx';
import { picturesIn, ProductFrame } from './product-frame.tsx';
import type { ProductLinks } from './product-links.ts';
import { QuestionsAndReviews } from './questions-and-reviews/questions-and-reviews.tsx';
import { Row } from './row.tsx';
import { HeightForm } from './size/height-field.tsx';
import { StageColours } from './stage-colours.tsx';
import { type RequestedChoice, useProductChoice } from './use-product-choice.ts';

export interface ProductPageProps {
  product: ShownProduct;
  /** What it is sold at, by price; its display price first. */
  offers: readonly ProductOffer[];
  requested: RequestedChoice;
  /** Slug of the colour to show. */
  colour: string | undefined;
  opened: ProductSection | undefined;
  similar: readonly ProductTile[];
  accessories: readonly ProductTile[];
  limitedOffer: LimitedOfferView | undefined;
  /** The pages above this one, and itself. */
  trail: readonly Crumb[];
  /** Availability of each variant in words, by its id. */
  stock: Record<number, string>;
  links: ProductLinks;
  /** What only an accessory's page shows. */
  accessory: AccessoryView | undefined;
  /** What is wrong with the height in the address. */
  heightError: string | undefined;
  /** Where the address carries a postcode: the day of the delivery. */
  delivery: DeliveryView | undefined;
  /** Where the visitor gave a height: the visitor on the bike. */
  fit: FitView | undefined;
  /** How much its buyers say, and others ask. */
  counts: QuestionAndReviewCount;
}

export function ProductPage({ tools, ...props }: ProductPageProps & { tools: ReactNode }) {
  const { product, offers, requested, colour, opened, similar, accessories, stock, links, trail } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const choice = useProductChoice({ product, offers, colour, requested });
  const path = href('product', { bike: product.slug }, locale);
  const colourHref = (slug: string) =>
    `${path}?${String(new URLSearchParams({ farbe: slug, ...heightQuery(requested) }))}`;
  return (
    <>
      <ProductFrame
        product={product}
        colour={colour}
        opened={opened}
        trail={trail}
        links={links}
        limitedOffer={props.limitedOffer}
        counts={props.counts}
        colours={<StageColours product={product} colour={colour} colourHref={colourHref} variant={choice.variant} />}
        tools={tools}
      >
        <PlanBox
          product={product}
          choice={choice}
          colour={colour}
          colourHref={colourHref}
          path={path}
          stock={stock}
          links={links}
          heightError={props.heightError}
        />
        <HeightForm path={path} colour={colour} />
        <DeliveryDay
          address={href('productDelivery', { bike: product.slug }, locale)}
          first={props.delivery}
          colour={colour}
        />
        <HelpTile links={links} slug={product.slug} />
      </ProductFrame>
      {product.kind === 'bike' && (
        <FitSection
          fit={props.fit}
          height={choice.height}
          onHeight={choice.setHeight}
          colour={colour}
          path={href('productFit', { bike: product.slug }, locale)}
        />
      )}
      {/* By keys it is reached before other products are. */}
      <ProductBar
        product={product}
        choice={choice}
        colour={colour}
        picture={picturesIn(product, colour)[0]}
        links={links}
      />
      <Row title={t('fits')} tiles={accessories} />
      <Row title={t(product.kind === 'bike' ? 'similar' : 'similarAccessories')} tiles={similar} />
      <QuestionsAndReviews slug={product.slug} name={product.name} />
    </>
  );
}

/** A height that came by the address stays in it. */
const heightQuery = ({ height }: RequestedChoice): Record<string, string> =>
  height ? { groesse: String(height) } : {};

/** Ways to a person who knows (spec §2: bike-suggest tile). */
function HelpTile({ links, slug }: { links: ProductLinks; slug: string }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  return (
    <Tile>
      <h2 className="text-h4">{t('help.title')}</h2>
      <p className="text-small text-ink-2">{t('help.text')}</p>
      {links.chat && (
        <GoLink href={links.chat} iconStart="chat" reload rel="noopener">
          {t('help.chat')}
        </GoLink>
      )}
      <GoLink href={href('consultation', {}, locale, { bike: slug })} iconStart="phone">
        {t('help.call')}
      </GoLink>
      <GoLink href={href('quiz', {}, locale)} iconStart="bike">
        {t('help.quiz')}
      </GoLink>
      <GoLink href={links.faq} iconStart="arrow-right">
        {t('help.action')}
      </GoLink>
      <GoLink href={href('recommend', { bike: slug }, locale)} iconStart="share">
        {t('help.share')}
      </GoLink>
    </Tile>
  );
}

import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx';
import { drawnPart } from '~/ui/drawn-part.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Container, Section, SectionHead, Split, Tile } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { pictureUrl, type ProductView } from '~/modules/catalog/catalog.ts';
import type { ProofCount } from '~/modules/questions/questions.ts';
import type { ProductOffer } from '~/modules/catalog/product-plans.ts';
import type { ProductSection } from './product-tabs.ts';
import { type ProductTile, splitName } from '~/modules/catalog/product-tile.ts';
import type { AccessoryView } from './accessory/accessory.server.ts';
import type { DeliveryView } from './delivery/delivery-view.ts';
import { DeliveryDay } from './delivery/delivery-day.tsx';
import { FitSection } from './fit/fit-section.tsx';
import type { FitView } from './fit/fit-view.ts';
import type { LimitedOfferView } from './offer/limited-offer-view.ts';
import { PlanBox } from './plan-box.tsx';
import { ProductBar } from './product-bar.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductLinks } from './product-links.ts';
import { ProductSections } from './product-sections.tsx';
import { ProofLine, ProofSection } from './proof/proof-section.tsx';
import { HeightForm } from './size/height-field.tsx';
import { type AskedChoice, useProductChoice } from './use-product-choice.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';

/** Fetched where an offer runs. */
const OfferBox = drawnPart('offer', async () => (await import('./offer/offer-box.tsx')).OfferBox);

export interface ProductPageProps {
  product: ProductView;
  /** What it is sold at, by price; its display price first. */
  offers: readonly ProductOffer[];
  asked: AskedChoice;
  /** Slug of the colour to show. */
  colour: string | undefined;
  opened: ProductSection | undefined;
  similar: readonly ProductTile[];
  accessories: readonly ProductTile[];
  /** The limited offer that makes the price. */
  limitedOffer: LimitedOfferView | undefined;
  /** The pages above this one, and itself. */
  trail: readonly Crumb[];
  /** Frame and speed, on the picture. */
  facts: readonly string[];
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
  proof: ProofCount;
}

/** The product page: stage and sections left, the plan right. */
export function ProductPage({ compare, ...props }: ProductPageProps & { compare?: ReactNode }) {
  const { product, offers, asked, colour, opened, similar, accessories, stock, links, trail, facts } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const choice = useProductChoice({ product, offers, colour, asked });
  const { brand, name } = splitName(product);
  const pictures = picturesIn(product, colour);
  const path = href('product', { bike: product.slug }, locale);
  return (
    <>
      <Container className="pt-4 pb-10">
        <Breadcrumb label={t('common:breadcrumb')} items={[...trail]} />
        <Split columns="7/5" className="mt-4">
          <ProductGallery
            name={product.name}
            pictures={pictures}
            facts={facts}
            zoom={href('productZoom', { bike: product.slug }, locale, { farbe: colour })}
            badge={
              product.discountPercent
                ? { kind: 'offer', label: t('common:badge.offer', { percent: product.discountPercent }) }
                : product.isOccasion
                  ? { kind: 'used', label: t('used') }
                  : undefined
            }
          />
          <div className="grid gap-5 product-side desktop:row-span-2">
            <header>
              {brand && <p className="text-ink-2">{brand}</p>}
              <h1 className="text-h1">{name}</h1>
              <p className="mt-2 text-ink-2">{product.subtitle}</p>
              <ProofLine {...props.proof} />
            </header>
            {props.limitedOffer && <OfferBox offer={props.limitedOffer} />}
            <PlanBox
              product={product}
              choice={choice}
              colour={colour}
              colourHref={(slug) => `${path}?${String(new URLSearchParams({ farbe: slug, ...heightQuery(asked) }))}`}
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
            {compare}
            <HelpTile links={links} />
          </div>
          <ProductSections product={inColour(product, colour)} opened={opened} links={links} />
        </Split>
      </Container>
      {product.kind === 'bike' && (
        <FitSection
          fit={props.fit}
          height={choice.height}
          onHeight={choice.setHeight}
          colour={colour}
          path={href('productFit', { bike: product.slug }, locale)}
        />
      )}
      <Row title={t('fits')} tiles={accessories} />
      <Row title={t(product.kind === 'bike' ? 'similar' : 'similarAccessories')} tiles={similar} />
      <ProofSection slug={product.slug} name={product.name} />
      <ProductBar product={product} choice={choice} colour={colour} picture={pictures[0]} links={links} />
    </>
  );
}

/** A height that came by the address stays in it. */
const heightQuery = ({ height }: AskedChoice): Record<string, string> => (height ? { groesse: String(height) } : {});

/** Ways to somebody who knows (spec §2: bike-suggest tile). */
function HelpTile({ links }: { links: ProductLinks }) {
  const { t } = useTranslation('product');
  return (
    <Tile>
      <h2 className="text-h4">{t('help.title')}</h2>
      <p className="text-small text-ink-2">{t('help.text')}</p>
      {links.chat && (
        <GoLink href={links.chat} iconStart="chat" reload rel="noopener">
          {t('help.chat')}
        </GoLink>
      )}
      <GoLink href={links.faq} iconStart="arrow-right">
        {t('help.action')}
      </GoLink>
    </Tile>
  );
}

/** The pictures in a colour; photographs exist as they are. */
export function picturesIn(product: ProductView, colour: string | undefined): ProductView['gallery'] {
  if (product.pictures === 'photo' || colour === undefined) return product.gallery;
  return product.gallery.map((picture) =>
    picture.view ? { ...picture, src: pictureUrl(product, { colour, view: picture.view }) } : picture,
  );
}

/** The product with the pictures of its highlights in a colour. */
function inColour(product: ProductView, colour: string | undefined): ProductView {
  const pictures = picturesIn(product, colour);
  const highlights = product.highlights.map((highlight) => {
    const index = product.gallery.findIndex(({ src }) => src === highlight.picture.src);
    return { ...highlight, picture: pictures[index] ?? highlight.picture };
  });
  return { ...product, highlights };
}

/** Cards under a title; nothing without cards. */
export function Row({ title, tiles }: { title: string; tiles: readonly ProductTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section flush>
      <SectionHead title={title} />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}

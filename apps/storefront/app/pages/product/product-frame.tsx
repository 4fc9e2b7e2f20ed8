import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { pictureUrl } from '~/modules/catalog/catalog.ts';
import type { ShownProduct } from './shown-product.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import type { QuestionAndReviewCount } from '~/modules/questions/questions.ts';
import type { LimitedOfferView } from './offer/limited-offer-view.ts';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductLinks } from './product-links.ts';
import { ProductSections } from './product-sections.tsx';
import type { ProductSection } from './product-tabs.ts';
import { QuestionsAndReviewsLine } from './questions-and-reviews/questions-and-reviews.tsx';

const OfferBox = createPreloadedComponent('offer', async () => (await import('./offer/offer-box.tsx')).OfferBox);

interface ProductFrameProps {
  product: ShownProduct;
  /** Slug of the colour to show. */
  colour: string | undefined;
  opened: ProductSection | undefined;
  /** The pages above this one, and itself. */
  trail: readonly Crumb[];
  links: ProductLinks;
  limitedOffer: LimitedOfferView | undefined;
  /** How much its buyers say, and others ask. */
  counts: QuestionAndReviewCount;
  /** Its colours, below the picture. */
  colours: ReactNode;
  /** In the corner of its picture. */
  tools: ReactNode;
  /** Below name and offer: what it costs, and what is chosen. */
  children: ReactNode;
}

export function ProductFrame({
  product,
  colour,
  trail,
  limitedOffer,
  counts,
  colours,
  tools,
  children,
  ...sections
}: ProductFrameProps) {
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const { brand, name } = splitName(product);
  return (
    <Container className="pt-4 pb-10">
      <Breadcrumb label={t('common:breadcrumb')} items={[...trail]} />
      <Split columns="7/5" className="mt-4">
        <ProductGallery
          name={product.name}
          pictures={picturesIn(product, colour)}
          colours={colours}
          tools={tools}
          fit={product.kind === 'bike' ? t('product:gallery.fit') : undefined}
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
            <QuestionsAndReviewsLine {...counts} />
          </header>
          {limitedOffer && <OfferBox offer={limitedOffer} />}
          {children}
        </div>
        <ProductSections product={inColour(product, colour)} {...sections} />
      </Split>
    </Container>
  );
}

/** The pictures in a colour; photographs exist as they are. */
export function picturesIn(product: ShownProduct, colour: string | undefined): ShownProduct['gallery'] {
  if (product.pictures === 'photo' || colour === undefined) return product.gallery;
  return product.gallery.map((picture) =>
    picture.view ? { ...picture, src: pictureUrl(product, { colour, view: picture.view }) } : picture,
  );
}

function inColour(product: ShownProduct, colour: string | undefined): ShownProduct {
  const pictures = picturesIn(product, colour);
  const highlights = product.highlights.map((highlight) => {
    const index = product.gallery.findIndex(({ src }) => src === highlight.picture.src);
    return { ...highlight, picture: pictures[index] ?? highlight.picture };
  });
  return { ...product, highlights };
}

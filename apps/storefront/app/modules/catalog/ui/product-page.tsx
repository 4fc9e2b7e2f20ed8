import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '~/i18n/money';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/site-map';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Button, LinkButton } from '~/ui/button';
import { BuyBar } from '~/ui/buy-bar';
import { Container, Section, SectionHead, Split, Tile } from '~/ui/layout';
import type { PictureSource } from '~/ui/picture';
import { ProductGrid } from '~/ui/product-card';
import { Rate } from '~/ui/rate';
import { pictureUrl, type ProductView } from '../catalog';
import { type ProductPlan, productPlanFor } from '../product-plans';
import type { ProductSection } from '../product-tabs';
import { type ProductTile, splitName } from '../product-tile';
import { BUY_FORM_ID, PlanBox } from './plan-box';
import { ProductGallery } from './product-gallery';
import { ProductSections } from './product-sections';
import { TileCard } from './tile-card';

export interface ProductPageProps {
  product: ProductView;
  plans: readonly ProductPlan[];
  /** Slug of the colour to show. */
  colour: string | undefined;
  opened: ProductSection | undefined;
  similar: readonly ProductTile[];
  accessories: readonly ProductTile[];
  cartPath: string;
  faqPaths: { service: string; all: string };
}

const DEFAULT_MONTHS = 36;

/** The product page: stage and sections left, the plan right (look/notes "Pages"). */
export function ProductPage(props: ProductPageProps) {
  const { product, plans, colour, opened, similar, accessories, cartPath, faqPaths } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const [months, setMonths] = useState(DEFAULT_MONTHS);
  const { brand, name } = splitName(product);
  const pictures = picturesIn(product, colour);
  const path = href('product', { bike: product.slug }, locale);
  return (
    <>
      <Container className="pt-4 pb-10">
        <Breadcrumb label={t('common:breadcrumb')} items={useTrail(product)} />
        <Split columns="7/5" className="mt-4">
          <ProductGallery
            name={product.name}
            pictures={pictures}
            facts={useFacts(product)}
            badge={
              product.discountPercent
                ? { kind: 'offer', label: t('common:badge.offer', { percent: product.discountPercent }) }
                : product.isOccasion
                  ? { kind: 'used', label: t('used') }
                  : undefined
            }
          />
          <div className="grid gap-5 desktop:sticky desktop:top-5 desktop:row-span-2">
            <header>
              {brand && <p className="text-ink-2">{brand}</p>}
              <h1 className="text-h1">{name}</h1>
              <p className="mt-2 text-ink-2">{product.subtitle}</p>
            </header>
            <PlanBox
              key={colour}
              product={product}
              plans={plans}
              months={months}
              onMonths={setMonths}
              colour={colour}
              colourHref={(slug) => `${path}?farbe=${slug}`}
              cartPath={cartPath}
            />
            <Tile>
              <h2 className="text-h4">{t('help.title')}</h2>
              <p className="text-small text-ink-2">{t('help.text')}</p>
              <LinkButton small variant="secondary" href={faqPaths.all}>
                {t('help.action')}
              </LinkButton>
            </Tile>
          </div>
          <ProductSections product={product} opened={opened} serviceHref={faqPaths.service} />
        </Split>
      </Container>
      <Row title={t('fits')} tiles={accessories} />
      <Row title={t(product.kind === 'bike' ? 'similar' : 'similarAccessories')} tiles={similar} />
      <StickyBar product={product} plan={productPlanFor(plans, months)} picture={pictures[0]} />
    </>
  );
}

/** The pictures in a colour; photographs exist as they are. */
function picturesIn(product: ProductView, colour: string | undefined): PictureSource[] {
  if (product.pictures === 'photo' || colour === undefined) return product.gallery;
  return product.gallery.map((picture) =>
    picture.view ? { ...picture, src: pictureUrl(product, { colour, view: picture.view }) } : picture,
  );
}

function useTrail(product: ProductView) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const [category] = product.categories;
  const listing = href(product.kind === 'bike' ? 'allModels' : 'accessories', {}, locale);
  return [
    { label: t('home'), href: href('home', {}, locale) },
    category
      ? { label: category.name, href: href('category', { category: category.pathSlug }, locale) }
      : { label: t(product.kind === 'bike' ? 'nav.bikes' : 'nav.accessories'), href: listing },
    { label: product.name },
  ];
}

function useFacts(product: ProductView): string[] {
  const { t } = useTranslation('common');
  const shape = product.frameTypes.find((type) => type === 'wave' || type === 'trapez' || type === 'diamant');
  return [shape && t(`frame.${shape}`), product.speedKmh && `${product.speedKmh} km/h`].filter((fact): fact is string =>
    Boolean(fact),
  );
}

function Row({ title, tiles }: { title: string; tiles: readonly ProductTile[] }) {
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

/** Rate and button always at hand; on desktop only while the page's own button is out of view. */
function StickyBar({
  product,
  plan,
  picture,
}: {
  product: ProductView;
  plan: ProductPlan;
  picture: PictureSource | undefined;
}) {
  const { t } = useTranslation(['product', 'common']);
  const covered = useFormInView();
  const isMonthly = plan.months > 1;
  const rate = formatAmount(isMonthly ? plan.rate : plan.total);
  const total = formatAmount(plan.total);
  return (
    <BuyBar
      label={product.name}
      picture={picture && { ...picture, alt: '' }}
      title={product.name}
      hidden={covered}
      rate={
        <Rate
          size="m"
          amount={rate}
          per={isMonthly ? t('common:rate.perMonth') : undefined}
          sentence={
            isMonthly
              ? t('common:rate.spoken', { rate, months: plan.months, total })
              : t('common:rate.spokenOnce', { total })
          }
        />
      }
      note={isMonthly ? t('plan.months', { count: plan.months }) : undefined}
      action={
        <Button type="submit" form={BUY_FORM_ID}>
          {t('add')}
        </Button>
      }
    />
  );
}

function useFormInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const button = document.querySelector(`#${BUY_FORM_ID} [type=submit]`);
    if (!button || !window.matchMedia('(min-width: 992px)').matches) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return inView;
}

import { Fragment, useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SpecTable } from '~/ui/spec-table.tsx';
import { trackEvent } from '~/modules/consent/events.ts';
import { AskWay } from '~/modules/assistant/ui/ask-way.tsx';
import type { AttributeView } from '~/modules/catalog/catalog.ts';
import type { ShownProduct } from './shown-product.ts';
import type { ProductSection } from './product-tabs.ts';
import type { ProductLinks } from './product-links.ts';

interface ProductSectionsProps {
  product: ShownProduct;
  /** The section that the address asks for. */
  opened: ProductSection | undefined;
  links: ProductLinks;
}

/**
 * Highlights, technical data, description and, of bikes, service: open and close without JavaScript; `?tab=` opens
 * one.
 */
export function ProductSections({ product, opened, links }: ProductSectionsProps) {
  const { t } = useTranslation('product');
  const standard: ProductSection = product.highlights.length > 0 ? 'uebersicht' : 'einzelheiten';
  const isOpen = (section: ProductSection) =>
    section === opened || section === standard || (section === 'einzelheiten' && !opened);
  useEffect(() => {
    // Where the visitor has scrolled before, or the browser has gone back to a place, it stays.
    if (opened && window.scrollY === 0) document.getElementById(opened)?.scrollIntoView();
  }, [opened]);
  const onToggle = (section: ProductSection) => () =>
    trackEvent('product_section_open', { section, product: product.slug });
  return (
    <div>
      <AskWay bikeSlug={product.slug} hasOften={product.kind === 'bike'} />
      <Accordion>
        {product.highlights.length > 0 && (
          <AccordionItem
            id="uebersicht"
            title={t('sections.uebersicht')}
            level={2}
            open={isOpen('uebersicht')}
            onOpen={onToggle('uebersicht')}
          >
            <Highlights product={product} />
          </AccordionItem>
        )}
        <AccordionItem
          id="einzelheiten"
          title={t('sections.einzelheiten')}
          level={2}
          open={isOpen('einzelheiten')}
          onOpen={onToggle('einzelheiten')}
        >
          <Specification product={product} />
          {links.dataSheet && (
            <p className="mt-5">
              <GoLink href={links.dataSheet} iconStart="download" reload type="application/pdf">
                {t('dataSheet')}
              </GoLink>
            </p>
          )}
        </AccordionItem>
        {product.description !== '' && (
          <AccordionItem
            id="beschreibung"
            title={t('sections.beschreibung')}
            level={2}
            open={isOpen('beschreibung')}
            onOpen={onToggle('beschreibung')}
          >
            <div className="prose max-w-text" dangerouslySetInnerHTML={{ __html: product.description }} />
          </AccordionItem>
        )}
        {product.kind === 'bike' && (
          <AccordionItem
            id="service-shops-tab"
            title={t('sections.service-shops-tab')}
            level={2}
            open={isOpen('service-shops-tab')}
            onOpen={onToggle('service-shops-tab')}
          >
            <p className="max-w-text text-ink-2">{t('service.text')}</p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {links.serviceCenters && (
                <TextLink href={links.serviceCenters} reload>
                  {t('service.centers')}
                </TextLink>
              )}
              <TextLink href={links.service}>{t('service.link')}</TextLink>
            </p>
          </AccordionItem>
        )}
      </Accordion>
    </div>
  );
}

function Highlights({ product }: { product: ShownProduct }) {
  return (
    <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-5">
      {product.highlights.map(({ title, text, picture }) => (
        <li key={title}>
          <div className="bg-mist">
            <Picture picture={{ ...picture, alt: '' }} />
          </div>
          <h3 className="mt-3 text-h4">{title}</h3>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Specification({ product }: { product: ShownProduct }) {
  const { t } = useTranslation('product');
  const own = [
    { label: t('fields.frameNumber'), value: product.frameNumber },
    { label: t('fields.sku'), value: product.sku },
  ].filter((row): row is { label: string; value: string } => Boolean(row.value));
  return (
    <div className="grid gap-6">
      {product.attributes.map(({ group, items }) => (
        <section key={group}>
          <h3 className="text-h4">{t(`groups.${group}`)}</h3>
          <SpecTable
            rows={items.map((item) => ({ id: `zeile-${item.slug}`, label: item.name, value: valuesOf(item) }))}
          />
        </section>
      ))}
      {own.length > 0 && <SpecTable rows={own} />}
    </div>
  );
}

/** Values of an attribute, with links to the pages that explain them. */
function valuesOf({ values, links }: AttributeView) {
  if (!links) return values.join(', ');
  return values.map((value, index) => {
    const path = links[index];
    return (
      <Fragment key={value}>
        {index > 0 && <bdi>, </bdi>}
        {path ? <TextLink href={path}>{value}</TextLink> : <bdi>{value}</bdi>}
      </Fragment>
    );
  });
}

import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container, Panel, Split } from '~/ui/layout.tsx';
import { Picture, type PictureSource } from '~/ui/picture.tsx';

export interface AboutProductProps {
  product: { name: string; slug: string; picture: PictureSource };
  /** What the page is called under the product. */
  crumb: string;
  title: string;
  more?: ReactNode;
  /** What is to do. */
  children: ReactNode;
}

export function AboutProduct({ product, crumb, title, more, children }: AboutProductProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          { label: t('home'), href: href('home', {}, locale) },
          { label: product.name, href: href('product', { bike: product.slug }, locale) },
          { label: crumb },
        ]}
      />
      <h1 className="mt-3 text-h1">{title}</h1>
      <Split columns="6/5" className="mt-6">
        {children}
        <Panel>
          <Picture picture={{ ...product.picture, alt: '' }} priority className="w-full" />
          <p className="mt-4 text-h4">{product.name}</p>
          {more}
        </Panel>
      </Split>
    </Container>
  );
}

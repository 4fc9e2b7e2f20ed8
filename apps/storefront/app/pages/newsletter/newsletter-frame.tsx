import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container, Split } from '~/ui/layout.tsx';

interface NewsletterFrameProps {
  title: string;
  lead: ReactNode;
  /** What stands beside, or nothing. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the newsletter: what it says at the left, what is to do at the right. */
export function NewsletterFrame({ title, lead, aside, children }: NewsletterFrameProps) {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  const locale = useLocale();
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('page.title') }]}
      />
      <Split columns="5/7" className="pt-5">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-3 text-lead text-ink-2">{lead}</p>
          {aside}
        </div>
        <div className="newsletter-part">{children}</div>
      </Split>
    </Container>
  );
}

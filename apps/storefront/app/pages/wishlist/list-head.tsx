import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';

interface ListHeadProps {
  title: string;
  lead: string;
  /** Slugs that can be compared; empty if there are none. */
  compared: string;
  /** What else can be done with the list. */
  children: ReactNode;
}

export function ListHead({ title, lead, compared, children }: ListHeadProps) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  return (
    <header className="grid gap-5 pt-5 desktop:flex desktop:items-end desktop:justify-between">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
      </div>
      <div className="flex gap-2">
        {compared.includes(',') && (
          <LinkButton
            variant="secondary"
            icon="compare"
            href={href('comparison', {}, locale, { bikes: compared })}
            rel="nofollow"
          >
            {t('compare')}
          </LinkButton>
        )}
        {children}
      </div>
    </header>
  );
}

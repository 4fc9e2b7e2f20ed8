import { Suspense, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const OpenedAsk = createOptionalComponent(() => import('./opened-ask.tsx'));

interface AskWayProps {
  bikeSlug: string;
  /** Whether to show what is often asked. */
  hasOften: boolean;
}

/**
 * A way to the helper on a product's page; with scripts it opens in its place, with the press: the page's first load
 * has no room for it.
 */
export function AskWay({ bikeSlug, hasOften }: AskWayProps) {
  const { t } = useTranslation('ask');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const way = (
    <section className="border-t-2 border-ink pt-5 pb-10">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="mt-2 mb-4 text-small text-ink-2">{t('lead')}</p>
      <LinkButton
        variant="secondary"
        href={href('assistant', { bike: bikeSlug }, locale)}
        onClick={(event) => {
          // Where nothing came after a first press, the next one leads there.
          if (isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('open')}
      </LinkButton>
    </section>
  );
  if (!isOpen) return way;
  return (
    <Suspense fallback={way}>
      <OpenedAsk bikeSlug={bikeSlug} hasOften={hasOften} instead={way} />
    </Suspense>
  );
}

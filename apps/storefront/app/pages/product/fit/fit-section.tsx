import { lazy, memo, Suspense, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { useSeen } from '~/ui/use-seen.ts';
import { SIZES_ID } from '~/pages/product/buy-form.ts';
import type { FitSectionProps } from './fit-view.ts';

const FitPart = lazy(() => import('./fit-part.tsx'));

/**
 * The shopper on the bike, for the one height that the sizes ask for (decision 61). What shows it is fetched once the height is
 * known and the section near the window. It is drawn anew by its own properties alone: while it is still being made alive,
 * nothing else may change it.
 */
export const FitSection = memo(function FitSection(props: FitSectionProps) {
  const { t } = useTranslation('product');
  const { fit, height } = props;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <Section flush id="sitz">
      <div ref={place}>
        {height === undefined ? (
          <SectionHead
            title={t('fit.title')}
            lead={t('fit.lead')}
            aside={
              <LinkButton variant="secondary" href={`#${SIZES_ID}`} reload>
                {t('fit.submit')}
              </LinkButton>
            }
          />
        ) : (
          (fit ?? isSeen) && (
            <Suspense fallback={<div className="fit-place" />}>
              <FitPart {...props} height={height} />
            </Suspense>
          )
        )}
      </div>
    </Section>
  );
});

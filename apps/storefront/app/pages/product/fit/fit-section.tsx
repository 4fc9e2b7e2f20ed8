import { memo, Suspense, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { useSeen } from '~/ui/use-seen.ts';
import { SIZES_ID } from '~/pages/product/buy-form.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import type { FitSectionProps } from './fit-view.ts';

const load = () => import('./fit-part.tsx');
const DrawnFit = createPreloadedComponent('fit', async () => (await load()).default);
const LateFit = createOptionalComponent(load);

/**
 * The shopper on the bike, for the one height that the sizes ask for (decision 61). What shows it is fetched once the
 * height is known and the section near the window; with a height in the address the page comes with it.
 */
export const FitSection = memo(function FitSection(props: FitSectionProps) {
  const { t } = useTranslation('product');
  const { fit, height } = props;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  // Whether the page came with it.
  const [isDrawn] = useState(fit !== undefined);
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
          <>
            {isDrawn && <DrawnFit {...props} height={height} />}
            {!isDrawn && isSeen && (
              <Suspense fallback={<div className="fit-place" />}>
                <LateFit {...props} height={height} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </Section>
  );
});

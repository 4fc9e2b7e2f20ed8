import { Form } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import type { FitView } from './fit-view.ts';

const FitPart = lazy(() => import('./fit-part.tsx'));

/** The shopper on the bike. Until a height is asked for, a field; what shows the answer is fetched with it. */
export function FitSection({ fit, colour }: { fit: FitView | undefined; colour: string | undefined }) {
  const { t } = useTranslation('product');
  return (
    <Section flush id="sitz">
      {fit ? (
        <Suspense>
          <FitPart first={fit} />
        </Suspense>
      ) : (
        <>
          <SectionHead title={t('fit.title')} lead={t('fit.lead')} />
          <Form action="#sitz" className="flex items-end gap-2" preventScrollReset>
            {colour && <input type="hidden" name="farbe" value={colour} />}
            <label className="grid gap-1">
              <span className="field-label">{t('advice.height')}</span>
              <input className="input" name="groesse" inputMode="decimal" required />
            </label>
            <Button type="submit">{t('fit.submit')}</Button>
          </Form>
        </>
      )}
    </Section>
  );
}

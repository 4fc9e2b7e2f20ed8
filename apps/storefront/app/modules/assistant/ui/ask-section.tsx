import { Suspense, useId, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { AskForm } from './ask-form.tsx';

const load = () => import('./live-answer.tsx');
const LiveAnswer = createOptionalComponent(load);

interface AskSectionProps {
  /** Of the product that is asked about; absent in the FAQ. */
  bikeSlug?: string | undefined;
  hasOften?: boolean | undefined;
  /** Whether a person has just opened it: then the field has the focus. */
  isOpened?: boolean;
}

/** The helper on another page: the form is there; what answers in place comes with the first touch. */
export function AskSection({ bikeSlug, hasOften, isOpened }: AskSectionProps) {
  const { t } = useTranslation('ask');
  const titleId = useId();
  // Asked anew, it is answered anew, the same words too.
  const [requested, setAsked] = useState<{ question: string }>();
  return (
    <section className="mt-14 border-t-2 border-ink pt-5 pb-8" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {t(bikeSlug ? 'title' : 'titleFaq')}
      </h2>
      <p className="mb-4.5 mt-2 max-w-text text-small text-ink-2">{t(bikeSlug ? 'lead' : 'leadFaq')}</p>
      <AskForm
        bikeSlug={bikeSlug}
        hasOften={hasOften}
        isOpened={isOpened}
        onAsk={(question) => setAsked({ question })}
        onTouch={() => void load()}
      />
      {/* Not drawn by the server: a boundary there would wait while the page becomes alive. */}
      {requested && (
        <Suspense>
          <LiveAnswer submitted={requested} bikeSlug={bikeSlug} />
        </Suspense>
      )}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useRevalidator } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Clock } from '~/ui/deal-panel.tsx';

const MINUTE = 60_000;

/** What is left, by the server's clock at first and by the browser's from then on; each minute the page counts anew. */
export function RunningClock({ endsAt, now }: { endsAt: string; now: string }) {
  const { t } = useTranslation('black-friday');
  const [remaining, setRemaining] = useState(() => Date.parse(endsAt) - Date.parse(now));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const update = () => setRemaining(Date.parse(endsAt) - Date.now());
    update();
    const timer = setInterval(() => {
      update();
      if (!document.hidden) revalidate();
    }, MINUTE);
    return () => clearInterval(timer);
  }, [endsAt, revalidate]);
  return (
    <Clock
      className="mt-5"
      remaining={remaining}
      units={{ day: t('clock.day'), days: t('clock.days'), hours: t('clock.hours'), minutes: t('clock.minutes') }}
    />
  );
}

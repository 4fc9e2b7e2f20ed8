import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { currentConsent, onConsent } from '~/modules/consent/consent-store.ts';
import { servicesOfPage } from '~/modules/consent/services.ts';
import { usePageEvents } from './page-events.ts';
import { useRouteFlag } from './page-handle.ts';

/**
 * Notes what happens on pages; where services of third parties are set, begins and ends them with the visitor's choice. What was let
 * in before begins before the page's own events are noted, so that it hears them.
 */
export function useTracking(): void {
  const { key } = useLocation();
  const isShared = useRouteFlag('isShared');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const services = servicesOfPage();
    if (!services) return setReady(true);
    const apply = () =>
      import('~/modules/consent/trackers.ts').then(
        ({ applyChoice }) => applyChoice(services, currentConsent(), isShared),
        () => undefined,
      );
    void apply().then(() => setReady(true));
    return onConsent(() => void apply());
    // On each page anew: the page of cookies changes the choice by a form.
  }, [key, isShared]);
  usePageEvents(isReady);
}

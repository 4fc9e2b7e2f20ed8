import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { servicesOfPage } from '~/modules/consent/services.ts';
import { usePageEvents } from './page-events.ts';
import { useRouteFlag } from './page-handle.ts';

/**
 * Notes what happens on pages; where services of third parties are set, begins and ends them with the visitor's
 * choice. What was let in before begins before the page's own events are recorded, so that it hears them.
 */
export function useTracking(): void {
  const { key } = useLocation();
  const isShared = useRouteFlag('isShared');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const services = servicesOfPage();
    if (!services) return setReady(true);
    let isOver = false;
    let end: (() => void) | undefined;
    const follow = import('~/modules/consent/trackers.ts').then(
      ({ followConsent }) => {
        if (!isOver) end = followConsent(services, isShared);
      },
      () => undefined,
    );
    void follow.then(() => setReady(true));
    return () => {
      isOver = true;
      end?.();
    };
    // On each page anew: the page of cookies changes the choice by a form.
  }, [key, isShared]);
  usePageEvents(isReady);
}

import { type ComponentType, useEffect, useState } from 'react';
import { INVITATION_DELAY_MS } from '~/modules/newsletter/invitation.ts';

/** How long the document's first page was looked at before this code came; later pages are counted from their begin. */
let lookedAt = () => performance.now();

/**
 * The window of the newsletter once its time has come: 7 s after a page began, at most once a day (spec §4, §9),
 * fetched no sooner.
 * @param isWelcome false if it does not belong, such as in the checkout
 */
export function useInvitation(isWelcome: boolean): ComponentType | undefined {
  const [Invitation, setInvitation] = useState<ComponentType>();
  useEffect(() => {
    if (!isWelcome || Invitation) return;
    const leaving = new AbortController();
    const begin = () => {
      import('./invitation-moment.ts').then(
        ({ inviteOnceFree }) => inviteOnceFree((part) => setInvitation(() => part), leaving.signal),
        () => undefined,
      );
    };
    const timer = window.setTimeout(begin, Math.max(0, INVITATION_DELAY_MS - lookedAt()));
    lookedAt = () => 0;
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [isWelcome, Invitation]);
  return isWelcome ? Invitation : undefined;
}

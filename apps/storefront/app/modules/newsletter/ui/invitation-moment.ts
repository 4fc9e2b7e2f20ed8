import type { ComponentType } from 'react';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { INVITATION_KEY, mayInvite, parseInvitation } from '~/modules/newsletter/invitation.ts';

/** How often it is looked whether the page has become free, ms. */
const RETRY_MS = 1000;

/**
 * A person looks at the page and not at an editor's preview of it, nothing lies over it, no one types, and the
 * question for consent was answered.
 */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return !document.hidden && !isTyping && consentAnswered() && !document.querySelector('dialog[open], .preview-bar');
}

/** Whether the browser lets it come up. Without local storage it would come on every page: never. */
function isDue(): boolean {
  try {
    return mayInvite(parseInvitation(localStorage.getItem(INVITATION_KEY)), Date.now());
  } catch {
    return false;
  }
}

/**
 * Loads the window once it may come up and the page is free for it.
 * @param show gets the window
 * @param signal ends the wait
 */
export function inviteOnceFree(show: (Invitation: ComponentType) => void, signal: AbortSignal): void {
  if (signal.aborted || !isDue()) return;
  if (!isFree()) return void window.setTimeout(() => inviteOnceFree(show, signal), RETRY_MS);
  import('./invitation.tsx').then(
    (part) => show(part.Invitation),
    () => undefined,
  );
}

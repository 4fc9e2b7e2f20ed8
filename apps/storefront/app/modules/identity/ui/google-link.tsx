import type { MouseEvent } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { GOOGLE_WINDOW, useSignedInElsewhere } from './signed-in-elsewhere.ts';

const wayOf = (returnTo: string) => `/anmelden/google?zurueck=${encodeURIComponent(returnTo)}`;

/**
 * The way to sign in with Google: a window of its own with scripts, a whole page of Google's without, or where windows
 * are kept from opening. @param props returnTo: where signing in leads
 */
export function GoogleLink({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  useSignedInElsewhere(returnTo);
  const openWindow = (event: MouseEvent) => {
    const end = href('signedIn', {}, locale, { zurueck: returnTo });
    const opened = window.open(wayOf(end), GOOGLE_WINDOW, 'popup,width=480,height=680');
    if (!opened) return;
    event.preventDefault();
    opened.focus();
  };
  return (
    <a
      className="btn btn-secondary btn-wide"
      href={wayOf(returnTo)}
      onClick={openWindow}
      aria-label={t('google.sign-in')}
    >
      <span className="btn-label">
        <GoogleSign />
        {t('google.name')}
      </span>
    </a>
  );
}

function GoogleSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M46.1 24.6c0-1.6-.1-3.1-.4-4.6H24v8.7h12.4a10.6 10.6 0 0 1-4.6 7v5.7h7.4c4.4-4 6.9-9.9 6.9-16.8z"
      />
      <path
        fill="#34A853"
        d="M24 47c6.2 0 11.4-2 15.2-5.6l-7.4-5.7c-2 1.4-4.7 2.2-7.8 2.2-6 0-11-4-12.9-9.5H3.5v5.9A23 23 0 0 0 24 47z"
      />
      <path fill="#FBBC05" d="M11.1 28.4a13.8 13.8 0 0 1 0-8.8v-5.9H3.5a23 23 0 0 0 0 20.600z" />
      <path
        fill="#EA4335"
        d="M24 10.1c3.4 0 6.4 1.2 8.8 3.4l6.6-6.6A22.9 22.9 0 0 0 3.5 13.7l7.6 5.9C13 14.1 18 10.1 24 10.1z"
      />
    </svg>
  );
}

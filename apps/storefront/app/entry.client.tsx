import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserI18n } from './i18n/browser-i18n.ts';
import { localeOfPath } from './i18n/locales.ts';
import { readPageTexts } from './i18n/page-texts.ts';
import { leavePressesToBrowser } from './shell/presses-before-hydration.ts';
import { queuePlainForms, queueRouterRequests } from './shell/router-requests.ts';
import { memoryInsteadOfBlockedStorage } from './shell/blocked-storage.ts';
import { waitForPreloadedComponents } from './ui/preloaded-component.tsx';

const report = (failure: unknown): void => {
  void import('./shell/report-failure.ts').then(({ storeErrorLog }) => storeErrorLog(failure));
};

memoryInsteadOfBlockedStorage();
queueRouterRequests();
queuePlainForms();

/** The page. @param props onHydrated: called once React has taken over what the server rendered */
function Page({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <RemixBrowser />;
}

/**
 * All that the server has drawn is made alive at once, in slices: nothing that changes meanwhile finds half a page.
 * Without its texts a page stays as it was drawn, which works by links and forms.
 */
void Promise.all([readPageTexts(), waitForPreloadedComponents()]).then(([pageTexts]) => {
  const i18n = createBrowserI18n(localeOfPath(window.location.pathname), pageTexts, report);
  const takePresses = leavePressesToBrowser();
  const onHydrated = () => {
    takePresses();
    document.documentElement.dataset.hydrated = '';
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <Page onHydrated={onHydrated} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}, report);

import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeOfPath } from './i18n/locales.ts';
import { readPageTexts } from './i18n/page-texts.ts';
import { createTextStore } from './i18n/text-store.ts';
import { TextsContext } from './i18n/use-translation.ts';
import { holdPlainForms, holdRouterRequests } from './shell/router-requests.ts';
import { memoryInsteadOfBlockedStorage } from './shell/blocked-storage.ts';
import { drawnPartsAreHere } from './ui/drawn-part.tsx';

declare global {
  interface ImportMetaEnv {
    /** What changes with any text of the shop (`vite.config.ts`). */
    readonly TEXTS_VERSION: string;
  }
}

const report = (failure: unknown): void => {
  void import('./shell/report-failure.ts').then(({ storeErrorLog }) => storeErrorLog(failure));
};

memoryInsteadOfBlockedStorage();
holdRouterRequests();
holdPlainForms();

/**
 * Reads what the server has handed over. Remix begins to as it is first drawn, and has React wait by a promise that it throws: a press
 * just then would have React draw the page at once, which it cannot (error 345).
 */
async function readHandedOver(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/**
 * All that the server has drawn is made alive at once, in slices: nothing that changes meanwhile finds half a page. Without its
 * texts a page stays as it was drawn, which works by links and forms.
 */
void Promise.all([readPageTexts(), drawnPartsAreHere(), readHandedOver()]).then(([pageTexts]) => {
  const texts = createTextStore(localeOfPath(window.location.pathname), pageTexts, async (locale, namespace) => {
    const { fetchTexts } = await import('./i18n/fetch-texts.ts');
    return fetchTexts(import.meta.env.TEXTS_VERSION, locale, namespace, report);
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext.Provider value={texts}>
          <RemixBrowser />
        </TextsContext.Provider>
      </StrictMode>,
    );
  });
}, report);

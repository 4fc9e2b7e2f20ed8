import { RemixBrowser } from '@remix-run/react';
import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n/i18n.ts';
import { lazyBackend } from './i18n/lazy-backend.ts';
import { localeOfPath } from './i18n/locales.ts';
import { readPageTexts } from './i18n/page-texts.ts';
import { sendFailure } from './shell/report-failure.ts';

const locale = localeOfPath(window.location.pathname);

void i18next
  .use(initReactI18next)
  .use(lazyBackend(window.__remixManifest?.version ?? '', sendFailure))
  .init({
    ...i18nOptions,
    lng: locale,
    ns: [],
    resources: { [locale]: readPageTexts() },
    partialBundledLanguages: true,
    maxRetries: 5,
    retryTimeout: 350,
    initImmediate: false,
  });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18next}>
        <RemixBrowser />
      </I18nextProvider>
    </StrictMode>,
  );
});

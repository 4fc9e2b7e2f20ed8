import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import geist from './platform/fonts/geist-latin-400-600.woff2?url';
import { BrowserFailure } from './shell/browser-failure.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { errorTitle } from './shell/error-title.ts';
import { LateScripts } from './shell/late-scripts.tsx';
import { CookieNotice, RequestNotice } from './shell/request-notice.tsx';
import { useRouteFlag } from './shell/page-handle.ts';
import { ShopShell } from './shell/shop-shell.tsx';
import { loadShell } from './shell/shell.server.ts';
import { languageTag, localeOfPath } from './i18n/locales.ts';
import { useLocale } from './i18n/use-translation.ts';
import { servicesAttribute } from './modules/consent/services.ts';
import { rememberedScript } from './modules/visit/remembered-script.ts';
import { instanceSheet } from './modules/instances/ui/instance-sheet.ts';
import styles from './styles/app.css?url';
import editorialStyles from './styles/editorial.css?url';
import { instanceTheme, themeRule } from './ui/theme.ts';

export const links: LinksFunction = () => [
  { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Used where a page gives no meta tags of its own: errors. */
export const meta: MetaFunction<typeof loader> = ({ error, data, location }) => {
  const shop = data?.instance?.name ?? 'Velory';
  const title = error === undefined ? shop : errorTitle(error, localeOfPath(location.pathname), shop);
  return [{ title }, { name: 'robots', content: 'noindex' }];
};

export const loader = ({ request }: LoaderFunctionArgs) => loadShell(request);

/**
 * What every page has changes with what is sent, and where a script asks for it; following links does not reload it.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  formMethod === undefined ? currentUrl.href === nextUrl.href : formMethod !== 'GET';

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const instance = useRouteLoaderData<typeof loader>('root')?.instance;
  const hasFrame = !useRouteFlag('isAlone');
  // An error here takes the links of the route with it.
  const hasError = Boolean(useRouteError());
  const services = useRouteLoaderData<typeof loader>('root')?.services;
  return (
    <html lang={languageTag[locale]} {...servicesAttribute(services)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
        {hasError && <link rel="stylesheet" href={editorialStyles} />}
        {hasFrame && instance && !instance.isBare && <link rel="stylesheet" href={instanceSheet} />}
        <style dangerouslySetInnerHTML={{ __html: themeRule({ ...instanceTheme, ...instance?.theme }) }} />
        <script dangerouslySetInnerHTML={{ __html: rememberedScript }} />
      </head>
      <body>
        {children}
        <CookieNotice />
        <RequestNotice />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <BrowserFailure>
      <ShopShell>
        <Outlet />
      </ShopShell>
    </BrowserFailure>
  );
}

export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>('root');
  return shell ? (
    <ShopShell>
      <ErrorPage />
    </ShopShell>
  ) : (
    <ErrorPage />
  );
}

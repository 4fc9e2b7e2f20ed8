import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from '@remix-run/react';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense } from 'react';
import { BrowserFailure } from '~/frame/browser-failure';
import { ErrorPage } from '~/frame/error-page';
import { SiteFrame } from '~/frame/site-frame';
import { loadFrame } from '~/frame/frame.server';
import { TEXTS_ELEMENT_ID } from '~/i18n/i18n';
import { languageTag } from '~/i18n/locales';
import { usePageTexts } from '~/i18n/page-texts';
import { useLocale } from '~/i18n/use-locale';
import styles from '~/styles/app.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Stands where a page gives no meta tags of its own: errors. */
export const meta: MetaFunction = () => [{ title: 'Velory' }, { name: 'robots', content: 'noindex' }];

export const loader = ({ request }: LoaderFunctionArgs) => loadFrame(request);

/** What every page has changes with what is sent, and where a script asks for it; following links does not reload it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  formMethod === undefined ? currentUrl.href === nextUrl.href : formMethod !== 'GET';

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const texts = usePageTexts();
  return (
    <html lang={languageTag[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          id={TEXTS_ELEMENT_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: texts }}
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <BrowserFailure>
      <SiteFrame>
        <Suspense>
          <Outlet />
        </Suspense>
      </SiteFrame>
    </BrowserFailure>
  );
}

export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('root');
  return frame ? (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  ) : (
    <ErrorPage />
  );
}

import { deviceOfWidth } from '~/platform/device-kind.ts';
import { failureTarget } from './failure-target.ts';

const MOST_CHARACTERS = { message: 2000, stack: 10_000 };

/** Until the next page is there, this one may be drawn again and fail again. */
let isReported = false;

/** Notifies the server what failed in the browser (spec §4, §7). */
export function storeErrorLog(error: unknown, componentStack?: string | null): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  void fetch('/api/document-store/storeErrorLogsToFirebase', {
    method: 'post',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      message: (message || 'An error without a message').slice(0, MOST_CHARACTERS.message),
      stack: stack?.slice(0, MOST_CHARACTERS.stack),
      componentStack: componentStack?.slice(0, MOST_CHARACTERS.stack),
      url: window.location.pathname,
      device: deviceOfWidth(window.innerWidth),
    }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Notifies the server once what stopped the page, and goes to the page that says so (spec §4, §8). */
export function reportFailure(error: unknown, componentStack: string | null | undefined): void {
  if (isReported) return;
  isReported = true;
  storeErrorLog(error, componentStack);
  const { pathname } = window.location;
  const target = failureTarget(pathname);
  if (pathname !== target) window.location.replace(target);
}

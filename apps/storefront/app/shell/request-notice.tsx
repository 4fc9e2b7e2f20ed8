import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Translate } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { type QueueReason, type QueuedRequest, useQueuedRequests } from '~/ui/queued-requests.ts';

/**
 * Says that a request failed and offers to send it again. The page behind it stays as it was: forms keep what was
 * typed. In an open dialog it stands inside it, since the rest of the page can't be used then.
 */
export function RequestNotice() {
  const [closed, setClosed] = useState<readonly QueuedRequest[]>([]);
  const held = useQueuedRequests().filter((request) => !closed.includes(request));
  const last = held.at(-1);
  const dialog = useOpenDialog(last !== undefined);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (last) before.current ??= document.activeElement;
    else before.current = null;
  }, [last]);
  if (!last) return null;
  const focusBefore = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const retry = () => {
    focusBefore();
    for (const request of held) if (canRetry(request.reason)) request.retry();
  };
  // Closed requests stay held: the router would replace the page by an error.
  const close = () => {
    focusBefore();
    setClosed([...closed, ...held]);
  };
  const notice = <Failure key={held.length} request={last} onRetry={retry} onClose={close} />;
  return dialog ? createPortal(notice, dialog) : notice;
}

/** The dialog that lies over the page, as long as it is looked for. */
function useOpenDialog(isWanted: boolean): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    if (!isWanted) return;
    // An unknown pseudo-class throws in older browsers.
    const open = CSS.supports('selector(:modal)') ? 'dialog:modal' : 'dialog[open]';
    const look = () => setDialog([...document.querySelectorAll(open)].at(-1));
    look();
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, [isWanted]);
  return dialog;
}

/** Whether the same request can succeed later. */
const canRetry = ({ kind }: QueueReason): boolean => kind !== 'refused' && kind !== 'tooLarge';

interface FailureProps {
  request: QueuedRequest;
  onRetry: () => void;
  onClose: () => void;
}

function Failure({ request, onRetry, onClose }: FailureProps) {
  const { t } = useTranslation();
  const { reason } = request;
  const seconds = reason.kind === 'tooMany' ? reason.seconds : 0;
  const [isOver, setOver] = useState(seconds === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <Frame isAlert>
      <p className="grow">
        <b className="block font-medium">{t(`request.${reason.kind}`)}</b>
        <span>{textOf(t, request, isOver)}</span>
      </p>
      {reason.kind === 'refused' && (
        <Button small variant="secondary" onClick={loadPage}>
          {t('request.signIn')}
        </Button>
      )}
      {isOver && canRetry(reason) && (
        <Button small variant="secondary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
      <Button small variant="quiet" onClick={onClose}>
        {t('notice.close')}
      </Button>
    </Frame>
  );
}

/**
 * Loads the page as a document, which leads to signing in. Not `reload()`: the router uses that for pages whose code
 * is missing.
 */
function loadPage(): void {
  const { pathname, search } = window.location;
  window.location.assign(pathname + search);
}

function textOf(t: Translate<'common'>, { reason, hasInput }: QueuedRequest, isOver: boolean): string {
  if (reason.kind === 'refused') return t('request.refusedText');
  const stays = t(hasInput ? 'request.kept' : 'request.unchanged');
  return reason.kind === 'tooMany' && !isOver ? `${waitText(t, reason.seconds)} ${stays}` : stays;
}

function waitText(t: Translate<'common'>, seconds: number): string {
  return seconds < 120
    ? t('request.seconds', { count: seconds })
    : t('request.minutes', { count: Math.ceil(seconds / 60) });
}

/** Says that the browser keeps no cookies: what needs them can't work, links can. */
export function CookieNotice() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(!navigator.cookieEnabled), []);
  if (!isShown) return null;
  return (
    <Frame>
      <p className="grow">
        <b className="block font-medium">{t('request.noCookies')}</b>
        <span>{t('request.noCookiesText')}</span>
      </p>
      <Button small variant="secondary" onClick={() => setShown(false)}>
        {t('notice.close')}
      </Button>
    </Frame>
  );
}

function Frame({ isAlert, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <div
      className="fixed bottom-4 left-4 right-4 z-toast mx-auto flex max-w-text flex-wrap items-center gap-4 border-l-4 border-error bg-paper p-4 text-small [box-shadow:var(--shadow-pop)]"
      role={isAlert ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

import { useLocation } from '@remix-run/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { LiveNotification as Notice } from '~/modules/content/content.ts';
import { groundOf, isOnPage, noticeDelayMs, readShown, SHOWN_NOTICES } from '~/modules/content/notices.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const ShownNotice = createOptionalComponent(async () => ({
  default: (await import('~/ui/live-notification.tsx')).LiveNotification,
}));

/** Milliseconds until it is tried again where something else lies over the page or no one looks at it. */
const RETRY_MS = 1000;

const PAUSE_MS = 15_000;

function shownIds(): string[] {
  try {
    return readShown(localStorage.getItem(SHOWN_NOTICES));
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(SHOWN_NOTICES, JSON.stringify([...shownIds(), id]));
  } catch {
    // It shows up again on the next visit.
  }
}

/** The page is free for a notification: a person looks at it, and no dialog lies over it. */
const isFree = (): boolean => !document.hidden && document.querySelector('dialog[open]') === null;

/**
 * Live notifications (spec §4): each shows up once, one at a time, on the pages that editors chose, after its time of
 * a visit. They are part of pages that are the same for everyone; which ones were shown only the browser knows.
 */
export function LiveNotices({ notices }: { notices: readonly Notice[] }) {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const [notice, setNotice] = useState<Notice>();
  const earliest = useRef(0);
  useEffect(() => {
    if (notice) return;
    const shown = shownIds();
    const waiting = notices.filter((each) => isOnPage(each, pathname) && !shown.includes(each.id));
    const [next] = waiting.toSorted((a, b) => noticeDelayMs(a) - noticeDelayMs(b));
    if (!next) return;
    const show = () => {
      if (!isFree()) return void (timer = window.setTimeout(show, RETRY_MS));
      remember(next.id);
      setNotice(next);
    };
    // A visit's time counts from its document on: following links does not begin it anew.
    const due = Math.max(noticeDelayMs(next), earliest.current) - performance.now();
    let timer = window.setTimeout(show, Math.max(0, due));
    return () => window.clearTimeout(timer);
  }, [notices, pathname, notice]);
  if (!notice) return null;
  const { id, title, link, image, hasCta, ctaText, textColor } = notice;
  const close = () => {
    earliest.current = performance.now() + PAUSE_MS;
    setNotice(undefined);
  };
  return (
    // The region is there before its words come, so that they are read out.
    <div role="status" className="toaster">
      <Suspense>
        <ShownNotice
          key={id}
          title={title}
          href={link}
          picture={image}
          callToAction={hasCta ? ctaText : undefined}
          textColour={textColor}
          ground={groundOf(textColor)}
          closeLabel={t('notice.close')}
          onClose={close}
        />
      </Suspense>
    </div>
  );
}

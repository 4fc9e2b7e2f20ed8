import { useLocation } from '@remix-run/react';
import type { LiveNotification as Notice } from '~/modules/content/content.ts';
import { isOnPage } from '~/modules/content/notices.ts';

/** Live notifications without scripts: sentences above the page that stay (spec §4). */
export function StaticNotices({ notices }: { notices: readonly Notice[] }) {
  const { pathname } = useLocation();
  const here = notices.filter((notice) => isOnPage(notice, pathname));
  if (here.length === 0) return null;
  return (
    <noscript>
      {here.map(({ id, title, link, hasCta, ctaText }) => (
        <p key={id} className="bg-mist px-4 py-3 text-small">
          {hasCta || !link ? <bdi>{title}</bdi> : <a href={link}>{title}</a>}{' '}
          {hasCta && link && (
            <a href={link} className="link">
              {ctaText}
            </a>
          )}
        </p>
      ))}
    </noscript>
  );
}

import { useLocation } from '@remix-run/react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { isOnPage } from '~/modules/content/notices.ts';
import type { LiveNotices } from './live-notices.tsx';

type Notices = ComponentProps<typeof LiveNotices>;

/**
 * The place of live notifications, fetched once a page is alive that has some. It draws nothing on the server: a part
 * that waits for its code would come up anew where anything around it changes meanwhile.
 */
export function NoticesSlot({ notices }: Notices) {
  const [shown, setShown] = useState<{ Part: ComponentType<Notices> }>();
  const { pathname } = useLocation();
  const isAny = notices.some((notice) => isOnPage(notice, pathname));
  useEffect(() => {
    if (isAny)
      import('./live-notices.tsx').then(
        ({ LiveNotices: Part }) => setShown({ Part }),
        () => undefined,
      );
  }, [isAny]);
  return shown ? <shown.Part notices={notices} /> : null;
}

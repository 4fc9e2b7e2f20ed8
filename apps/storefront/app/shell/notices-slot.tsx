import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { LiveNotices } from './live-notices.tsx';

type Notices = ComponentProps<typeof LiveNotices>;

/**
 * The place of live notifications, fetched once the page is alive. It draws nothing on the server: a part that waits for its code
 * would come up anew where anything around it changes meanwhile.
 */
export function NoticesSlot({ notices }: Notices) {
  const [shown, setShown] = useState<{ Part: ComponentType<Notices> }>();
  const isAny = notices.length > 0;
  useEffect(() => {
    if (isAny)
      import('./live-notices.tsx').then(
        ({ LiveNotices: Part }) => setShown({ Part }),
        () => undefined,
      );
  }, [isAny]);
  return shown ? <shown.Part notices={notices} /> : null;
}

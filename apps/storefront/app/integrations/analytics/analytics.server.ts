import { storeMessage } from '~/integrations/local-messages.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { Analytics } from './analytics.ts';
import { createGoogleAnalytics } from './google.server.ts';

/** Keeps events in the database instead of sending them; they are read at `/dev/messages`. */
const local: Analytics = {
  purchase: (purchase, key) => storeMessage(db, 'analytics', { event: 'purchase', ...purchase }, key),
};

/** The analytics that the environment chooses: Google's where `ANALYTICS_ID` and `ANALYTICS_API_SECRET` are set. */
export const analytics = (): Analytics =>
  singleton('analytics', () => {
    const { ANALYTICS_ID, ANALYTICS_API_SECRET } = env();
    if (!ANALYTICS_ID || !ANALYTICS_API_SECRET) return local;
    return createGoogleAnalytics({ measurementId: ANALYTICS_ID, apiSecret: ANALYTICS_API_SECRET });
  });

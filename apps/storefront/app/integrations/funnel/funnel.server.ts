import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { Funnel } from './funnel.ts';
import { createHttpFunnel } from './http.server.ts';
import { createLocalFunnel } from './local.server.ts';

/** The funnel that the environment chooses: a service where `FUNNEL_URL` is set, else `/dev/messages`. */
export const funnel = (): Funnel =>
  singleton('funnel', () => {
    const { FUNNEL_URL, FUNNEL_API_KEY } = env();
    return FUNNEL_URL ? createHttpFunnel({ url: FUNNEL_URL, apiKey: FUNNEL_API_KEY ?? '' }) : createLocalFunnel();
  });

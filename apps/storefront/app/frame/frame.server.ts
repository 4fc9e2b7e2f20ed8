import { cartCount } from '~/modules/cart/cart.server';
import { visitorOf } from '~/modules/identity/identity.server';
import { env } from '~/platform/env.server';
import { log } from '~/platform/log.server';

/** What the frame shows: the cart's badge for a visitor with a session, nothing personal for all others. */
export interface FrameData {
  publicUrl: string;
  year: number;
  cartCount: number;
}

/** Data of the root layout. A failing database costs the badge, never the page. */
export async function loadFrame(request: Request): Promise<FrameData> {
  return { publicUrl: env().PUBLIC_URL, year: new Date().getFullYear(), cartCount: await badge(request) };
}

async function badge(request: Request): Promise<number> {
  try {
    const visitor = await visitorOf(request);
    return visitor ? await cartCount(visitor) : 0;
  } catch (error) {
    log.warn({ err: error }, 'the cart badge could not be read');
    return 0;
  }
}

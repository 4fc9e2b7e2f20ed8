import { env } from '~/platform/env.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { voicesToShow } from './voices.ts';

/** What customers say. */
export function loadTestimonials({ title, testimonials }: BlockOf<'testimonials'>) {
  const voices = voicesToShow(testimonials, { isProduction: env().APP_MODE === 'production' });
  return voices.length === 0 ? undefined : { title, voices };
}

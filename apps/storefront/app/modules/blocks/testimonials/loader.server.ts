import { env } from '~/platform/env.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';

/** What customers say. Voices without consent are shown nowhere, demonstration ones not in production. */
export function loadTestimonials({ title, testimonials }: BlockOf<'testimonials'>) {
  const isProduction = env().APP_MODE === 'production';
  const voices = testimonials.filter(({ consent, demonstration }) => consent && !(demonstration && isProduction));
  if (voices.length === 0) return undefined;
  return { title, voices: voices.map(({ quote, name, about }) => ({ quote, name, about })) };
}

export type TestimonialsSection = NonNullable<ReturnType<typeof loadTestimonials>>;

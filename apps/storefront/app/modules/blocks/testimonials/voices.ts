import type { BlockOf } from '~/modules/content/content.ts';

type Voices = BlockOf<'testimonials'>['testimonials'];

/** The voices that may be shown: with their speaker's consent, and made-up ones never in production. */
export function voicesToShow(voices: Voices, { isProduction }: { isProduction: boolean }) {
  return voices
    .filter(({ consent, demonstration }) => consent && !(demonstration && isProduction))
    .map(({ quote, name, about }) => ({ quote, name, about }));
}

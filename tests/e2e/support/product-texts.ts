import availabilityDe from '../../../locales/de/availability.json' with { type: 'json' };
import comparisonDe from '../../../locales/de/comparison.json' with { type: 'json' };
import availabilityFr from '../../../locales/fr/availability.json' with { type: 'json' };
import comparisonFr from '../../../locales/fr/comparison.json' with { type: 'json' };
import { texts as common } from './texts.ts';

/** The shop's texts with those of the comparison and of availability requests. */
export const texts = {
  de: { ...common.de, availability: availabilityDe, comparison: comparisonDe },
  fr: { ...common.fr, availability: availabilityFr, comparison: comparisonFr },
} as const;

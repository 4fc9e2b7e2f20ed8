import { type Locale, locales } from '~/i18n/locales.ts';

/** Topics of the customer service, in the order in which they are offered (decision 40: Routes). */
export const serviceTopics = ['general', 'return', 'damage'] as const;

export type ServiceTopic = (typeof serviceTopics)[number];

/** The translated path segments of the topics (spec §2). */
export const serviceTopicSlugs: Record<ServiceTopic, Record<Locale, string>> = {
  general: { de: 'allgemeine-fragen', fr: 'questions-generales' },
  return: { de: 'velo-zurueckgeben', fr: 'retourner-velo' },
  damage: { de: 'schaden', fr: 'dommage' },
};

/** The topic of a path segment in any language, and the language it belongs to; undefined if there is none. */
export function findServiceTopic(slug: string): { topic: ServiceTopic; locale: Locale } | undefined {
  for (const topic of serviceTopics) {
    const locale = locales.find((each) => serviceTopicSlugs[topic][each] === slug);
    if (locale) return { topic, locale };
  }
  return undefined;
}

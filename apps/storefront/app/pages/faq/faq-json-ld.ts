import type { FaqEntry } from '~/modules/content/faq.ts';

/** schema.org FAQPage of the entries that a page shows. */
export function faqJsonLd(entries: readonly FaqEntry[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ title, plainAnswer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer },
    })),
  };
}

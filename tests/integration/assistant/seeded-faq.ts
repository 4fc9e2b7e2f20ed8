import { readFileSync } from 'node:fs';
import type { Locale } from '~/i18n/locales.ts';
import { answerParts, type FaqEntry, faqCategories } from '~/modules/content/faq.ts';
import { db, type Prisma } from '~/platform/db.server.ts';

interface Seeded {
  id: number;
  category: string;
  title: string;
  text: string | Record<string, unknown>;
}

/** Writes the FAQ of the CMS's seed into the snapshot. */
export async function fillFaq(locale: Locale): Promise<void> {
  const file = new URL(`../../../cms/src/seed/faq.${locale}.json`, import.meta.url);
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Seeded[];
  const names = [...new Set(questions.map(({ category }) => category))];
  await db.contentDocument.createMany({
    data: questions.map(({ category, title, text }, position) => {
      const documentId = `faq-${locale}-${position}`;
      const entry: FaqEntry = {
        id: documentId,
        category: faqCategories[names.indexOf(category)]?.key ?? 'concept',
        title,
        slug: `frage-${position}`,
        answer: answerParts(typeof text === 'string' ? { text } : { parts: text }),
        plainAnswer: '',
      };
      const data = entry as unknown as Prisma.InputJsonObject;
      return { type: 'faq-entry', locale, documentId, position, data };
    }),
  });
}

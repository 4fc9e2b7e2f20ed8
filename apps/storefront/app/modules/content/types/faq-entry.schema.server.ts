import { z } from 'zod';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { type AnswerPart, answerParts, faqCategoryKeys, type FaqEntry } from '~/modules/content/faq.ts';
import type { ContentType, Placeholders } from './content-type.server.ts';
import { answerOfBlocks } from './answer-blocks.server.ts';
import { commaList } from './entry-parts.schema.server.ts';
import { htmlToPlainText, textToInline, textToParagraphs } from './rich-text.server.ts';

function fillPlaceholders(text: string, { email, phone }: Placeholders): string {
  return text
    .replaceAll('{email}', `<a href="mailto:${email}">${email}</a>`)
    .replaceAll('{phone}', `<a href="${telephoneLink(phone)}">${phone}</a>`);
}

const rawFaqEntry = z
  .object({
    documentId: z.string().min(1),
    number: z.number().int().nullish(),
    category: z.enum(faqCategoryKeys),
    title: z.string().min(1),
    slug: z.string().nullish(),
    answer: z.unknown(),
    text: z.string().nullish(),
    parts: z.record(z.string(), z.unknown()).nullish(),
    synonyms: commaList,
  })
  .transform(({ documentId: id, number, slug, answer, text, parts, ...entry }) => {
    const written = answerOfBlocks(answer);
    const raw = written.length > 0 ? written : answerParts({ text, parts });
    return { id, ...(number ? { number } : {}), ...entry, slug: slug ?? id, raw };
  })
  .refine(({ raw }) => raw.length > 0, { path: ['answer'], message: 'the answer is empty' });

/** A part of an answer, in the editor's markup, as safe HTML. */
export function toHtml(part: AnswerPart, placeholders: Placeholders): AnswerPart {
  const filled = (text: string) => fillPlaceholders(text, placeholders);
  if (part.kind === 'text') return { kind: 'text', html: textToParagraphs(filled(part.html)) };
  return { ...part, items: part.items.map((item) => textToInline(filled(item))) };
}

/**
 * Questions with their answers: from Strapi's editor, or, where none was written there, from the older text and parts.
 */
export const faqEntry: ContentType<FaqEntry> = {
  query: {
    path: 'faq-entries',
    fields: ['number', 'category', 'title', 'slug', 'answer', 'text', 'parts', 'synonyms', 'position'],
    sort: 'position:asc,documentId:asc',
  },
  parse(entry, { placeholders }) {
    const { raw, ...known } = rawFaqEntry.parse(entry);
    const answer = raw.map((part) => toHtml(part, placeholders));
    const plainAnswer = answer
      .map((part) => htmlToPlainText(part.kind === 'list' ? part.items.join(' · ') : part.html))
      .join(' ');
    return { ...known, answer, plainAnswer };
  },
};

import { z } from 'zod';
import type { Page } from '~/modules/content/content.ts';
import type { ContentType, Placeholders } from './content-type.server.ts';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import { optionalText } from './entry-parts.schema.server.ts';
import { type AnswerPart, answerParts, faqCategoryKeys, type FaqEntry } from '~/modules/content/faq.ts';
import { htmlToPlainText, markdownToHtml, textToInline, textToParagraphs } from './rich-text.server.ts';

function fillPlaceholders(text: string, { email, phone }: Placeholders): string {
  return text
    .replaceAll('{email}', `<a href="mailto:${email}">${email}</a>`)
    .replaceAll('{phone}', `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`);
}

const rawFaqEntry = z
  .object({
    documentId: z.string().min(1),
    number: z.number().int(),
    category: z.enum(faqCategoryKeys),
    title: z.string().min(1),
    text: z.string().nullish(),
    parts: z.record(z.string(), z.unknown()).nullish(),
  })
  .refine((entry) => answerParts(entry).length > 0, { path: ['text'], message: 'the answer is empty' });

export const faqEntry: ContentType<FaqEntry> = {
  query: {
    path: 'faq-entries',
    fields: ['number', 'category', 'title', 'text', 'parts', 'position'],
    sort: 'position:asc,documentId:asc',
  },
  parse(entry, { placeholders }) {
    const { documentId: id, number, category, title, ...raw } = rawFaqEntry.parse(entry);
    const answer = answerParts(raw).map((part): AnswerPart => {
      if (part.kind === 'list') {
        return { kind: 'list', items: part.items.map((item) => textToInline(fillPlaceholders(item, placeholders))) };
      }
      return { kind: 'text', html: textToParagraphs(fillPlaceholders(part.html, placeholders)) };
    });
    const plainAnswer = answer
      .map((part) => htmlToPlainText(part.kind === 'list' ? part.items.join(' · ') : part.html))
      .join(' ');
    return { id, number, category, title, answer, plainAnswer };
  },
};

const pageSchema = z
  .object({ key: z.string(), title: z.string(), description: optionalText, body: optionalText, blocks })
  .transform(({ body, ...page }): Page => ({ ...page, html: body && markdownToHtml(body) }));

export const page: ContentType<Page> = {
  query: {
    path: 'pages',
    fields: ['key', 'title', 'description', 'body'],
    populate: { blocks: blocksSelection },
    sort: 'key:asc',
  },
  parse: (entry) => pageSchema.parse(entry),
};

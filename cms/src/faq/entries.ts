import type { Core, Modules } from '@strapi/strapi';
import { freeSlug } from '../slugs/slugs-from-titles';
import { hasText, isFilled } from '../validation/problem';
import { plainAnswer } from './answer';
import { answerOf } from './client-form';

const FAQ_ENTRY = 'api::faq-entry.faq-entry';

/** Length of the preview in the list of entries. */
const PREVIEW_LENGTH = 140;

function previewOf(answer: unknown): string {
  const text = plainAnswer(answer);
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH - 1).trimEnd()}…` : text;
}

/** Updates the preview whenever an entry is stored. */
export function registerFaqEntries(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.uid !== FAQ_ENTRY || (context.action !== 'create' && context.action !== 'update')) return next();
    const { data } = context.params as { data?: Record<string, unknown> };
    if (data && 'answer' in data) data.preview = previewOf(data.answer);
    return next();
  };
  strapi.documents.use(middleware);
}

/** A stored version of an entry: draft or published, in one language. */
interface StoredVersion {
  id: number;
  documentId: string;
  locale: string;
  title: string;
  slug: string | null;
  text: string | null;
  parts: unknown;
}

/**
 * Converts entries of the previous format: `text` or `parts` become the answer. Entries with an answer are left
 * unchanged, so it is idempotent.
 */
export async function migrateFaqEntries(strapi: Core.Strapi): Promise<void> {
  const versions: StoredVersion[] = await strapi.db.query(FAQ_ENTRY).findMany({
    where: { answer: { $null: true } },
    orderBy: { id: 'asc' },
  });
  const slugs = new Map<string, string>();
  for (const { id, documentId, locale, title, slug, text, parts } of versions) {
    if (!hasText(text) && !isFilled(parts)) continue;
    const key = `${documentId} ${locale}`;
    const ownSlug = slug ?? slugs.get(key) ?? (await freeSlug(strapi, FAQ_ENTRY, { title }, locale));
    slugs.set(key, ownSlug);
    const answer = answerOf(isFilled(parts) ? parts : text);
    const data = { answer, preview: previewOf(answer), slug: ownSlug, text: null, parts: null };
    await strapi.db.query(FAQ_ENTRY).update({ where: { id }, data });
  }
  if (slugs.size > 0) strapi.log.info(`Converted ${slugs.size} FAQ answers to the editor's format`);
}

import type { z } from 'zod';
import { type Locale, locales } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { picturesIn } from '~/modules/content/entries/picture-urls.ts';
import type { CurrentPreview } from './current-preview.server.ts';
import type { PreviewedEntry } from './preview-token.server.ts';
import type { unsavedSchema } from '~/modules/content/unsaved.schema.server.ts';

/** How long an unsaved state is stored, ms: as long as a preview's address is good. */
const RETENTION_MS = 8 * 60 * 60 * 1000;

/** Keeps what an editor has typed, instead of what was stored of the same form before. */
export async function storeUnsaved(
  { id, locale, type, documentId, entry }: z.output<typeof unsavedSchema>,
  now = new Date(),
): Promise<void> {
  const data = { ...entry, documentId } as Prisma.InputJsonObject;
  const stored = { type, documentId, data, at: now };
  await db.contentUnsaved.upsert({
    where: { id_locale: { id, locale } },
    create: { id, locale, ...stored },
    update: stored,
  });
}

/** Forgets what no one can open any more. */
export async function removeUnsaved(now = new Date()): Promise<void> {
  await db.contentUnsaved.deleteMany({ where: { at: { lt: new Date(now.getTime() - RETENTION_MS) } } });
}

/** What was typed of a previewed entry in one language; undefined if nothing was, or of another entry. */
export async function unsavedState({ unsaved, type, documentId }: PreviewedEntry, locale: Locale): Promise<unknown> {
  if (!unsaved) return undefined;
  const row = await db.contentUnsaved.findUnique({ where: { id_locale: { id: unsaved, locale } } });
  return row?.type === type && row.documentId === documentId ? row.data : undefined;
}

/** How rows of previewed drafts begin; no token can name them. */
const PREVIEWED = 'previewed-';

/** Notes which pictures a preview shows: what is published shows them not yet, and no one else's are served. */
export async function recordPreview({ documentId, type, documents }: CurrentPreview, now = new Date()): Promise<void> {
  const id = `${PREVIEWED}${type}-${documentId}`;
  for (const locale of locales) {
    const document = documents[locale];
    if (document === undefined || picturesIn(JSON.stringify(document)).length === 0) continue;
    const stored = { type, documentId, data: document as Prisma.InputJsonObject, at: now };
    await db.contentUnsaved.upsert({
      where: { id_locale: { id, locale } },
      create: { id, locale, ...stored },
      update: stored,
    });
  }
}

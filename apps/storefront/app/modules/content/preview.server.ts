import { z } from 'zod';
import { byLocale, locales } from '~/i18n/locales.ts';
import { keepAllTogether } from '~/i18n/units.ts';
import { env } from '~/platform/env.server.ts';
import type { SlugPage } from '~/site-map.ts';
import { type CurrentPreview, within } from './preview/current-preview.server.ts';
import { type PreviewedEntry, readPreviewToken } from './preview/preview-token.server.ts';
import { recordPreview, unsavedState } from './preview/unsaved.server.ts';
import { problemsOf } from './snapshot/fetch-content.server.ts';
import { CmsError, fetchEntry } from './snapshot/strapi.server.ts';
import type { ContentType } from './types/content-type.server.ts';
import { contentTypes } from './types/content-types.server.ts';
import { getShopSettings } from './content.server.ts';

export { type CurrentPreview, currentPreview } from './preview/current-preview.server.ts';
export { readPreviewToken } from './preview/preview-token.server.ts';
export { storeUnsaved } from './preview/unsaved.server.ts';

/** Name of the query parameter that carries a preview's token. */
export const PREVIEW_QUERY = 'vorschau';

/** The origins from which editors see the shop in a frame; none without a CMS. */
export function previewOrigins(): string[] {
  const { CMS_PUBLIC_URL, CMS_URL } = env();
  if (CMS_PUBLIC_URL) return [new URL(CMS_PUBLIC_URL).origin];
  return CMS_URL ? [CMS_URL] : [];
}

/**
 * The preview that an address asks for.
 * @param url path and query
 * @returns undefined if it asks for none that is signed
 */
export function previewOfUrl(url: string): PreviewedEntry | undefined {
  if (!url.includes(`${PREVIEW_QUERY}=`)) return undefined;
  return readPreviewToken(new URL(url, 'http://shop').searchParams.get(PREVIEW_QUERY) ?? '');
}

/**
 * Asks the CMS for an entry as it is, in all languages; what was typed and not saved comes first. What does not fit is
 * said, not thrown; where the CMS is unavailable, what is published is shown.
 */
export async function loadPreview(entry: PreviewedEntry): Promise<CurrentPreview> {
  const preview: CurrentPreview = { ...entry, documents: {}, problems: {}, isAway: false };
  if (entry.status === 'published') return preview;
  const type: ContentType<unknown, SlugPage> = contentTypes[entry.type];
  try {
    for (const locale of locales) {
      const raw = (await unsavedState(entry, locale)) ?? (await fetchEntry(type.query, entry.documentId, locale));
      if (raw === undefined) continue;
      const { salesMailbox: email, phone } = await getShopSettings(locale);
      try {
        preview.documents[locale] = keepAllTogether(type.parse(raw, { locale, placeholders: { email, phone } }));
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        preview.problems[locale] = problemsOf(error);
      }
    }
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    preview.isAway = true;
  }
  await recordPreview(preview);
  return preview;
}

/** Does something while an entry's draft replaces what is published. */
export async function inPreview<Value>(entry: PreviewedEntry, work: () => Promise<Value>): Promise<Value> {
  return within(await loadPreview(entry), work);
}

/** Languages that an entry does not have yet. */
export function missingLocales({ documents, problems }: CurrentPreview) {
  const has = byLocale((locale) => documents[locale] !== undefined || problems[locale] !== undefined);
  return locales.filter((locale) => !has[locale]);
}

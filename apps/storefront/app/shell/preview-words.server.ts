import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { currentPreview, missingLocales, PREVIEW_QUERY, previewOrigins } from '~/modules/content/preview.server.ts';

/** What is above a page that an editor previews, in words: no one else fetches its texts. */
export interface PreviewWords {
  label: string;
  text: string;
  /** What an editor has to put right. */
  remarks: string[];
  exit: { label: string; href: string };
  /** Origins whose messages about changes the frame accepts. */
  origins: string[];
}

/** The words above a previewed page; undefined for everyone else. */
export function previewWords(request: Request, locale: Locale): PreviewWords | undefined {
  const preview = currentPreview();
  if (!preview) return undefined;
  const t = i18nFor(locale, 'preview');
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(PREVIEW_QUERY);
  const query = searchParams.toString();
  const isMissing = preview.status === 'draft' && !preview.isAway && missingLocales(preview).includes(locale);
  const problems = preview.problems[locale] ?? [];
  return {
    label: t('label'),
    text: t(preview.isAway ? 'away' : preview.unsaved ? 'unsaved' : preview.status),
    remarks: [
      ...(isMissing ? [t(`missing-${locale}`)] : []),
      ...(problems.length > 0 ? [`${t('problems')} ${problems.join(', ')}`] : []),
    ],
    exit: { label: t('exit'), href: query ? `${pathname}?${query}` : pathname },
    origins: previewOrigins(),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '~/i18n/locales.ts';
import { singleton } from '~/platform/singleton.server.ts';
import {
  type ContentDocumentOf,
  type ContentTypeName,
  contentTypes,
} from '~/modules/content/types/content-types.server.ts';
import type { PreviewedEntry } from './preview-token.server.ts';

/** What one request shows instead of what is published. */
export interface CurrentPreview extends PreviewedEntry {
  /** The entry as the snapshot would keep it, in the languages that have it and where it fits. */
  documents: Partial<Record<Locale, unknown>>;
  /** Why it does not fit, by language: a field and what is expected. */
  problems: Partial<Record<Locale, string[]>>;
  /** Whether the CMS has answered. */
  isAway: boolean;
}

const storage = singleton('content.preview', () => new AsyncLocalStorage<CurrentPreview>());

/** The preview that this request shows; undefined for everyone else. */
export const currentPreview = (): CurrentPreview | undefined => storage.getStore();

/** Runs work with the preview in place of published content. */
export function within<Value>(preview: CurrentPreview, work: () => Promise<Value>): Promise<Value> {
  return storage.run(preview, work);
}

/** The draft of a previewed entry in one language; undefined if this request shows none of that type and language. */
export function previewedDocument<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
): ContentDocumentOf<Name> | undefined {
  const preview = currentPreview();
  if (preview?.type !== type || preview.status !== 'draft') return undefined;
  return preview.documents[locale] as ContentDocumentOf<Name> | undefined;
}

/**
 * Published rows with the draft in its place: where its published version stands, else last. A draft that does not
 * belong to what was asked for takes its published version out. A single type has one entry, whose preview need not
 * name it.
 * @param belongs whether an entry is among what was asked for
 */
export function withPreview<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  rows: { id: string; data: ContentDocumentOf<Name> }[],
  belongs: (data: ContentDocumentOf<Name>) => boolean,
): ContentDocumentOf<Name>[] {
  const draft = previewedDocument(type, locale);
  if (draft === undefined) return rows.map(({ data }) => data);
  const id = currentPreview()?.documentId;
  const shown = belongs(draft) ? [draft] : [];
  const isOnly = contentTypes[type].query.single === true;
  const place = rows.findIndex((row) => isOnly || row.id === id);
  const entries = rows.map(({ data }) => data);
  if (place < 0) return [...entries, ...shown];
  return [...entries.slice(0, place), ...shown, ...entries.slice(place + 1)];
}

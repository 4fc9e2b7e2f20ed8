/** What the panel hands to its side panels, as far as they read it. */
export interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null; updatedAt?: string };
  meta?: { availableLocales?: { locale: string }[] };
}

export const small = { fontSize: '1.2rem', lineHeight: 1.5 } as const;

/** The id of the entry that is open: of the one of a single type, too, which the panel names by its document alone. */
export const idOf = ({ documentId, document }: PanelProps): string | undefined => documentId ?? document?.documentId;

/** The path of one of the panel's own calls about an entry. */
export const pathOf = (kind: string, { model, documentId, document }: PanelProps, more = ''): string =>
  `/editorial/${kind}/${model}/${documentId}${more}?locale=${document?.locale ?? 'de'}`;

/** What the server said of a failure, in words for editors. */
export const saidOf = (error: unknown): string | undefined =>
  (error as { response?: { data?: { error?: { message?: string } } } }).response?.data?.error?.message;

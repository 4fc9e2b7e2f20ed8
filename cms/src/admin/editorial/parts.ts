/** The props of side panels that we use. */
export interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null; updatedAt?: string };
  meta?: { availableLocales?: { locale: string }[] };
}

export const small = { fontSize: '1.2rem', lineHeight: 1.5 } as const;

/** The id of the open entry; for single types the panel provides it only in the document. */
export const idOf = ({ documentId, document }: PanelProps): string | undefined => documentId ?? document?.documentId;

/** The path of one of our calls about an entry. */
export const pathOf = (kind: string, { model, documentId, document }: PanelProps, more = ''): string =>
  `/editorial/${kind}/${model}/${documentId}${more}?locale=${document?.locale ?? 'de'}`;

/** The server's error message for editors. */
export const messageOf = (error: unknown): string | undefined =>
  (error as { response?: { data?: { error?: { message?: string } } } }).response?.data?.error?.message;

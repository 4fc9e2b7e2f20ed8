/*
 * Documents of an order by a link that expires (spec §3: magicDocs).
 */

/** Days in which the link opens the document. */
export const MAGIC_DOC_DAYS = 14;

export const magicDocKinds = ['contract', 'schedule'] as const;
export type MagicDocKind = (typeof magicDocKinds)[number];

/** What a link to a document opens. */
export type OpenedDocument =
  | {
      kind: 'open';
      document: MagicDocKind;
      /** Of the order. */
      number: string;
      /** ISO 8601 */
      expiresAt: string;
    }
  | { kind: 'expired' | 'unknown' };

/** A link to a document as the staff lists it. Times are ISO 8601. */
export interface ListedDocumentLink {
  id: string;
  document: MagicDocKind;
  number: string;
  createdAt: string;
  expiresAt: string;
  state: 'open' | 'expired' | 'ended';
  opened: number;
  lastOpenedAt: string | null;
}

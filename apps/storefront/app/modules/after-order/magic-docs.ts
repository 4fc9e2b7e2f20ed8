/*
 * Documents of an order by a link that expires (spec §3: magicDocs).
 */

/** Days in which the link opens the document. */
export const MAGIC_DOC_DAYS = 14;

export const magicDocKinds = ['contract', 'schedule'] as const;
export type MagicDocKind = (typeof magicDocKinds)[number];

/** What staff call each document. */
export const documentNames = { contract: 'Vertrag', schedule: 'Zahlungsplan' } as const satisfies Record<
  MagicDocKind,
  string
>;

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

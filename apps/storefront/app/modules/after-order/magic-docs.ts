/*
 * Documents of an order by a link that expires (spec §3: magicDocs).
 */

/** Validity of the link in days. */
export const MAGIC_DOC_DAYS = 14;

export const magicDocKinds = ['contract', 'schedule'] as const;
export type MagicDocKind = (typeof magicDocKinds)[number];

/** The staff's names of the documents. */
export const documentNames = { contract: 'Vertrag', schedule: 'Zahlungsplan' } as const satisfies Record<
  MagicDocKind,
  string
>;

/** The result of opening a link. */
export type OpenedDocument =
  | {
      kind: 'open';
      document: MagicDocKind;
      /** Order number. */
      number: string;
      /** ISO 8601 */
      expiresAt: string;
    }
  | { kind: 'expired' | 'unknown' };

import type { ListQuery, ListShape } from '~/platform/list-query.ts';

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

/** The team's list of links to documents. */
export const documentList = {
  path: '/admin/dokumente',
  sorts: { neu: 'descending', geholt: 'descending' },
  filters: {
    dokument: { label: 'Dokument', all: 'Alle', choices: { contract: 'Vertrag', schedule: 'Zahlungsplan' } },
    stand: { label: 'Stand', all: 'Jeder Stand', choices: { open: 'gilt', expired: 'abgelaufen', ended: 'beendet' } },
  },
} as const satisfies ListShape;
export type DocumentsQuery = ListQuery<keyof typeof documentList.sorts, keyof typeof documentList.filters>;

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

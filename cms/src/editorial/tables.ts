import type { Core } from '@strapi/strapi';

/** What was done to an entry. */
export type VersionAction = 'create' | 'update' | 'publish' | 'unpublish' | 'discardDraft' | 'delete';

/** A row of the history: who did what to which entry, with the draft before and after. */
export interface VersionRow {
  id: number;
  uid: string;
  document_id: string;
  locale: string;
  action: VersionAction;
  /** Name of the person; null where a planned time has come. */
  by_name: string | null;
  at: Date;
  /** JSON, as it is read: Strapi lets the driver parse none. */
  before: string | null;
  after: string | null;
}

/** A time at which an entry is published or taken back by itself. */
export interface AppointmentRow {
  id: number;
  uid: string;
  document_id: string;
  locale: string;
  action: 'publish' | 'unpublish';
  at: Date;
  by_name: string | null;
  /** Why it could not be done; null while it waits. */
  problem: string | null;
}

export const VERSIONS = 'editorial_versions';
export const APPOINTMENTS = 'editorial_appointments';

/** Makes the tables of history and planning, which are no content: Strapi's own schema leaves them alone. */
export async function ensureTables({ db }: Core.Strapi): Promise<void> {
  // A builder keeps what it was told: each statement has its own.
  const schema = () => db.connection.schema;
  if (!(await schema().hasTable(VERSIONS))) {
    await schema().createTable(VERSIONS, (table) => {
      table.increments('id');
      for (const column of ['uid', 'document_id', 'locale', 'action']) table.string(column).notNullable();
      table.string('by_name');
      table.timestamp('at', { useTz: true }).notNullable();
      table.jsonb('before');
      table.jsonb('after');
      table.index(['uid', 'document_id', 'locale', 'id']);
    });
  }
  if (!(await schema().hasTable(APPOINTMENTS))) {
    await schema().createTable(APPOINTMENTS, (table) => {
      table.increments('id');
      for (const column of ['uid', 'document_id', 'locale', 'action']) table.string(column).notNullable();
      table.timestamp('at', { useTz: true }).notNullable();
      table.string('by_name');
      table.text('problem');
      table.unique(['uid', 'document_id', 'locale', 'action']);
      table.index(['at']);
    });
  }
}

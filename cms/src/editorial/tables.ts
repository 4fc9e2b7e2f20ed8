import type { Core } from '@strapi/strapi';

export type VersionAction = 'create' | 'update' | 'publish' | 'unpublish' | 'discardDraft' | 'delete';

/** A row of the history, with the draft before and after. */
export interface VersionRow {
  id: number;
  uid: string;
  document_id: string;
  locale: string;
  action: VersionAction;
  /** Name of the user; null for planned changes. */
  by_name: string | null;
  at: Date;
  /** JSON text: Strapi disables the driver's parsing. */
  before: string | null;
  after: string | null;
}

/** A planned publication or unpublication. */
export interface AppointmentRow {
  id: number;
  uid: string;
  document_id: string;
  locale: string;
  action: 'publish' | 'unpublish';
  at: Date;
  by_name: string | null;
  /** Why it failed; null while pending. */
  problem: string | null;
}

export const VERSIONS = 'editorial_versions';
export const APPOINTMENTS = 'editorial_appointments';

/** Creates the tables of history and planning, which are not part of Strapi's schema. */
export async function ensureTables({ db }: Core.Strapi): Promise<void> {
  // Knex builders are stateful: one per statement.
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

import { storeMessage } from '~/integrations/local-messages.server.ts';
import { db } from '~/platform/db.server.ts';
import type { MarketingForms } from './forms.ts';

/** Keeps forms in the database instead of sending them; they are read at `/dev/messages`. */
export function createLocalForms(database: Pick<typeof db, 'localMessage'> = db): MarketingForms {
  return {
    async submit({ formId, fields, context }, idempotencyKey) {
      const payload = { formId, fields: fields.map((field) => ({ ...field })), ...(context && { context }) };
      await storeMessage(database, 'forms', payload, idempotencyKey);
      const body = JSON.stringify({ inlineMessage: 'Thanks for submitting the form.' });
      return { status: 200, statusText: 'OK', contentType: 'application/json', body };
    },
  };
}

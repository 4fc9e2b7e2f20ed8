import type { FormAnswer } from '~/integrations/forms/forms.ts';
import { marketingForms } from '~/integrations/forms/forms.server.ts';
import { type Locale, locales } from '~/i18n/locales.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { addJob, defineJob, type JobOptions, type JobRun } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { type FilledForm, formKinds, type FormName, formName } from './forms.ts';
import { filledFormSchema } from './forms.schema.server.ts';
import { storeSubmission, recordDecision } from './submissions.server.ts';

/** Sends a form that waits for the marketing service. */
export const submitFormJob = defineJob({ name: 'forms.submit', schema: filledFormSchema, run: sendQueuedForm });

/** The name of the service's account in addresses of `/api/forms/…` (spec §7: instanceId). */
function formsInstanceId(): string {
  return env().HUBSPOT_PORTAL_ID ?? 'local';
}

/**
 * The service's own id of a form. The local service calls forms by their names.
 * @returns undefined if the environment names none
 */
function formIdOf(name: FormName): string | undefined {
  const { HUBSPOT_PORTAL_ID, HUBSPOT_FORM_IDS } = env();
  const pair = HUBSPOT_FORM_IDS.find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? (HUBSPOT_PORTAL_ID ? undefined : name);
}

/** The form that an id of the service means, or undefined; none of those that no browser may send. */
function formOfId(id: string): FormName | undefined {
  return formKinds
    .flatMap((kind) => locales.map((locale) => formName(kind, locale)))
    .find((name) => formIdOf(name) === id);
}

/**
 * The form that an address of `/api/forms/…` means: `{formId}/{instanceId}`, or `{instanceId}/{formId}` for the
 * abandoned cart (spec §7).
 * @returns undefined if there is none
 */
export function addressedForm(first: string, second: string): FormName | undefined {
  const instanceId = formsInstanceId();
  const form = formOfId(first === instanceId ? second : first);
  const isAbandonedCart = form?.startsWith('abandoned-cart') ?? false;
  return (isAbandonedCart ? first : second) === instanceId ? form : undefined;
}

/** Where a browser sends the form of an abandoned cart; empty if the environment names none. */
export function abandonedCartPath(locale: Locale): string {
  const formId = formIdOf(formName('abandoned-cart', locale));
  return formId ? `/api/forms/${formsInstanceId()}/${formId}` : '';
}

/**
 * Lets a form be sent by a job that is written in the caller's transaction: it is sent exactly if the transaction
 * stands.
 * @param key forms with the same key are one
 */
export async function queueForm(
  database: Database,
  form: FilledForm,
  options: JobOptions & { key: string },
): Promise<void> {
  await storeSubmission(database, form, options.key);
  await addJob(database, submitFormJob, form, options);
}

/** How a use case hands a form over. @param key forms with the same key are one */
export type SendForm = (form: FilledForm, key: string) => Promise<unknown>;

/**
 * Lets a form be sent by a job, how pages hand forms over. What was agreed to with the same key before is not sent
 * again.
 */
export const sendLater: SendForm = (form, key) =>
  db.$transaction(async (database) => {
    if (await storeSubmission(database, form, key)) await addJob(database, submitFormJob, form, { key });
  });

/** Whether the service has decided; where it is down or busy it may take the same form later. */
function isFinal(answer: FormAnswer | null): answer is FormAnswer {
  return answer !== null && answer.status < 500 && answer.status !== 429;
}

/**
 * Sends a form at once and gives what the service answered, as it is; where the service is down the form waits in the
 * queue. Where a person agreed to something by sending it, that sentence is stored
 * (`modules/forms/submissions.server.ts`).
 * @param key the idempotency key of the submission: what was sent with it before is not sent again
 * @returns null if it waits or was sent before; undefined if the environment does not know the form
 */
export async function submitForm(filled: FilledForm, key: string): Promise<FormAnswer | null | undefined> {
  const formId = formIdOf(filled.form);
  if (!formId) return undefined;
  const { fields, context } = filled;
  if (!(await storeSubmission(db, filled, key))) return null;
  const answer = await marketingForms().submit({ formId, fields, context }, key);
  if (isFinal(answer)) {
    await recordDecision(key, answer);
    return answer;
  }
  await queueForm(db, filled, { key });
  return null;
}

/**
 * Sends a form that waited in the queue. A refusal for good (status 400 and the like) ends it: sending the same again
 * would be refused again.
 * @throws if the service is down or the form unknown; the job runs again
 */
async function sendQueuedForm(filled: FilledForm, { idempotencyKey }: JobRun): Promise<void> {
  const formId = formIdOf(filled.form);
  if (!formId) throw new Error(`HUBSPOT_FORM_IDS names no form for ${filled.form}.`);
  const { fields, context } = filled;
  const answer = await marketingForms().submit({ formId, fields, context }, idempotencyKey);
  if (!isFinal(answer)) throw new Error('The forms service did not take a form.');
  await recordDecision(idempotencyKey, answer);
  if (answer.status >= 400) {
    log.error({ form: filled.form, status: answer.status, statusText: answer.statusText }, 'form rejected permanently');
  }
}

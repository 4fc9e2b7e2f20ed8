import { createHash, timingSafeEqual } from 'node:crypto';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { contentNoticeSchema } from '~/modules/content/webhook.schema.server.ts';
import { type ContentTypeName, contentTypes } from '~/modules/content/types/content-types.server.ts';
import { refreshContentJob } from './snapshot.server.ts';

const isTypeName = (name: string): name is ContentTypeName => Object.hasOwn(contentTypes, name);

type ContentWebhookResult = 'accepted' | 'ignored' | 'unauthorized' | 'invalid';

function sameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Asks for a refresh of the content as soon as a worker is free. Several requests that wait for the same become one.
 * @param type the only one that changed; without it everything is read
 */
export async function requestContentRefresh(reason: string, type?: ContentTypeName): Promise<void> {
  const key = [refreshContentJob.name, ...(type ? [type] : [])].join(':');
  const payload = { reason, ...(type && { types: [type] }) };
  await db.$transaction((tx) => addJob(tx, refreshContentJob, payload, { key }));
}

/**
 * Whether a request's `Authorization` header is the bearer that the CMS sends (`CMS_WEBHOOK_SECRET`). Without a secret
 * no one is.
 */
export function isFromCms(authorization: string | null): boolean {
  const secret = env().CMS_WEBHOOK_SECRET;
  return secret !== undefined && sameSecret(authorization ?? '', `Bearer ${secret}`);
}

/**
 * Takes Strapi's notice of a change.
 * @param authorization the request's header; must be the bearer of `CMS_WEBHOOK_SECRET`
 * @param body the parsed JSON body
 */
export async function acceptContentWebhook({
  authorization,
  body,
}: {
  authorization: string | null;
  body: unknown;
}): Promise<ContentWebhookResult> {
  if (!isFromCms(authorization)) return 'unauthorized';
  const parsed = contentNoticeSchema.safeParse(body);
  if (!parsed.success) return 'invalid';
  const { event, uid } = parsed.data;
  const concernsContent =
    event === 'cms.started' || event.startsWith('media.') || (event.startsWith('entry.') && uid?.startsWith('api::'));
  if (!concernsContent) return 'ignored';
  const [, name = ''] = /^api::[^.]+\.([a-z-]+)$/.exec(uid ?? '') ?? [];
  await requestContentRefresh(event, event.startsWith('entry.') && isTypeName(name) ? name : undefined);
  return 'accepted';
}

import type { Core } from '@strapi/strapi';
import { required } from '../platform/environment';

const TOKEN_NAME = 'Storefront';
const WEBHOOK_NAME = 'Storefront';
const STOCK_TOKENS = ['Full Access', 'Read Only'];

/** Events sent to the storefront. */
const WEBHOOK_EVENTS = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'];

interface Webhook {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
}

/**
 * Creates the read-only token with the value of `STOREFRONT_API_TOKEN`, and removes the two default tokens of a new
 * Strapi, one of which may write.
 */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  await tokens.deleteMany({ where: { name: { $in: STOCK_TOKENS } } });
  const accessKey = strapi.service('admin::api-token').hash(required('STOREFRONT_API_TOKEN'));
  const existing = await tokens.findOne({ where: { name: TOKEN_NAME } });
  if (!existing) {
    await tokens.create({
      data: {
        name: TOKEN_NAME,
        description: 'Mit diesem Token liest der Shop die Inhalte.',
        type: 'read-only',
        kind: 'content-api',
        accessKey,
        lifespan: null,
        expiresAt: null,
      },
    });
  } else if (existing.accessKey !== accessKey) {
    await tokens.update({ where: { id: existing.id }, data: { accessKey } });
  }
}

function sameWebhook(a: Webhook, b: Omit<Webhook, 'id'>): boolean {
  const comparable = ({ url, headers, events, isEnabled }: Omit<Webhook, 'id'>) => [url, headers, events, isEnabled];
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

/** Creates the webhook that notifies the storefront of changes, with its bearer token. Idempotent. */
export async function ensureWebhook(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const wanted = {
    name: WEBHOOK_NAME,
    url: required('STOREFRONT_WEBHOOK_URL'),
    headers: { Authorization: `Bearer ${required('STOREFRONT_WEBHOOK_SECRET')}` },
    events: WEBHOOK_EVENTS,
    isEnabled: true,
  };
  const stored: Webhook[] = await store.findWebhooks();
  const existing = stored.find(({ name }) => name === WEBHOOK_NAME);
  if (!existing) {
    runner.add(await store.createWebhook(wanted));
  } else if (!sameWebhook(existing, wanted)) {
    runner.update(await store.updateWebhook(existing.id, wanted));
  }
}

/**
 * Notifies the storefront that the CMS is ready, so that a shop that started earlier fetches content immediately
 * instead of at its next interval. A storefront that starts later fetches by itself.
 */
export function announceStart(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    fetch(required('STOREFRONT_WEBHOOK_URL'), {
      method: 'POST',
      headers: { Authorization: `Bearer ${required('STOREFRONT_WEBHOOK_SECRET')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ event: 'cms.started' }),
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => {
      strapi.log.debug(`Storefront not reachable yet: ${error instanceof Error ? error.message : 'unknown'}`);
    });
  });
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from '../e2e/support/database.ts';
import type { Paths, Stage } from './stage.ts';

export const account: Paths = { de: '/konto', fr: '/fr/compte' };
export const signInPage: Paths = { de: '/anmelden', fr: '/fr/connexion' };

/** Signs somebody in by the database. @returns their id */
export async function signIn({ page, baseURL }: Stage, { url = baseURL, instanceId = 'main', email = '' } = {}) {
  const token = randomBytes(32).toString('base64url');
  const address = email || `lea.${randomUUID()}@example.ch`;
  const [user] = await query<{ id: string }>(
    `insert into "user" (id, email, instance_id) values ($1, $2, $3) returning id`,
    [randomUUID(), address, instanceId],
  );
  const tokenHash = createHash('sha256')
    .update(instanceId === 'main' ? token : `${instanceId}:${token}`)
    .digest('hex');
  await query(
    `insert into session (id, token_hash, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [randomUUID(), tokenHash, user?.id],
  );
  await page.context().addCookies([{ name: 'velory_session', value: token, url }]);
  return user?.id ?? '';
}

/** Sends a form from a page of the shop that is open, as its own forms do. */
export const send = (page: Page, path: string, form: Record<string, string>): Promise<string> =>
  page.evaluate(
    async ([to, fields]) => {
      const headers = { Accept: 'text/html' };
      const answer = await fetch(to, { method: 'POST', body: new URLSearchParams(fields), headers });
      return answer.url;
    },
    [path, form] as const,
  );

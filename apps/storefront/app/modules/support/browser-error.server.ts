import { createHash } from 'node:crypto';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { withoutPersonalData } from '~/platform/personal-data.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { BrowserErrorInput } from './browser-error.schema.server.ts';

/*
 * Failures while a page was drawn in a browser (spec §4, §7: storeErrorLogsToFirebase; §3: breakingErrorLogs). Anyone
 * can send anything here: the same failure is stored once a minute with how often it came.
 */

const reports = createRateLimiter({ name: 'browser-errors', points: 10, seconds: 60 });

/**
 * Keeps a failure.
 * @param sender an address, or whatever represents one
 * @returns seconds after which the sender may report again, where that was too often
 */
export async function recordBrowserError(
  { message: text, device = 'node', ...input }: BrowserErrorInput,
  { sender, now = new Date() }: { sender: string; now?: Date },
): Promise<number | undefined> {
  const seconds = await reports.consume(sender);
  if (seconds !== undefined) return seconds;
  const message = withoutPersonalData(text);
  const [stack, componentStack, path] = [input.stack, input.componentStack, input.url?.split(/[?#]/)[0]].map((text) =>
    text === undefined || text === null ? null : withoutPersonalData(text),
  );
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([message, stack]))
    .digest('hex')
    .slice(0, 32);
  const { count } = await db.breakingErrorLog.upsert({
    where: { minute_fingerprint: { minute, fingerprint } },
    create: { minute, fingerprint, message, stack, componentStack, path },
    update: { count: { increment: 1 } },
  });
  if (count === 1) log.error({ event: 'browser_error', message, stack, path, device }, 'page failed in a browser');
  return undefined;
}

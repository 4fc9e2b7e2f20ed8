import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { GoogleProfile } from '~/integrations/google/google.server.ts';
import { addressOf, findInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { readCookie } from '~/platform/http.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

/*
 * Signing in by a third party runs on the main host, which alone it knows, and goes on on the host of an organization
 * by a code (decision 99): good for that host and that browser, once, for 60 seconds.
 */

/** Where the code leads, on the organization's host. */
const ARRIVAL = '/anmelden/uebergabe';

/** ms in which the code is used. */
const HANDOVER_MS = 60 * 1000;

/** ms in which a person comes back from Google. */
const WAY_MS = 15 * 60 * 1000;

/** Holds what the browser is known by again, while it is away. */
const COOKIE = 'velory_way';

const waySchema = z.object({
  instanceId: z.string().min(1),
  browserHash: z.string().min(1),
  returnTo: z.string().startsWith('/'),
  until: z.number(),
});

/** What the main host is told by a browser that comes from an organization's. */
type Way = z.infer<typeof waySchema>;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https:');
const cookieName = (): string => (isSecure() ? `__Host-${COOKIE}` : COOKIE);

function wayCookie(value: string, seconds: number): string {
  return `${cookieName()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}

/**
 * The way from an organization's host to the main one.
 * @param path there
 * @param returnTo local path that signing in leads to, here
 */
export function redirectToMainHost(path: string, returnTo: string, now = Date.now()): Response {
  const secret = randomBytes(32).toString('base64url');
  const way: Way = {
    instanceId: currentInstanceId(),
    browserHash: hashOf(secret),
    returnTo,
    until: now + WAY_MS,
  };
  const text = Buffer.from(JSON.stringify(way)).toString('base64url');
  const address = `${env().PUBLIC_URL}${path}?fuer=${text}.${signText('handover', text)}`;
  const headers = { Location: address, 'Set-Cookie': wayCookie(secret, WAY_MS / 1000), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 302, headers });
}

/** What is in the address of that way; undefined if it is invalid, or has ended. */
export function readWay(token: string, now = Date.now()): Way | undefined {
  const [text = '', signature = ''] = token.split('.');
  if (!isSignatureOf('handover', text, signature)) return undefined;
  const way = waySchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return way.success && way.data.until > now ? way.data : undefined;
}

/**
 * Writes the code for a person whom the main host knows now.
 * @param fromUserId whose the browser is there
 * @returns the address on the organization's host; undefined if the organization is published no more
 */
export async function handOver(
  { instanceId, browserHash, returnTo }: Way,
  { email, subject }: GoogleProfile,
  fromUserId: string | undefined,
  now = new Date(),
): Promise<string | undefined> {
  const instance = await findInstance(toInstanceId(instanceId));
  if (!instance) return undefined;
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + HANDOVER_MS);
  await db.signInHandover.create({
    data: { codeHash: hashOf(code), instanceId, browserHash, email, subject, returnTo, fromUserId, expiresAt },
  });
  return `${addressOf(instance)}${ARRIVAL}?code=${code}`;
}

/** A person who comes back to an organization's host, known. */
interface Arrived extends GoogleProfile {
  returnTo: string;
  /** Whose the browser is on the main host; null if it is no one's. */
  fromUserId: string | null;
}

/**
 * Takes a code, once, on the host and in the browser that it was made for.
 * @returns null if it is another's, used or over
 */
export async function consumeHandover(
  code: string,
  cookieHeader: string | null,
  now = new Date(),
): Promise<Arrived | null> {
  const secret = readCookie(cookieHeader, cookieName());
  if (!secret) return null;
  const own = { codeHash: hashOf(code), instanceId: currentInstanceId(), browserHash: hashOf(secret) };
  const row = await db.signInHandover.findFirst({ where: { ...own, expiresAt: { gt: now } } });
  const { count } = await db.signInHandover.deleteMany({ where: own });
  if (!row || count === 0) return null;
  const { email, subject, returnTo, fromUserId } = row;
  return { email, subject, isVerified: true, returnTo, fromUserId };
}

/** `Set-Cookie` value by which the browser forgets the way. */
export const endedWay = (): string => wayCookie('', 0);

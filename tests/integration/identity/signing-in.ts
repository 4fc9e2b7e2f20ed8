import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { viewCart } from '~/modules/cart/cart.server.ts';
import { identityModule } from '~/modules/identity/module.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { loader as account } from '~/pages/account/route.tsx';
import { action as confirmLink } from '~/pages/sign-in/link-route.tsx';
import { action as signIn } from '~/pages/sign-in/route.tsx';
import { db } from '~/platform/db.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { completeJob, waitingJobs } from '../../support/jobs.ts';
import { createProduct, fillCart } from '../checkout/shop.ts';
import { Device } from './device.ts';

/* Browsers that request a link and sign in by it. */

export const newEmail = () => `${randomUUID()}@example.ch`;

export const mailOf = (email: string) => db.localMail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });

/** Sends waiting mails, each twice. @returns the newest one's link, as a path */
export async function linkTo(email: string): Promise<string> {
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...identityModule.jobs, ...identityModule.mails].find(({ name }) => name === identifier);
    const run = { idempotencyKey: id, signal: AbortSignal.timeout(10_000) };
    await job?.handle(payload, run);
    await job?.handle(payload, run);
    await completeJob(id);
  }
  const mail = (await mailOf(email)).at(-1);
  const [, path = ''] = /http:\/\/localhost:3000(\/\S+)/.exec(mail?.text ?? '') ?? [];
  return path;
}

/** @param returnTo the page after signing in */
export const ask = (device: Device, email: string, returnTo?: string) => {
  const query = returnTo === undefined ? '' : `?zurueck=${encodeURIComponent(returnTo)}`;
  return device.ask(signIn, `/anmelden${query}`, { intent: 'link', email, optIn: 'on' });
};

/** Requests a link in one browser. @returns the link's path */
export async function askedLink(device: Device, email: string, returnTo?: string): Promise<string> {
  await ask(device, email, returnTo);
  return linkTo(email.toLowerCase());
}

export const confirm = (device: Device, link: string) => device.ask(confirmLink, link, { intent: 'confirm' });

/** A browser that is signed in. */
export async function signedIn(email: string): Promise<Device> {
  const device = new Device();
  expect((await confirm(device, await askedLink(device, email))).status).toBe(303);
  return device;
}

export const emailOf = async (device: Device) => {
  const { data } = await device.ask(account, '/konto');
  return (data.account as { email: string } | undefined)?.email;
};

/** How many attempts to sign in by a link were refused so far. */
export async function refusals(): Promise<number> {
  const { values } = await metrics.signIns.get();
  return values.find(({ labels: { way, outcome } }) => way === 'mail' && outcome === 'refused')?.value ?? 0;
}

/** Adds a bike to the cart of a browser. */
export async function withBike(device: Device): Promise<void> {
  const { visitor, headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
  device.receive(headers);
  await fillCart(visitor, await createProduct());
}

export async function linesOf(device: Device): Promise<number> {
  const visitor = await visitorOf(device.request('/checkout/'));
  return (await viewCart({ visitor, locale: 'de' })).lines.length;
}

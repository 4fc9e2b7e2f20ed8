import { expect, vi } from 'vitest';
import type { db as Database } from '~/platform/db.server.ts';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { startShop } from '../../support/services.ts';
import { type HostAnswer, HostShopper } from './host-shopper.ts';
import { type TestOrganization, publishOrganization, signedIn } from './organizations.ts';

/** The pages of an organization's administrators. */
export const openAdmin = '/admin/uebersicht';

/** The built shop on a database of its own, in which two organizations have private shops. */
interface PrivateShops {
  db: typeof Database;
  port: number;
  organization: TestOrganization;
  other: TestOrganization;
  /** A browser on a host, with the session of a cookie. */
  at: (host: string, cookie?: string) => HostShopper;
  /** An administrator of an organization. */
  administrator: (of: TestOrganization) => Promise<HostShopper>;
  /** The newest mail to an address. */
  mailTo: (recipient: string, subject: RegExp) => Promise<string>;
  /** The path of a link in a mail. */
  linkIn: (text: string, host: string) => string;
}

/** Starts the shop. @param env settings beyond those of every test */
export async function openPrivateShops(env: Record<string, string> = {}): Promise<PrivateShops> {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  const { db } = await import('~/platform/db.server.ts');
  const logo = { src: '/bilder/inhalt/1/0/zeichen.svg', srcSet: '', width: 200, height: 40, alt: '' };
  const words = { title: 'Das reusstal fährt mit.', subTitle: 'Dein Bike.' };
  const organization = await publishOrganization(db, 'reusstal', {
    maxDiscountCodeAmount: 300,
    loginPopup: { ...words, logo, bulletPoints: ['Eins', 'Zwei', 'Drei', 'Vier'] },
  });
  const other = await publishOrganization(db, 'limmat');
  const port = await anyFreePort();
  await startShop({ databaseUrl, env: { PUBLIC_URL: `http://localhost:${port}`, ...env }, port });

  const at = (host: string, cookie?: string): HostShopper => {
    const shopper = new HostShopper(port, host);
    return cookie ? shopper.plant(cookie) : shopper;
  };
  const administrator = async (of: TestOrganization): Promise<HostShopper> => {
    const { userId, cookie } = await signedIn(db, of.id, `chefin@${of.domain}`);
    const given = { way: 'domain', role: 'admin' } as const;
    await db.userOrganization.upsert({
      where: { userId },
      create: { userId, organizationId: of.id, ...given },
      update: given,
    });
    return at(of.host, cookie);
  };
  const mailTo = (recipient: string, subject: RegExp): Promise<string> =>
    vi.waitFor(
      async () => {
        const [mail] = await db.localMail.findMany({ where: { recipient }, orderBy: { id: 'desc' }, take: 1 });
        if (!mail || !subject.test(mail.subject)) throw new Error(`No mail to ${recipient} yet.`);
        return mail.text;
      },
      { timeout: 15_000, interval: 100 },
    );
  const linkIn = (text: string, host: string): string => {
    const [, path] =
      new RegExp(`http://${host.replaceAll('.', '\\.')}:${port}(/[^\\s"]*token=[^\\s"]+)`).exec(text) ?? [];
    if (!path) throw new Error(`No link to ${host} in: ${text}`);
    return path;
  };
  return { db, port, organization: organization, other, at, administrator, mailTo, linkIn };
}

/** Requests a sign-in link. */
export const askForLink = (shopper: HostShopper, email: string): Promise<HostAnswer> =>
  shopper.ask('/anmelden?zurueck=%2F', { form: { email, optIn: 'on', intent: 'link' } });

/** Whether a requested link is mailed. The page's answer does not reveal it. */
export async function isMailed(db: typeof Database, shopper: HostShopper, email: string): Promise<boolean> {
  const { status, location } = await askForLink(shopper, email);
  expect([status, location]).toEqual([303, '/anmelden?gesendet=1&zurueck=%2F']);
  const { withheld } = await db.signInRequest.findFirstOrThrow({ where: { email }, orderBy: { createdAt: 'desc' } });
  return !withheld;
}

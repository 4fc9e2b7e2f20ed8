import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { type ExportPart, type Person, startedModules } from '~/platform/modules.server.ts';

/** All that is stored of a person, part by part. Times are ISO 8601, amounts Rappen. */
export async function exportPerson(person: Person, locale: Locale): Promise<ExportPart[]> {
  const hooks = startedModules().flatMap(({ personalData }) => personalData.export ?? []);
  const parts = [await exportAccount(person), ...(await Promise.all(hooks.map((hook) => hook(person, locale))))];
  return parts.flat().filter(({ rows }) => rows.length > 0);
}

async function exportAccount({ userId }: Person): Promise<ExportPart[]> {
  const user = await db.user.findUnique({
    where: { id: userId },
    include: { sessions: true, googleAccounts: true, signInRequests: true, passkeys: true, agreements: true },
  });
  if (!user) return [];
  const { email, createdAt, sessions, googleAccounts, signInRequests, passkeys, agreements } = user;
  return [
    { name: 'account', rows: [{ email, since: createdAt.toISOString() }] },
    {
      name: 'devices',
      rows: sessions.map(({ device, createdAt: since, expiresAt, bodyHeight, postcode }) => ({
        device,
        since: since.toISOString(),
        until: expiresAt.toISOString(),
        bodyHeight,
        postcode,
      })),
    },
    {
      name: 'google',
      rows: googleAccounts.map((each) => ({ email: each.email, since: each.createdAt.toISOString() })),
    },
    {
      name: 'passkeys',
      rows: passkeys.map(({ device, host, createdAt: since, lastUsedAt }) => ({
        device,
        host,
        since: since.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    },
    {
      name: 'agreements',
      rows: agreements.map(({ text, agreedAt }) => ({ text, since: agreedAt.toISOString() })),
    },
    {
      name: 'links',
      rows: signInRequests.map((each) => ({
        email: each.email,
        device: each.device,
        since: each.createdAt.toISOString(),
      })),
    },
  ];
}

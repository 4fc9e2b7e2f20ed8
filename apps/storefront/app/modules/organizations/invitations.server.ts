import type { Locale } from '~/i18n/locales.ts';
import { signInByInvitation } from '~/modules/identity/sign-in.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { invitationMail } from './invitation-mail.server.ts';
import {
  type CheckedLine,
  checkLines,
  INVITATION_DAYS,
  type InvitationView,
  type OpenedInvitation,
  readLines,
} from './invitations.ts';
import { membershipFrom, type OrganizationRole } from './membership.ts';
import { memberSelect, organizationHere } from './membership.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The invitation of a link. Invitations of other organizations are not found in this shop. */
async function findInvitation(token: string) {
  const id = verifySignedId('invitation', token);
  const organization = id === undefined ? undefined : await organizationHere();
  if (!organization) return undefined;
  const row = await db.organizationInvitation.findFirst({ where: { id, organizationId: organization.id } });
  return row ? { row, organization } : undefined;
}

const stateOf = (
  row: { withdrawnAt: Date | null; expiresAt: Date; uses: number; maxUses: number },
  now: Date,
): InvitationView['state'] => {
  if (row.withdrawnAt) return 'withdrawn';
  if (row.uses >= row.maxUses) return 'used';
  return row.expiresAt <= now ? 'expired' : 'open';
};

/** Reads the state of an invitation link. Opening it does not use it up: mail scanners open links too. */
export async function openInvitation(token: string, now = new Date()): Promise<OpenedInvitation> {
  const found = await findInvitation(token);
  if (!found) return { kind: 'unknown' };
  const { name } = found.organization;
  return stateOf(found.row, now) === 'open' ? { kind: 'open', email: found.row.email, name } : { kind: 'over', name };
}

/**
 * Finds the invitation of a shared link, by which a visitor asks for a sign-in link.
 * @returns its id; undefined if there is none or it is no longer open
 */
export async function openLinkInvitation(token: string, now = new Date()): Promise<string | undefined> {
  const found = await findInvitation(token);
  return found && found.row.email === null && stateOf(found.row, now) === 'open' ? found.row.id : undefined;
}

/**
 * Accepts an invitation that was sent to one address, and signs in.
 * @returns response headers; undefined if there is none, it is no longer open, or it is a shared link
 */
export async function acceptInvitation(
  token: string,
  browser: { cookieHeader: string | null; device: string | null },
  now = new Date(),
): Promise<Headers | undefined> {
  const found = await findInvitation(token);
  if (!found?.row.email || stateOf(found.row, now) !== 'open') return undefined;
  return signInByInvitation({ ...browser, email: found.row.email, invitationId: found.row.id });
}

interface Sending {
  /** Typed text, or the content of a file. */
  text: string;
  /** Whether addresses outside the organization's domains may be invited. */
  allowsForeign: boolean;
  role?: OrganizationRole;
  locale: Locale;
}

/** Checks the typed text line by line without inviting anyone. */
export async function checkInvitations(
  organization: Organization,
  { text, allowsForeign }: Pick<Sending, 'text' | 'allowsForeign'>,
  now = new Date(),
): Promise<CheckedLine[]> {
  const { id: organizationId, emailDomains } = organization;
  const lines = readLines(text);
  const emails = lines.map((line) => line.toLowerCase());
  const [users, open] = await Promise.all([
    db.user.findMany({ where: { instanceId: organizationId, email: { in: emails } }, select: memberSelect }),
    db.organizationInvitation.findMany({
      where: { organizationId, email: { in: emails }, withdrawnAt: null, expiresAt: { gt: now }, uses: 0 },
      select: { email: true },
    }),
  ]);
  const members = users.filter((user) => membershipFrom(user, organization) !== null);
  return checkLines(lines, {
    emailDomains,
    allowsForeign,
    members: new Set(members.flatMap(({ email }) => email ?? [])),
    invited: new Set(open.flatMap(({ email }) => email ?? [])),
  });
}

/**
 * Invites the address of every valid line; the mails are sent by jobs.
 * @returns the number of invitations, and the lines that were not invited
 */
export async function invite(
  organization: Organization,
  sending: Sending,
  now = new Date(),
): Promise<{ sent: number; left: CheckedLine[] }> {
  return db.$transaction(async (database) => {
    // Two administrators who invite the same people at once send one mail each.
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`invite ${organization.id}`}, 0))) as lock`;
    const lines = await checkInvitations(organization, sending, now);
    const valid = lines.filter(({ state }) => state === 'valid');
    for (const { text } of valid) {
      const { id } = await database.organizationInvitation.create({
        data: {
          organizationId: organization.id,
          email: text.toLowerCase(),
          role: sending.role ?? 'member',
          locale: sending.locale,
          createdAt: now,
          expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
        },
        select: { id: true },
      });
      await addJob(database, invitationMail, { invitationId: id, round: 0 }, { key: `invitation:${id}:0` });
    }
    return { sent: valid.length, left: lines.filter(({ state }) => state !== 'valid') };
  });
}

/**
 * Creates an invitation link for several people.
 * @param options days of validity, maximum uses, and language
 * @returns its id
 */
export async function createInvitationLink(
  { id: organizationId }: Organization,
  { days, maxUses, locale }: { days: number; maxUses: number; locale: Locale },
  now = new Date(),
): Promise<string> {
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const data = { organizationId, email: null, locale, maxUses, createdAt: now, expiresAt };
  return (await db.organizationInvitation.create({ data, select: { id: true } })).id;
}

/**
 * Withdraws an invitation: its link no longer works, and members who joined by it lose access with their next request.
 * They count as having left that day, in the statements too, unless their address makes them members anyway.
 * @returns false if it was withdrawn before or does not exist
 */
export async function withdrawInvitation(organization: Organization, id: string, now = new Date()): Promise<boolean> {
  return db.$transaction(async (database) => {
    const { count } = await database.organizationInvitation.updateMany({
      where: { id, organizationId: organization.id, withdrawnAt: null },
      data: { withdrawnAt: now },
    });
    const came = await database.userOrganization.findMany({
      where: { invitationId: id, organizationId: organization.id, leftAt: null },
      select: { userId: true, user: { select: memberSelect } },
    });
    const out = came.filter(({ user }) => membershipFrom(user, organization) === null).map(({ userId }) => userId);
    await database.userOrganization.updateMany({ where: { userId: { in: out } }, data: { leftAt: now } });
    return count > 0;
  });
}

/** Sends an unused invitation again and restarts its validity. @returns false if it cannot be sent again */
export async function inviteAgain(
  { id: organizationId }: Organization,
  id: string,
  now = new Date(),
): Promise<boolean> {
  return db.$transaction(async (database) => {
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const { count } = await database.organizationInvitation.updateMany({
      where: { id, organizationId, withdrawnAt: null, uses: 0, email: { not: null } },
      data: { expiresAt },
    });
    if (count === 0) return false;
    // At most one mail per minute.
    const round = Math.floor(now.getTime() / 60_000);
    await addJob(database, invitationMail, { invitationId: id, round }, { key: `invitation:${id}:${round}` });
    return true;
  });
}

/** Lists unused invitations and all invitation links of an organization, the newest first, at most 100. */
export async function listInvitations({ id }: Organization, now = new Date()): Promise<InvitationView[]> {
  const rows = await db.organizationInvitation.findMany({
    where: { organizationId: id, OR: [{ email: null }, { uses: 0 }] },
    orderBy: [{ createdAt: Prisma.SortOrder.desc }],
    take: 100,
  });
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    uses: row.uses,
    maxUses: row.maxUses,
    state: stateOf(row, now),
  }));
}

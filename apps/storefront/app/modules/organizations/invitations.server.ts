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

/** The row of a link, in the shop that is asked: another organization's opens nothing here. */
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

/** What a link of an invitation is. Opening it uses nothing up: programs that look into mails open links too. */
export async function openInvitation(token: string, now = new Date()): Promise<OpenedInvitation> {
  const found = await findInvitation(token);
  if (!found) return { kind: 'unknown' };
  const { name } = found.organization;
  return stateOf(found.row, now) === 'open' ? { kind: 'open', email: found.row.email, name } : { kind: 'over', name };
}

/**
 * The invitation of a link for several, by which a person asks for a link to sign in; undefined if it is none or is
 * over.
 */
export async function openLinkInvitation(token: string, now = new Date()): Promise<string | undefined> {
  const found = await findInvitation(token);
  return found && found.row.email === null && stateOf(found.row, now) === 'open' ? found.row.id : undefined;
}

/**
 * Accepts an invitation that was sent to one address, and signs in there.
 * @returns headers of the answer; undefined if it is none, is over, or is for several
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
  /** As it was typed, or the text of a file. */
  text: string;
  /** Whether addresses outside of the organization's domains may be invited. */
  allowsForeign: boolean;
  role?: OrganizationRole;
  locale: Locale;
}

/** Looks at what was typed, line by line, and invites no one. */
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
 * Invites everyone whose line is right; the mails go out by jobs.
 * @returns how many, and the lines that were left
 */
export async function invite(
  organization: Organization,
  sending: Sending,
  now = new Date(),
): Promise<{ sent: number; left: CheckedLine[] }> {
  return db.$transaction(async (database) => {
    // Two who invite the same people at once send one mail each.
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

/** Makes a link that opens the shop to several people. @param link days from now, and how many */
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
 * Takes an invitation back: its link opens nothing more, and anyone who came by it is out at the next request. They
 * have left that day, for the statements too, unless their address makes them a member all the same.
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

/** Sends an invitation that no one has used once more, for as many days anew. */
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
    // At most one more mail a minute.
    const round = Math.floor(now.getTime() / 60_000);
    await addJob(database, invitationMail, { invitationId: id, round }, { key: `invitation:${id}:${round}` });
    return true;
  });
}

/** The invitations of an organization that tell something still: open ones and links first, the newest first. */
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

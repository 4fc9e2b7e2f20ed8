import type { Locale } from '~/i18n/locales.ts';
import { erasureMark } from '~/modules/identity/erase-person.server.ts';
import {
  requestErasure,
  requestGuestErasure,
  exportPerson,
  findGuest,
  undoErasure,
  undoGuestErasure,
} from '~/modules/identity/erasure.server.ts';
import { db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { listGuestOrders, type CustomerKey } from './customers.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';

/*
 * What the staff does for a person who cannot do it in their own account, or has none. The log names no one: it holds
 * the mark that an erasure leaves, so that it can be told whose line it was as long as the person is there.
 */

const anonymous = refused('Zu dieser E-Mail gibt es niemanden mehr.');

const waitsForAnother = refused(
  'Aus demselben Browser wird schon eine andere Adresse gelöscht. Versuch es morgen nochmals.',
);

/** Who is found by an address: an account, or the visits of a guest who ordered with it. */
type FoundOne =
  { userId: string; isStaff: boolean; guests: null } | { userId: string; isStaff: false; guests: string[] };

async function findOne({ email, instanceId }: CustomerKey): Promise<FoundOne | null> {
  const user = await db.user.findUnique({
    where: { email_instanceId: { email, instanceId } },
    select: { id: true, admin: { select: { userId: true } } },
  });
  if (user) return { userId: user.id, isStaff: user.admin !== null, guests: null };
  const guests = await listGuestOrders(email, instanceId);
  const [first] = guests;
  return first ? { userId: first, isStaff: false, guests } : null;
}

const subjectOf = (userId: string): string => `Marke ${erasureMark(userId).slice(0, 12)}`;

/**
 * All that is stored of anyone who has an account with an address, or ordered with it; null if no one did. Noted
 * before it is handed out.
 */
export async function exportByStaffMember(staff: StaffMember, key: CustomerKey): Promise<ExportPart[] | null> {
  const found = await findOne(key);
  if (!found) return null;
  await recordAction(staff, { action: 'person.export', subject: subjectOf(found.userId) });
  // The same address may be a person in another shop too: what is stored there is theirs.
  return withinInstance(toInstanceId(key.instanceId), async () => await exportFound(found, key.email));
}

async function exportFound({ userId, guests }: FoundOne, email: string): Promise<ExportPart[]> {
  if (!guests) return exportPerson({ userId, email }, 'de');
  return exportAll(await Promise.all(guests.map((visit) => findGuest(visit, email))));
}

/** What is stored about several visits of one guest, part by part; what is known by the address alone comes once. */
async function exportAll(visits: readonly Person[]): Promise<ExportPart[]> {
  const byName = new Map<string, Map<string, ExportPart['rows'][number]>>();
  for (const person of visits) {
    for (const { name, rows } of await exportPerson(person, 'de')) {
      const part = byName.get(name) ?? new Map<string, ExportPart['rows'][number]>();
      for (const row of rows) part.set(JSON.stringify(row), row);
      byName.set(name, part);
    }
  }
  return [...byName].map(([name, rows]) => ({ name, rows: [...rows.values()] }));
}

/**
 * Asks for the erasure of a person, as the owner of an account could: due a day from now, and mailed with a link that
 * takes it back. No one of the team is erased here.
 * @param locale of the mail
 */
export async function eraseByStaffMember(staff: StaffMember, key: CustomerKey, locale: Locale): Promise<ActResult> {
  const found = await findOne(key);
  if (!found) return anonymous;
  if (found.isStaff) return refused('Wer zum Team gehört, wird hier nicht gelöscht.');
  const { guests, userId } = found;
  return db.$transaction(async (inside) => {
    if (!guests) await requestErasure(found, locale, { inside });
    else if (!(await requestGuestErasure(guests, key.email, locale, { inside }))) return waitsForAnother;
    await recordAction(staff, { action: 'person.erase', subject: subjectOf(userId) }, inside);
    return done;
  });
}

/**
 * Takes an erasure back: an account's, and one that a guest with the same address waits for. Where none waits, nothing
 * is recorded.
 */
export async function cancelErasureByStaff(staff: StaffMember, key: CustomerKey): Promise<ActResult> {
  const { email, instanceId } = key;
  const waiting = await db.erasure.findFirst({
    where: {
      OR: [
        { guestEmail: email, user: { instanceId } },
        { guestEmail: null, user: { email, instanceId } },
      ],
    },
    select: { userId: true },
  });
  if (!waiting) return (await findOne(key)) ? done : anonymous;
  const { userId } = waiting;
  return db.$transaction(async (database) => {
    const account = await database.user.findUnique({ where: { email_instanceId: { email, instanceId } } });
    if (account) await undoErasure({ userId: account.id }, database);
    await undoGuestErasure(email, instanceId, database);
    await recordAction(staff, { action: 'person.keep', subject: subjectOf(userId) }, database);
    return done;
  });
}

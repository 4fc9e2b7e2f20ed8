import { db } from '~/platform/db.server.ts';
import { dropObjects } from './files/pictures.server.ts';
import { queueTicketMail } from './emails/ticket-mail.server.ts';
import { lockTicket, writeEntry } from './thread/move-ticket.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days for which a solved ticket is stored: as long as a warranty of two years may ask what was said. */
const RETENTION_DAYS = 730;

/** Days after which a shopper who has not answered is reminded, once. */
const REMIND_DAYS = 4;

/** Removes tickets that were solved two years ago, with their pictures. @returns how many */
export function cleanTickets(now = new Date()): Promise<number> {
  return db.$transaction(async (database) => {
    const where = { state: 'solved' as const, stateAt: { lt: new Date(now.getTime() - RETENTION_DAYS * DAY) } };
    const old = await database.ticket.findMany({
      where,
      select: { id: true, files: { select: { key: true } } },
      take: 500,
    });
    await dropObjects(
      database,
      old.flatMap(({ files }) => files.map(({ key }) => key)),
    );
    await database.ticket.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    return old.length;
  });
}

/** Reminds shoppers whose answer is waited for since four days, once each time. @returns how many */
export async function remindShoppers(now = new Date()): Promise<number> {
  const waiting = await db.ticket.findMany({
    where: { state: 'waiting', stateAt: { lt: new Date(now.getTime() - REMIND_DAYS * DAY) } },
    select: { id: true, stateAt: true },
  });
  let reminded = 0;
  for (const { id, stateAt } of waiting) {
    const isNew = await db.$transaction(async (database) => {
      const ticket = await lockTicket(database, id);
      const key = `reminded:${id}:${stateAt.getTime()}`;
      if (ticket?.state !== 'waiting') return false;
      const entry = { ticketId: id, author: 'shop', event: 'reminded', key, createdAt: now } as const;
      if (!(await writeEntry(database, entry))) return false;
      await queueTicketMail(database, { ticketId: id, kind: 'remind' }, key);
      return true;
    });
    if (isNew) reminded += 1;
  }
  return reminded;
}

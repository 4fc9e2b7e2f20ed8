import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { dropObjects } from './files/pictures.server.ts';
import { ticketNumber } from './tickets.ts';

/** Everything by which a ticket is a person's: sent from their browser, or with their verified address. */
const ticketsOf = ({ userId, email }: Person): Prisma.TicketWhereInput => ({
  OR: [{ userId }, ...(email ? [{ email }] : [])],
});

/** A person's tickets with what was said, and pictures that wait. */
export async function exportTickets(person: Person): Promise<ExportPart[]> {
  const tickets = await db.ticket.findMany({
    where: ticketsOf(person),
    orderBy: { createdAt: 'asc' },
    include: { entries: { orderBy: { createdAt: 'asc' } }, files: { select: { key: true } } },
  });
  const waiting = await db.ticketFile.findMany({ where: { userId: person.userId, ticketId: null } });
  return [
    {
      name: 'tickets',
      rows: tickets.map((ticket) => ({
        number: ticketNumber(ticket.count),
        title: ticket.subject,
        product: ticket.bikeModel,
        firstname: ticket.firstName,
        lastname: ticket.lastName,
        email: ticket.email,
        phone: ticket.phone,
        text: ticket.entries
          .filter(({ author, text }) => author === 'shopper' && text !== '')
          .map(({ text }) => text)
          .join('\n\n'),
        answer: ticket.entries
          .filter(({ author, text }) => author === 'staff' && text !== '')
          .map(({ text }) => text)
          .join('\n\n'),
        file: ticket.files.map(({ key }) => key).join(', '),
        since: ticket.createdAt.toISOString(),
      })),
    },
    {
      name: 'ticketPictures',
      rows: waiting.map(({ key, createdAt }) => ({ file: key, since: createdAt.toISOString() })),
    },
  ];
}

/** Removes a person's tickets with their conversations and pictures. */
export async function eraseTickets(database: Database, person: Person): Promise<void> {
  const tickets = await database.ticket.findMany({ where: ticketsOf(person), select: { id: true } });
  const where: Prisma.TicketFileWhereInput = {
    OR: [{ ticketId: { in: tickets.map(({ id }) => id) } }, { userId: person.userId }],
  };
  const files = await database.ticketFile.findMany({ where, select: { key: true } });
  await dropObjects(
    database,
    files.map(({ key }) => key),
  );
  await database.ticketFile.deleteMany({ where });
  await database.ticket.deleteMany({ where: ticketsOf(person) });
}

/** What moves when an anonymous visitor turns out to be a person. */
export async function mergeTickets(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const move = { where: { userId: fromUserId }, data: { userId: toUserId } };
  await database.ticket.updateMany(move);
  await database.ticketFile.updateMany(move);
}

import { db, isUniqueViolation } from '~/platform/db.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { TeamMember } from './update-ticket.server.ts';

/** An answer that the team uses again. */
export interface TicketTemplateView {
  id: string;
  locale: Locale;
  title: string;
  text: string;
  suggestions: string[];
}

const select = { id: true, locale: true, title: true, text: true, suggestions: true } as const;

/** The templates of a language, or of all, by their titles. */
export function listTemplates(locale?: Locale): Promise<TicketTemplateView[]> {
  return db.ticketTemplate.findMany({ where: locale ? { locale } : {}, orderBy: [{ title: 'asc' }], select });
}

/** Keeps a template. @returns `taken` where the language has one of this title */
export async function addTemplate(
  actor: TeamMember,
  template: Omit<TicketTemplateView, 'id'>,
): Promise<'done' | 'taken'> {
  try {
    return await db.$transaction(async (database): Promise<'done'> => {
      await database.ticketTemplate.create({ data: { ...template, staffEmail: actor.email } });
      await actor.note(database);
      return 'done';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

export function removeTemplate(actor: TeamMember, id: string): Promise<'done' | 'gone'> {
  return db.$transaction(async (database) => {
    const { count } = await database.ticketTemplate.deleteMany({ where: { id } });
    if (count > 0) await actor.note(database);
    return count > 0 ? 'done' : 'gone';
  });
}

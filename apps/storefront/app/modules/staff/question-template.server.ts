import { staffQuestion } from '~/modules/questions/questions.server.ts';
import type { ProofResult } from './proof-desk.server.ts';
import type { StaffMember } from './role.server.ts';
import { addTemplateByTeam } from './ticket-desk.server.ts';

/** Keeps what is typed as a template of the team, in the language of a question: tickets and questions share them. */
export async function addQuestionTemplate(
  staff: StaffMember,
  id: string,
  typed: { title: string; text: string },
): Promise<ProofResult> {
  const question = await staffQuestion(id);
  if (!question) return { kind: 'refused', reason: 'Diese Frage gibt es nicht mehr.' };
  return addTemplateByTeam(staff, { locale: question.locale, ...typed, suggestions: '' });
}

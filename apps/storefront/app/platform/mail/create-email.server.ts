import type { Email } from './email.ts';

/**
 * A message in the look of the organization, as text and as HTML of one template; texts are escaped in the latter. The
 * template and its library are loaded with the first message.
 */
export async function createEmail(letter: Email): Promise<{ subject: string; text: string; html: string }> {
  const { renderEmail } = await import('./render-email.server.tsx');
  return { subject: letter.subject, ...(await renderEmail(letter)) };
}

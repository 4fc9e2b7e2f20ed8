import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { appointAdministrator, type Appointment } from './appoint.server.ts';

const USAGE = `Makes somebody the administrator of an organization's shop: who is no member yet is invited by mail.

  npm run organization:admin -- SLUG EMAIL [--french]

SLUG        the first part of the shop's address, e.g. limmatwerke
EMAIL       theirs

  --french  the invitation is in French
  --help    this text`;

const sentences: Readonly<Record<Appointment, string>> = {
  'unknown-organization': 'There is no published organization of that name.',
  malformed: 'That is no e-mail address.',
  'waits-already': 'An invitation to this address is open already: withdraw it first.',
  given: 'Done: they are a member, and see the administration from the next page on.',
  invited: 'The invitation is on its way.',
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { french: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [slug = '', email = ''] = positionals;
  if (values.help || positionals.length !== 2) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const appointment = await appointAdministrator({ slug, email, locale: values.french ? 'fr' : 'de' });
  const isDone = appointment === 'given' || appointment === 'invited';
  (isDone ? console.log : console.error)(sentences[appointment]);
  return isDone ? 0 : 1;
}

await runStaffCommand(main);

import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { appointAdministrator, type Appointment } from './appoint.server.ts';

const USAGE = `Make a person an administrator of an organization's shop. Non-members receive an invitation by mail.

Usage: npm run organization:admin -- SLUG EMAIL [options]

  SLUG        first part of the shop's address, e.g. limmatwerke
  EMAIL       e-mail address of the administrator

Options:
  --french    send the invitation in French
  -h, --help  show this help`;

const sentences: Readonly<Record<Appointment, string>> = {
  'unknown-organization': 'No published organization has this slug.',
  malformed: 'The e-mail address is not valid.',
  'waits-already': 'This address already has a pending invitation. Withdraw it first.',
  given: 'Administrator added. The change takes effect with their next page view.',
  invited: 'Invitation sent.',
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

import { signedIn } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineModule, on } from '~/platform/modules.server.ts';
import { invitationMail } from './invitation-mail.server.ts';
import { joinOrganization } from './membership.server.ts';
import { eraseInvitations, exportMembership } from './personal-data.server.ts';

export const organizationsModule = defineModule({
  name: 'organizations',
  mails: [invitationMail],
  personalData: { erase: [eraseInvitations], export: [exportMembership] },
  events: [on(signedIn, joinOrganization)],
  retention: [
    {
      // Those that were used stay with the member.
      rows: 'expired invitations that nobody used',
      days: 90,
      source: 'privacy page',
      remove: (before) =>
        db.organizationInvitation.deleteMany({ where: { expiresAt: { lt: before }, members: { none: {} } } }),
    },
  ],
});

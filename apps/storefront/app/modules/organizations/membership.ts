/*
 * Who belongs to a partner organization (spec §3: userOrganizations, §6).
 */

/** What a person may in their organization's shop. */
export type OrganizationRole = 'member' | 'admin';

/** What the database keeps of a person's belonging. */
export interface MemberFacts {
  /** Verified, in small letters; null for anonymous visitors. */
  email: string | null;
  membership: {
    way: 'domain' | 'invitation';
    role: OrganizationRole;
    leftAt: Date | null;
    invitation: { withdrawnAt: Date | null } | null;
  } | null;
}

/** How an organization lets people in. */
interface Doors {
  emailDomains: readonly string[];
  /** Whether an address of its domains alone makes no one a member. */
  invitationOnly: boolean;
}

/** The domains of which an address alone makes a person a member. */
export const openDomains = ({ emailDomains, invitationOnly }: Doors): string[] =>
  invitationOnly ? [] : [...emailDomains];

/** The domain of an e-mail address, in small letters. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether an address is one of an organization's: exactly of one of its domains, not of one below. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean => domains.includes(domainOf(email));

/**
 * Whether a person belongs to an organization now, and as what: an address of its domains or an invitation that
 * stands, as long as no one has ended it. Anyone who came by an invitation that was withdrawn may still have a fitting
 * address, as a member. Where an invitation is needed, an address alone opens nothing; who came by theirs before
 * stays.
 * @param doors the organization's, as they are published
 * @returns null if not
 */
export function membershipFrom(
  { email, membership }: MemberFacts,
  { emailDomains, invitationOnly }: Doors,
): OrganizationRole | null {
  if (email === null || membership?.leftAt) return null;
  const isInvited = membership?.way === 'invitation' && membership.invitation?.withdrawnAt === null;
  if (membership && isInvited) return membership.role;
  if (!isOfDomain(email, emailDomains) || (invitationOnly && membership?.way !== 'domain')) return null;
  return membership?.way === 'domain' ? membership.role : 'member';
}

import { domainOf, isOfDomain, type OrganizationRole } from './membership.ts';

/*
 * Invitations to an organization's shop: a list of addresses, or a link for several people.
 */

/** Days that an invitation is good for. */
export const INVITATION_DAYS = 14;

/** Days and people that a link may be made for. */
export const linkLimits = { days: 90, people: 1000 } as const;

/** Addresses that may be invited at once. */
export const MAX_LINES = 500;

/** What is wrong with a line, or nothing. `foreign`: not of the organization's domains. */
export type LineState = 'valid' | 'malformed' | 'foreign' | 'double' | 'member' | 'invited';

/** A line that an administrator has typed, or one of a file. */
export interface CheckedLine {
  text: string;
  state: LineState;
}

/** An invitation as an administrator sees it. */
export interface InvitationView {
  id: string;
  /** Null: a link for several. */
  email: string | null;
  role: OrganizationRole;
  /** ISO 8601 */
  createdAt: string;
  expiresAt: string;
  uses: number;
  maxUses: number;
  state: 'open' | 'used' | 'expired' | 'withdrawn';
}

/** What a link of an invitation turns out to be. */
export type OpenedInvitation =
  { kind: 'open'; email: string | null; name: string } | { kind: 'over'; name: string } | { kind: 'unknown' };

const ADDRESS = /^[^\s@"<>(),;:\\]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/;

/**
 * The lines of what was typed, or of a CSV file whose address may be in any column. Names of columns and empty lines
 * are no lines.
 */
export function readLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^"?(e-?mail|courriel|adresse|name|nom|prénom|vorname)/i.test(line))
    .map((line) => addressIn(line) ?? line)
    .slice(0, MAX_LINES);
}

/** The address in a line of a file: `"Lea Muster";lea@firma.ch`. */
function addressIn(line: string): string | undefined {
  const cells = line.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"|"$/g, '')
      .replace(/^.*<([^>]+)>$/, '$1')
      .toLowerCase(),
  );
  return cells.find((cell) => ADDRESS.test(cell));
}

interface KnownAddresses {
  emailDomains: readonly string[];
  /** Whether addresses outside of the domains may be invited, too. */
  allowsForeign: boolean;
  members: ReadonlySet<string>;
  invited: ReadonlySet<string>;
}

/** Looks at each line on its own: one that is wrong keeps no other back. */
export function checkLines(lines: readonly string[], known: KnownAddresses): CheckedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const text = line.toLowerCase();
    const state = lineState(text, known, seen);
    seen.add(text);
    return { text: line.slice(0, 120), state };
  });
}

function lineState(
  text: string,
  { emailDomains, allowsForeign, members, invited }: KnownAddresses,
  seen: ReadonlySet<string>,
): LineState {
  if (text.length > 120 || !ADDRESS.test(text) || domainOf(text) === '') return 'malformed';
  if (seen.has(text)) return 'double';
  if (members.has(text)) return 'member';
  if (invited.has(text)) return 'invited';
  const isForeign = emailDomains.length > 0 && !allowsForeign && !isOfDomain(text, emailDomains);
  return isForeign ? 'foreign' : 'valid';
}

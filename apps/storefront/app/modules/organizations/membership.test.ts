import { describe, expect, it } from 'vitest';
import { type MemberFacts, membershipFrom, openDomains } from './membership.ts';

const domains = { emailDomains: ['ksreusstal.ch', 'pflege.ksreusstal.ch'], invitationOnly: false };
const by = (way: 'domain' | 'invitation', more: object = {}): MemberFacts['membership'] => ({
  way,
  role: 'admin',
  leftAt: null,
  invitation: way === 'invitation' ? { withdrawnAt: null } : null,
  ...more,
});

describe('somebody belongs to an organization', () => {
  it('by an address of exactly one of its domains, as long as it has the domain', () => {
    expect(membershipFrom({ email: 'lea@ksreusstal.ch', membership: null }, domains)).toBe('member');
    expect(membershipFrom({ email: 'lea@pflege.ksreusstal.ch', membership: by('domain') }, domains)).toBe('admin');
    expect(membershipFrom({ email: 'lea@x.ksreusstal.ch', membership: null }, domains)).toBeNull();
    expect(membershipFrom({ email: 'lea@evil.ch', membership: by('domain') }, domains)).toBeNull();
    expect(membershipFrom({ email: 'a@ksreusstal.ch@evil.ch', membership: null }, domains)).toBeNull();
    expect(membershipFrom({ email: null, membership: null }, domains)).toBeNull();
  });

  it('by an invitation that stands; without it only as their address says', () => {
    const withdrawn = by('invitation', { invitation: { withdrawnAt: new Date() } });
    expect(membershipFrom({ email: 'lea@gmx.ch', membership: by('invitation') }, domains)).toBe('admin');
    expect(membershipFrom({ email: 'lea@gmx.ch', membership: withdrawn }, domains)).toBeNull();
    expect(membershipFrom({ email: 'lea@ksreusstal.ch', membership: withdrawn }, domains)).toBe('member');
    const lost = by('invitation', { invitation: null });
    expect(membershipFrom({ email: 'lea@gmx.ch', membership: lost }, domains)).toBeNull();
  });

  it('by an invitation alone where the organization asks for one; who came by their address before stays', () => {
    const byInvitation = { ...domains, invitationOnly: true };
    const lea = 'lea@ksreusstal.ch';
    expect([openDomains(domains), openDomains(byInvitation)]).toEqual([domains.emailDomains, []]);
    expect(membershipFrom({ email: lea, membership: null }, byInvitation)).toBeNull();
    expect(membershipFrom({ email: lea, membership: by('invitation') }, byInvitation)).toBe('admin');
    expect(membershipFrom({ email: lea, membership: by('domain') }, byInvitation)).toBe('admin');
    const withdrawn = by('invitation', { invitation: { withdrawnAt: new Date() } });
    expect(membershipFrom({ email: lea, membership: withdrawn }, byInvitation)).toBeNull();
  });

  it('until somebody ends it', () => {
    const left = by('domain', { leftAt: new Date() });
    expect(membershipFrom({ email: 'lea@ksreusstal.ch', membership: left }, domains)).toBeNull();
  });
});

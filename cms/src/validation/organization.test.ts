import { describe, expect, it } from 'vitest';
import { organizationRules } from './organization';

/** What a list of domains is answered with. */
const problemsOf = (emailDomains: string) =>
  organizationRules
    .check({ name: 'Werk', slug: 'werk', emailDomains }, 'draft')
    .flatMap(({ field, message, french }) => (field === 'emailDomains' ? [{ message, french }] : []));

describe('domains of an organization', () => {
  it.each([
    ...[
      'gmail.com',
      'googlemail.com',
      'bluewin.ch',
      'gmx.ch',
      'gmx.de',
      'gmx.net',
      'hispeed.ch',
      'sunrise.ch',
      'web.de',
      't-online.de',
    ],
    ...[
      'posteo.de',
      'orange.fr',
      'wanadoo.fr',
      'laposte.net',
      'free.fr',
      'hotmail.com',
      'hotmail.ch',
      'hotmail.fr',
      'outlook.com',
    ],
    ...[
      'live.com',
      'icloud.com',
      'me.com',
      'yahoo.com',
      'yahoo.fr',
      'proton.me',
      'protonmail.com',
      'pm.me',
      'ik.me',
      'aol.com',
    ],
    ...['libero.it', 'mailinator.com', 'yopmail.com', 'mail.ru', 'fastmail.com', 'tuta.io', 'duck.com'],
    ...[
      '@gmail.com',
      'GMAIL.com',
      '*.gmail.com',
      'gmail.com.',
      'mail.gmail.com',
      'ｇｍａｉｌ.com',
      'anna@gmail.com',
      'müllmail.com',
    ],
  ])('are none at which everybody gets an address: %s', (domain) => {
    for (const list of [domain, `werk.ch, ${domain}`, `werk.ch;${domain}`, `werk.ch ${domain}`]) {
      const problems = problemsOf(list);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).toContain(`«${domain}» kann sich jede und jeder holen`);
      expect(problems[0]?.french).toContain(`N’importe qui peut obtenir une adresse chez « ${domain} »`);
    }
  });

  it('are those of the organization itself', () => {
    for (const list of [
      '',
      'werk.ch',
      'pflege.ksreusstal.ch, ksreusstal.ch',
      'firma.com.ar',
      'swisscom.com',
      'xn--zrich-kva.example',
    ])
      expect([list, problemsOf(list)]).toEqual([list, []]);
  });

  it('are written as the shop compares addresses with them, or the message says how', () => {
    expect(problemsOf('@Werk.ch')[0]?.message).toBe('«@Werk.ch» bitte so schreiben: werk.ch.');
    expect(problemsOf('zürich.example')[0]?.message).toBe(
      '«zürich.example» bitte so schreiben: xn--zrich-kva.example.',
    );
    expect(problemsOf('ch')[0]?.message).toContain('ist keine Domain');
    expect(problemsOf('a b')).toHaveLength(2);
  });
});

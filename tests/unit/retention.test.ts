import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modules } from '~/wiring.server.ts';

/*
 * The retention periods on the privacy page, compared with the code: each sentence with a period names the constants
 * that it promises.
 */

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The list of periods of a language's page; no-break spaces become ordinary ones. */
const linesOf = (locale: 'de' | 'fr', heading: string) =>
  (read(`cms/src/seed/pages/privacy.${locale}.md`).split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- ')) ?? [];

const lines = { de: linesOf('de', 'Wie lange wir sie aufbewahren'), fr: linesOf('fr', 'Durée de conservation') };

/**
 * The days of a declared retention, or a number that a module computes with, read from its source because most are
 * private.
 */
function constant(path: string, name: string): number {
  if (path.endsWith('module.server.ts')) {
    const declared = modules.flatMap(({ retention }) => retention).find(({ rows }) => rows === name);
    if (!declared || !('days' in declared)) throw new Error(`${path} declares no days of: ${name}`);
    return declared.days;
  }
  const source = read(`apps/storefront/app/modules/${path}`);
  const [, value = ''] = new RegExp(`const ${name} = ([\\d_ *]+);`).exec(source) ?? [];
  if (value === '') throw new Error(`${path} has no number ${name}`);
  return value.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;

/**
 * Beginning of the sentence and its period in both languages; file and name of the constant or of the declared rows,
 * and its expected value.
 */
type RetainedField = readonly [
  de: [string, string],
  fr: [string, string],
  ...held: (readonly [string, string, number])[],
];

const promises: readonly RetainedField[] = [
  [
    ['Bestellungen', 'zehn Jahre'],
    ['Commandes avec', 'dix ans'],
    ['after-order/erased-orders.server.ts', 'RETENTION_YEARS', 10],
  ],
  [
    ['Bilder von Ausweisen', 'höchstens 90 Tage'],
    ['Images de pièces', '90 jours au plus'],
    ['after-order/old-id-pictures.server.ts', 'MOST_DAYS', 90],
  ],
  [
    ['Ergebnis einer Bonitätsprüfung', '90 Tage'],
    ['Résultat d’un contrôle', '90 jours'],
    ['credit-check/credit-check.ts', 'RETENTION_DAYS', 90],
    ['credit-check/credit-check.ts', 'VALID_DAYS', 30],
  ],
  [
    ['Rückruf', '90 Tage'],
    ['Appel', '90 jours'],
    ['consultation/module.server.ts', 'calls, after their time', 90],
  ],
  [
    ['Anfragen', 'zwei Jahre'],
    ['Demandes :', 'deux ans'],
    ['user-forms/module.server.ts', 'what was sent with forms of editors', 730],
    ['forms/submissions.server.ts', 'LOCAL_RETENTION_DAYS', 730],
  ],
  [
    ['Fragen zu Produkten', 'zwei Jahre'],
    ['Questions sur des produits', 'deux ans'],
    ['questions/clean-questions.server.ts', 'RETENTION_YEARS', 2],
  ],
  [
    ['Warenkörbe', '90 Tage'],
    ['Paniers', '90 jours'],
    ['checkout/steps/old-carts.server.ts', 'CART_DAYS', 90],
  ],
  [
    ['Merkliste und Sitzung', 'ein Jahr'],
    ['Liste de souhaits et session', 'un an'],
    ['identity/sessions/session-cookies.server.ts', 'LEAST_SESSION_SECONDS', 365 * DAY_SECONDS],
  ],
  [
    ['Zuletzt angesehene', '90 Tage'],
    ['Vélos vus', '90 jours'],
    ['recommendations/module.server.ts', 'bikes that were looked at', 90],
    ['recommendations/viewed-store.ts', 'RETENTION_MS', 90 * DAY_MS],
  ],
  [
    ['Nachweis deiner Cookie-Wahl', '24 Monate'],
    ['Preuve de votre choix', '24 mois'],
    ['consent/consent.server.ts', 'EVIDENCE_MONTHS', 24],
    ['consent/consent.ts', 'CONSENT_SECONDS', 365 * DAY_SECONDS],
  ],
  [
    ['Newsletter', 'ein Jahr'],
    ['Newsletter', 'un an'],
    ['newsletter/newsletter.server.ts', 'LEFT_DAYS', 365],
    ['newsletter/newsletter.ts', 'CONFIRM_DAYS', 7],
  ],
  [
    ['Erinnerung an Black Friday', 'höchstens ein Jahr'],
    ['Rappel du Black Friday', 'un an au plus'],
    ['campaigns/reminder.ts', 'SENT_DAYS', 7],
    ['campaigns/reminder.ts', 'CONFIRM_DAYS', 7],
    ['campaigns/remind.server.ts', 'WAITING_DAYS', 365],
  ],
  [
    ['Aufgehobene Bestellungen', '14 Tage'],
    ['Commandes mises de côté', '14 jours'],
    ['checkout/saved-checkouts.ts', 'SAVED_DAYS', 14],
  ],
  [
    ['Sponsor me', 'ein Jahr'],
    ['Sponsor me', 'un an'],
    ['sponsoring/personal-data.server.ts', 'WORDS_DAYS', 365],
    ['sponsoring/personal-data.server.ts', 'UNPAID_DAYS', 30],
    ['sponsoring/personal-data.server.ts', 'BOOKS_DAYS', 11 * 366],
  ],
  [
    ['Meldungen an den Kundendienst', 'zwei Jahre'],
    ['Demandes au service', 'deux ans'],
    ['tickets/clean-tickets.server.ts', 'RETENTION_DAYS', 730],
    ['tickets/files/pictures.server.ts', 'DAY', DAY_MS],
  ],
  [
    ['Nachweis, wozu du mit einem Formular', 'ein Jahr'],
    ['Preuve de ce que vous avez accepté avec un formulaire', 'un an'],
    ['forms/submissions.server.ts', 'RETENTION_DAYS', 365],
  ],
  [
    ['Zugehörigkeit', '90 Tage'],
    ['Appartenance', '90 jours'],
    ['organizations/module.server.ts', 'expired invitations that nobody used', 90],
  ],
  [
    ['Antworten im Bike-Quiz', 'ein Jahr'],
    ['Réponses au quiz', 'un an'],
    ['quiz/module.server.ts', 'suggestions of the quiz, which name nobody', 365],
  ],
  [
    ['Glücksrad', 'höchstens ein Jahr länger'],
    ['Roue de la fortune', 'au plus un an de plus'],
    ['wheel/clean.server.ts', 'NAME_DAYS', 365],
  ],
  [
    ['Was dir an Storys gefällt', 'ein Jahr'],
    ['Ce que vous aimez', 'un an'],
    ['stories/module.server.ts', 'counts, likes and answers of stories', 365],
  ],
  [
    ['Fragen an den Assistenten', '90 Tage'],
    ['Questions à l’assistant', '90 jours'],
    ['assistant/assistant.ts', 'RETENTION_DAYS', 90],
  ],
  [
    ['Protokolle des Servers', '30 Tage'],
    ['Journaux du serveur', '30 jours'],
    ['support/module.server.ts', 'failures that browsers reported', 30],
    ['search/module.server.ts', 'visits of unknown addresses', 30],
  ],
];

describe('the privacy page', () => {
  it('keeps no time that the code does not hold, in either language', () => {
    const found = { de: new Set<string>(), fr: new Set<string>() };
    for (const [de, fr, ...held] of promises) {
      for (const [locale, [start, time]] of [
        ['de', de],
        ['fr', fr],
      ] as const) {
        const line = lines[locale].find((each) => each.startsWith(`- ${start}`) && !found[locale].has(each));
        expect(line, `${locale}: ${start}`).toContain(time);
        found[locale].add(line ?? '');
      }
      for (const [path, name, value] of held) expect(constant(path, name), `${name} of ${path}`).toBe(value);
    }
    // What is stored with an account has no period of its own.
    const timed = { de: / (Tage?|Jahre?|Monate?|Woche)\b/, fr: / (jours?|ans?|mois|semaine)\b/ };
    for (const locale of ['de', 'fr'] as const) {
      expect(lines[locale].filter((line) => timed[locale].test(line) && !found[locale].has(line))).toEqual([]);
    }
  });

  it('says the same in both languages', () => {
    expect(lines.de.length).toBeGreaterThan(promises.length);
    expect(lines.fr).toHaveLength(lines.de.length);
  });

  it('keeps a session no longer than it says: a year, and a month at most', () => {
    const source = read('apps/storefront/app/modules/identity/sessions/session-cookies.server.ts');
    expect(source).toContain('SESSION_SECONDS = LEAST_SESSION_SECONDS + 30 * 24 * 60 * 60;');
    for (const [locale, most] of [
      ['de', 'höchstens einen Monat länger'],
      ['fr', 'au plus un mois de plus'],
    ] as const) {
      expect(lines[locale].filter((line) => line.includes(most))).toHaveLength(1);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { liveNotificationRules, pageRules } from './commerce';

describe('a page', () => {
  const fieldsOf = (entry: object, stage: 'draft' | 'published' = 'published') =>
    pageRules.check(entry as Record<string, unknown>, stage).map(({ field }) => field);

  it('is published where the shop shows it, and not empty', () => {
    expect(fieldsOf({ key: 'imprint', body: 'Velory AG' })).toEqual([]);
    expect(fieldsOf({ key: 'home' })).toEqual([]);
    expect(fieldsOf({ key: 'imprint' })).toEqual(['body']);
    expect(fieldsOf({ key: 'presse', body: 'Für die Presse' })).toEqual(['key']);
    expect(fieldsOf({ key: 'presse' }, 'draft')).toEqual([]);
  });
});

describe('a notification', () => {
  const fieldsOf = (locale: string, ...paths: string[]) =>
    liveNotificationRules
      .check({ locale, displayOnPages: paths.map((path) => ({ path })) }, 'published')
      .map(({ field }) => field);

  it('is published for pages of its language, by their paths alone', () => {
    expect(fieldsOf('de', '/', '/agb', '/freitag')).toEqual([]);
    expect(fieldsOf('fr', '/fr', '/fr/faq/concept')).toEqual([]);
    expect(fieldsOf('fr', '/agb', '/fr')).toEqual(['displayOnPages']);
    expect(fieldsOf('de', '/fr/cgv')).toEqual(['displayOnPages']);
    expect(fieldsOf('de', '/agb?utm_source=mail', '/faq/konzept#dauer')).toHaveLength(2);
  });
});

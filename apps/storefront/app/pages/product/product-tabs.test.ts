import { describe, expect, it } from 'vitest';
import { sectionOfTab } from './product-tabs.ts';

describe('sectionOfTab', () => {
  it.each([
    ['uebersicht', 'uebersicht'],
    ['apercu', 'uebersicht'],
    ['Einzelheiten', 'einzelheiten'],
    ['details', 'einzelheiten'],
    ['description', 'beschreibung'],
    ['ateliers', 'service-shops-tab'],
    ['service-shops-tab', 'service-shops-tab'],
  ])('reads %s as %s', (tab, section) => {
    expect(sectionOfTab(tab)).toBe(section);
  });

  it.each([null, '', 'fragen', '<script>'])('opens nothing for %s', (tab) => {
    expect(sectionOfTab(tab)).toBeUndefined();
  });
});

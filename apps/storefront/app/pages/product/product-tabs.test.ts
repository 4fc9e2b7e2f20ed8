import { describe, expect, it } from 'vitest';
import { productSections, sectionOfTab, tabOfSection } from './product-tabs.ts';

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

describe('tabOfSection', () => {
  it.each(productSections)('names %s in each language so that it is read again', (section) => {
    expect(sectionOfTab(tabOfSection(section, 'de'))).toBe(section);
    expect(sectionOfTab(tabOfSection(section, 'fr'))).toBe(section);
  });
});

import { describe, expect, it } from 'vitest';
import { translatedName, translatedTerm } from './vocabulary.ts';

describe('words of a German feed on French pages', () => {
  it.each([
    ['pa_farbe', 'Schwarz', 'Noir'], ['pa_farbe', 'Schwarz matt', 'Noir mat'], ['pa_farbe', 'Mattschwarz', 'Noir mat'], ['pa_farbe', 'schwarz-matt', 'noir mat'],
    ['pa_farbe', 'Schwarz / Rot', 'Noir / rouge'], ['pa_farbe', 'Dunkelblau', 'Bleu foncé'], ['pa_farbe', 'Royal Blue', undefined], ['pa_farbe', 'Rot-Schwarz', 'Rouge noir'],
    ['pa_rahmenform', 'Tiefeinsteiger', 'Col de cygne'], ['pa_laufrad', '28 Zoll', '28 pouces'], ['pa_akku', '625 Wh', '625 Wh'], ['pa_motor', 'Bosch Performance CX', 'Bosch Performance CX'],
    ['pa_schaltung', 'Nabenschaltung 8 Gänge', 'Moyeu à vitesses intégrées 8 vitesses'], ['pa_bremsen', 'Hydraulische Scheibenbremsen', 'Freins à disque hydrauliques'],
    ['pa_groesse', 'M/L', 'M/L'], ['pa_akku-position', 'im Unterrohr, abnehmbar', 'dans le tube diagonal, amovible'], ['pa_motor', 'E-Drive Mini-X', 'E-Drive Mini-X'], ['pa_groesse', '50 cm', '50 cm'], ['pa_reichweite', '60–120 km', '60–120 km'], ['pa_abnehmbar', 'Ja', 'Oui'], ['pa_stil', 'Lässig', undefined],
  ])('%s: %s is %s', (slug, term, french) => {
    expect(translatedTerm(slug, term, 'de', 'fr')).toBe(french);
  }); // prettier-ignore

  it('and of a French one on German pages', () => {
    expect(translatedTerm('pa_farbe', 'Noir mat', 'fr', 'de')).toBe('Mattschwarz');
    expect(translatedTerm('pa_farbe', 'Noir', 'de', 'de')).toBe('Noir');
    expect(translatedName('pa_motor', 'Moteur', 'fr', 'de')).toBe('Motor');
    expect(translatedName('pa_motor', 'Antriebseinheit', 'de', 'fr')).toBe('Moteur');
    expect(translatedName('pa_sattel', 'Sattel', 'de', 'fr')).toBe('Selle');
    expect(translatedName('pa_stil', 'Stil', 'de', 'fr')).toBeUndefined();
  });
});

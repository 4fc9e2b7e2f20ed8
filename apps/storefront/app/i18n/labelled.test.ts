import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it('puts a name before what is said of it, as each language writes it', () => {
  expect(labelled('Vorname', 'Das fehlt noch.', 'de')).toBe('Vorname: Das fehlt noch.');
  expect(labelled('Prénom', 'Il manque encore.', 'fr')).toBe('Prénom\u00a0: Il manque encore.');
  expect(labelled('Que s’est-il passé ?', 'Il manque encore.', 'fr')).toBe('Que s’est-il passé ? Il manque encore.');
});

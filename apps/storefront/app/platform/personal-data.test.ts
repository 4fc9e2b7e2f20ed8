import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';

describe('a text that is kept', () => {
  it.each([
    ['Cannot read lea.muster@beispiel.ch', 'Cannot read [E-Mail]'],
    ['/konto/lea%40beispiel.ch', '/konto/[E-Mail]'],
    ['lea (at) beispiel.ch schreibt', '[E-Mail] schreibt'],
    ['Konto CH93 0076 2011 6238 5295 7 und dann', 'Konto [Nummer] und dann'],
    ['Konto CH9300762011623852957.', 'Konto [Nummer].'],
    ['GB29 NWBK 6016 1331 9268 19 bitte', '[Nummer] bitte'],
    ['AHV 756.1234.5678.97', 'AHV [Nummer]'],
    ['ruf +41 79 123 45 67 an', 'ruf [Nummer] an'],
    ['079\u00a0123\u00a045\u00a067', '[Nummer]'],
    ['Ich bin Lea Muster und suche ein Bike', 'Ich bin [Name] und suche ein Bike'],
    ['ich bin Lea von Arx', 'ich bin [Name]'],
    ['Mein Name ist Jürg Äbi, ich suche', 'Mein Name ist [Name], ich suche'],
    ['Je m’appelle Léa Dupont', 'Je m’appelle [Name]'],
    ['je suis Léa', 'je suis [Name]'],
    ['ich heisse Lea und suche ein Bike', 'ich heisse [Name] und suche ein Bike'],
    ['Ich bin Frau Muster', 'Ich bin [Name]'],
    ['Ich bin die Frau Muster', 'Ich bin die [Name]'],
  ])('%j is kept as %j', (text, stored) => {
    expect(withoutPersonalData(text)).toBe(stored);
  });

  it.each([
    'load@https://shop.example/assets/app-1a2b.js:1:23456\n    at https://shop.example/x.js:10:2',
    'TypeError: a is undefined',
    'Ich bin Pendlerin und 172 cm gross',
    'je suis débutante',
    'CHF 4’320 in 36 Monaten',
    'Allegro Limmat 5, 500 Wh',
  ])('%j stays', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import type { FeedAttribute } from '~/modules/catalog-import/feed/feed-item.ts';
import { readGear } from './gear-facts.ts';
import { needsOf, offersOf } from './mounts.ts';

const attributes = (values: Record<string, string[]>): FeedAttribute[] =>
  Object.entries(values).map(([slug, options]) => ({ slug, name: slug, visible: true, variation: false, options }));

describe('readGear', () => {
  it('gathers the heads of a helmet over all its sizes', () => {
    expect(readGear(attributes({ pa_groesse: ['54–58 cm', '58–62 cm'] }), 'helmet')).toEqual({
      headMinCm: 54,
      headMaxCm: 62,
    });
    expect(readGear(attributes({ pa_groesse: ['S', 'M'] }), 'helmet')).toEqual({});
    expect(readGear(attributes({ pa_groesse: ['54–58 cm'] }), 'glove')).toEqual({});
  });

  it.each([
    ['12 von 15', 12],
    ['8/10', 12],
    ['niveau 9 sur 15', 9],
    ['10, Kette 90 cm', 10],
    ['0', undefined],
    ['18', undefined],
    ['hoch', undefined],
  ])('reads %s as a security level on a scale of 15', (text, level) => {
    expect(readGear(attributes({ pa_stufe: [text] }), 'lock').securityLevel).toBe(level);
  });

  it('reads litres, lux and how it is held, in both languages', () => {
    expect(readGear(attributes({ pa_volumen: ['0,8 l'], pa_befestigung: ['Sattelgestell'] }), 'bag')).toEqual({
      litres: 1,
      fastenings: ['seatpost'],
    });
    expect(readGear(attributes({ pa_volumen: ['20 litres'], pa_befestigung: ['Crochets, 8 à 16 mm'] }), 'bag')).toEqual(
      {
        litres: 20,
        fastenings: ['hooks'],
      },
    );
    expect(
      readGear(attributes({ pa_licht: ['205 Lux'], pa_befestigung: ['Lenker, Kabel zum Akku'] }), 'light'),
    ).toEqual({
      lux: 205,
      fastenings: ['handlebar'],
    });
  });
});

describe('what accessories need and bikes offer', () => {
  const facts = { frameTypes: ['diamant'], weightGrams: 24_500, batteryWh: 625 };
  const trekking = attributes({
    pa_gepaecktraeger: ['hinten, bis 27 kg'],
    pa_rahmenmaterial: ['Aluminium'],
    pa_laufrad: ['28 Zoll'],
    pa_gabel: ['Federgabel, sperrbar'],
  });

  it('is what the bike’s attributes say, and nothing that they do not', () => {
    expect(offersOf({ attributes: trekking, categories: ['e_trekking'], facts })).toEqual([
      'rack', 'stays', 'seat-tube', 'head-tube', 'triangle', 'battery', 'hitch', 'wheel-28',
      'up-to-25-kg', 'up-to-30-kg', 'up-to-40-kg',
    ]); // prettier-ignore
    expect(
      offersOf({ attributes: [], categories: ['bike'], facts: { frameTypes: [], weightGrams: null, batteryWh: null } }),
    ).toEqual([]);
    const carbon = attributes({ pa_rahmenmaterial: ['Carbon'], pa_gepaecktraeger: ['ohne'] });
    const offers = offersOf({ attributes: carbon, categories: ['road'], facts: { ...facts, batteryWh: null } });
    expect(offers).toEqual(['triangle', 'up-to-25-kg', 'up-to-30-kg', 'up-to-40-kg']);
  });

  it.each([
    ['Gepäckträger hinten', ['rack']],
    ['Porte-bagages dès 35 kg', ['rack-35-kg']],
    ['Laufrad 28 Zoll', ['wheel-28']],
    ['Roue de 27,5 pouces', ['wheel-27.5']],
    ['Velos bis 30 kg', ['up-to-30-kg']],
    ['Vélos jusqu’à 22 kg', ['up-to-20-kg']],
    ['Batterie du vélo électrique', ['battery']],
    ['jedes Velo', []],
    ['tous les vélos', []],
    ['Traktor', ['unknown']],
  ])('takes %s for %j', (option, needs) => {
    expect(needsOf(attributes({ 'pa_passt-an': [option] }), 'bag')).toEqual(needs);
  });

  it('promises nothing where a feed says nothing, but of what hangs on no bike', () => {
    expect(needsOf([], 'childseat')).toEqual(['unknown']);
    expect(needsOf([], 'helmet')).toEqual([]);
  });
});

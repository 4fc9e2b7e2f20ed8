import type { Locale } from '~/i18n/locales.ts';

/** A shopper's search, and the product that has to be among the first three: the beginning of its name. */
export interface Relevance {
  locale: Locale;
  kind: 'bike' | 'accessory';
  text: string;
  expected: string;
}

const searches = (locale: Locale, kind: Relevance['kind'], list: Record<string, string>): Relevance[] =>
  Object.entries(list).map(([text, expected]) => ({ locale, kind, text, expected }));

/** What people type, with their typing errors, over the demonstration catalogue. */
export const relevance: readonly Relevance[] = [
  ...searches('de', 'bike', {
    'Limmat 5': 'Allegro Limmat 5',
    'limmat 5 diamant': 'Allegro Limmat 5 Diamant',
    'allegro limmat': 'Allegro Limmat',
    limat: 'Allegro Limmat',
    'Limmatt 7': 'Allegro Limmat 7',
    limmat5: 'Allegro Limmat 5',
    'ALL-0521': 'Allegro Express 45',
    'all 0521': 'Allegro Express 45',
    'Kalkhoff Aare 7': 'Kalkhoff Aare 7',
    kalkof: 'Kalkhoff',
    'kalkhof bodan': 'Kalkhoff Bodan',
    säntis: 'Focus Säntis',
    saentis: 'Focus Säntis',
    'stromer s-pedelec': 'Stromer',
    'stromer riemen': 'Stromer',
    'strommer transit': 'Stromer Transit',
    Lastenvelo: 'Fischer Ergolz',
    'kalkhoff cargo': 'Kalkhoff Zugerberg',
    'Kindervelo 24': 'Ghost Murmeli 24',
    'murmeli 24': 'Ghost Murmeli 24',
    'Haibike Fully': 'Haibike Gotthard FS',
    'gothard fs': 'Haibike Gotthard FS',
    Rennvelo: 'Cilo Orbe',
    'cilo orbe 7': 'Cilo Orbe 7',
    'occasion cilo': 'Cilo',
    'Tiefeinsteiger Cilo': 'Cilo Lavaux',
    'benno seefeld': 'Benno Seefeld',
    'ben seefeld': 'Benno Seefeld',
    'Damenvelo Trapez Allegro': 'Allegro Limmat 5',
    elektrovelo: 'Allegro Limmat 5',
    elektrovlo: 'Allegro Limmat 5',
    'e bike': 'Allegro Limmat 5',
    ghost: 'Ghost',
    'ghost pilatus': 'Ghost Pilatus',
  }),
  ...searches('de', 'accessory', {
    Velohelm: 'Kask Bahnhof',
    'abus helm': 'Abus Pendler',
    Bügelschloss: 'Abus Bügelschloss 230',
    bügelschlos: 'Abus Bügelschloss 230',
    buegelschloss: 'Abus Bügelschloss 230',
    Lenkertasche: 'Ortlieb Lenkertasche',
    Kinderanhänger: 'Croozer Nest',
    croozr: 'Croozer',
    Standpumpe: 'SKS Werkstatt 11',
    Klingel: 'Basil Messingglocke',
    Veloträger: 'Uebler',
    handschuhe: 'Giro Novemberhandschuh',
    kindersitz: 'Hamax Bergli',
  }),
  ...searches('fr', 'bike', {
    'limmat 5': 'Allegro Limmat 5',
    limat: 'Allegro Limmat',
    VAE: 'Allegro Limmat 5',
    'vélo électrique': 'Allegro Limmat 5',
    'velo electrque': 'Allegro Limmat 5',
    'vélo cargo': 'Fischer Ergolz',
    'vélo enfant 24': 'Ghost Murmeli 24',
    'e-bike femme trapèze': 'Fischer Emme 4 Trapèze',
    'cilo vélo de course': 'Cilo Orbe',
    'velo de ville cilo': 'Cilo Lavaux',
    'kalkoff aare': 'Kalkhoff Aare',
    'stromer courroie': 'Stromer',
    'vtt tout suspendu haibike': 'Haibike Gotthard FS',
  }),
  ...searches('fr', 'accessory', {
    casque: 'Kask Bahnhof',
    'casque vélo': 'Kask Bahnhof',
    'antivol abus': 'Abus Antivol',
    antivoll: 'Abus Antivol',
    'porte-vélos': 'Uebler',
    'remorque enfant': 'Croozer Nid',
    'siège enfant': 'Hamax Bergli',
    sonnette: 'Basil Sonnette',
    'panier vélo': 'Klickfix Panier',
    gants: 'Giro Gants',
  }),
];

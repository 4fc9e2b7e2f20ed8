/** What follows from a bike's kind: categories, words, consumption, speed. */
import type { BikeKind, BikeType } from './model.ts';
import type { CategorySlug, FrameForm } from './taxonomy.ts';
import { t, type Text } from './text.ts';

export interface Kind {
  categories: readonly CategorySlug[];
  noun: Text;
  /** Words of the slug. */
  slug: Text;
  /** Watt hours per kilometre, hardest and easiest ride; absent without a motor. */
  use?: readonly [number, number];
  /** km/h up to which the motor helps. */
  speed?: 25 | 45;
}

const eTrekking = t('trekking-e-bike', 'velo-electrique-trekking');
const eMountain = t('e-mountainbike', 'vtt-electrique');

export const KINDS: Record<BikeKind, Kind> = {
  e_trekking: {
    categories: ['e_trekking', 'e_bike'],
    noun: t('Trekking-E-Bike', 'Vélo électrique de trekking'),
    slug: eTrekking,
    use: [10.4, 5.2],
    speed: 25,
  },
  e_city: {
    categories: ['e_city', 'e_bike'],
    noun: t('City-E-Bike', 'Vélo électrique de ville'),
    slug: t('city-e-bike', 'velo-electrique-ville'),
    use: [10.4, 5.6],
    speed: 25,
  },
  e_allroad: {
    categories: ['e_trekking', 'e_mountain', 'e_hardtail', 'e_bike'],
    noun: t('Allroad-E-Bike', 'Vélo électrique tout-chemin'),
    slug: t('allroad-e-bike', 'velo-electrique-tout-chemin'),
    use: [12, 5.8],
    speed: 25,
  },
  e_hardtail: {
    categories: ['e_mountain', 'e_hardtail', 'e_bike'],
    noun: t('E-Mountainbike', 'VTT électrique'),
    slug: eMountain,
    use: [13, 6.4],
    speed: 25,
  },
  e_fully: {
    categories: ['e_mountain', 'e_fully', 'e_bike'],
    noun: t('E-Fully', 'VTT électrique tout-suspendu'),
    slug: t('e-mountainbike-fully', 'vtt-electrique-tout-suspendu'),
    use: [14, 7],
    speed: 25,
  },
  e_gravel: {
    categories: ['e_road', 'gravel', 'e_bike'],
    noun: t('E-Gravelbike', 'Gravel électrique'),
    slug: t('e-gravelbike', 'gravel-electrique'),
    use: [7.6, 3.8],
    speed: 25,
  },
  e_road: {
    categories: ['e_road', 'e_bike'],
    noun: t('E-Rennvelo', 'Vélo de route électrique'),
    slug: t('e-rennvelo', 'velo-de-route-electrique'),
    use: [7.2, 3.4],
    speed: 25,
  },
  s_trekking: {
    categories: ['s_pedelec', 'e_trekking', 'e_bike'],
    noun: t('S-Pedelec', 'Vélo électrique rapide'),
    slug: t('s-pedelec-45', 'velo-electrique-rapide-45'),
    use: [16.4, 8.6],
    speed: 45,
  },
  s_city: {
    categories: ['s_pedelec', 'e_city', 'e_bike'],
    noun: t('S-Pedelec', 'Vélo électrique rapide'),
    slug: t('s-pedelec-45', 'velo-electrique-rapide-45'),
    use: [15.4, 8.2],
    speed: 45,
  },
  e_cargo: {
    categories: ['e_cargo', 'e_bike'],
    noun: t('Cargo-E-Bike', 'Vélo cargo électrique'),
    slug: t('e-lastenvelo', 'velo-cargo-electrique'),
    use: [14, 7.4],
    speed: 25,
  },
  mtb_hardtail: {
    categories: ['mountain', 'hardtail', 'bike'],
    noun: t('Mountainbike', 'VTT'),
    slug: t('mountainbike', 'vtt'),
  },
  mtb_fully: {
    categories: ['mountain', 'fully', 'bike'],
    noun: t('Mountainbike-Fully', 'VTT tout-suspendu'),
    slug: t('mountainbike-fully', 'vtt-tout-suspendu'),
  },
  gravel: {
    categories: ['gravel', 'bike'],
    noun: t('Gravelbike', 'Vélo gravel'),
    slug: t('gravelbike', 'velo-gravel'),
  },
  road: {
    categories: ['road', 'bike'],
    noun: t('Rennvelo', 'Vélo de route'),
    slug: t('rennvelo', 'velo-de-route'),
  },
  city: { categories: ['bike'], noun: t('Stadtvelo', 'Vélo de ville'), slug: t('stadtvelo', 'velo-de-ville') },
  trekking: {
    categories: ['bike'],
    noun: t('Trekkingvelo', 'Vélo de trekking'),
    slug: t('trekkingvelo', 'velo-de-trekking'),
  },
  kids: {
    categories: ['kids', 'bike'],
    noun: t('Kindervelo', 'Vélo pour enfant'),
    slug: t('kindervelo', 'velo-enfant'),
  },
};

/** What is said of a frame, and which filter values it has. */
export const FRAMES: Record<BikeType, { forms: readonly FrameForm[]; phrase: Text; slug: Text }> = {
  diamant: {
    forms: ['herren', 'diamant'],
    phrase: t('mit Diamantrahmen', 'à cadre diamant'),
    slug: t('diamant', 'cadre-diamant'),
  },
  trapez: {
    forms: ['damen', 'trapez'],
    phrase: t('mit Trapezrahmen', 'à cadre trapèze'),
    slug: t('trapez', 'cadre-trapeze'),
  },
  wave: {
    forms: ['damen', 'wave'],
    phrase: t('mit tiefem Einstieg', 'à enjambement bas'),
    slug: t('tiefeinsteiger', 'cadre-wave'),
  },
  hardtail: {
    forms: ['herren', 'diamant'],
    phrase: t('als Hardtail', 'semi-rigide'),
    slug: t('hardtail', 'semi-rigide'),
  },
  fully: { forms: ['herren', 'diamant'], phrase: t('vollgefedert', 'à double suspension'), slug: t('', '') },
  gravel: { forms: ['herren', 'damen', 'diamant'], phrase: t('', ''), slug: t('', '') },
  road: { forms: ['herren', 'damen', 'diamant'], phrase: t('', ''), slug: t('', '') },
  speed: {
    forms: ['herren', 'diamant'],
    phrase: t('mit Diamantrahmen', 'à cadre diamant'),
    slug: t('diamant', 'cadre-diamant'),
  },
  compact: {
    forms: ['damen', 'herren', 'wave'],
    phrase: t('mit 20-Zoll-Rädern', 'à roues de 20 pouces'),
    slug: t('kompakt', 'compact'),
  },
  longtail: {
    forms: ['damen', 'herren'],
    phrase: t('mit langem Gepäckträger', 'à porte-bagages long'),
    slug: t('longtail', 'longtail'),
  },
  frontbox: {
    forms: ['damen', 'herren'],
    phrase: t('mit Transportbox', 'à caisse avant'),
    slug: t('frontbox', 'biporteur'),
  },
  kids: { forms: [], phrase: t('', ''), slug: t('', '') },
};

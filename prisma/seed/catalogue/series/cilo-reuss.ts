import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_DROP } from './bases.ts';

/** Electric road bikes. */
export const ciloReuss: BikeSeries = {
  no: 18,
  brand: 'Cilo',
  base: {
    ...E_DROP,
    kind: 'e_road',
    type: 'road',
    weight: 11.9,
    torque: 40,
    gears: 12,
    tyre: [30, 622],
    tyreNote: 'light',
    drawing: { deepRim: 34 },
  },
  about: t(
    'Von weitem ein gewöhnliches Rennvelo: kein dickes Rohr, kein Display, nur ein Knopf am Oberrohr. Cilo hat die Geometrie vom Profirad genommen und den Lenker einen Zentimeter höher gesetzt.',
    'De loin, un vélo de route comme un autre : pas de gros tube, pas d’écran, un simple bouton sur le tube supérieur. Cilo a repris la géométrie de compétition et relevé le guidon d’un centimètre.',
  ),
  highlights: [
    { view: 'motor', text: t('Hilft am Berg, schweigt in der Ebene.', 'Aide en montée, se tait en plaine.') },
    {
      view: 'drivetrain',
      text: t('Enge Abstufung für gleichmässigen Tritt.', 'Étagement serré pour une cadence régulière.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Reuss R',
      price: 4104,
      colours: ['weiss/red', 'tiefschwarz/red'],
      stock: { onOrder: 'all', weeks: 15 },
      text: t(
        'Damit die Gruppe zusammenbleibt. Das Reuss R gibt dir am Anstieg die hundert Watt, die den anderen gerade nicht fehlen, und wiegt in der Ebene so wenig, dass du sie nicht vermisst.',
        'Pour que le groupe reste groupé. Dans la montée, le Reuss R vous donne les cent watts qui ne manquent pas aux autres ; à plat, il pèse si peu qu’on les oublie.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Für 1200 Höhenmeter, mit Zusatzflasche für 2000.',
          '1200 mètres de dénivelé, 2000 avec la batterie-gourde.',
        ),
      },
    },
    {
      no: 2,
      name: 'Reuss R Carbon',
      nameFr: 'Reuss R Carbone',
      price: 5868,
      weight: 10.6,
      shift: 'electronic',
      material: 'carbon',
      tyre: [28, 622],
      colours: ['gletscher/ink', 'bordeaux/cream'],
      drawing: { deepRim: 48, spokes: 18 },
      text: t(
        'Unter elf Kilo mit Motor, das war vor fünf Jahren noch ein gutes Rennvelo ohne. Das Carbon-Reuss schaltet elektronisch und verrät sich nur durch einen schwachen Lichtring am Knopf.',
        'Sous onze kilos avec moteur : il y a cinq ans, c’était un bon vélo sans. Le Reuss en carbone passe ses vitesses électroniquement et ne se trahit que par un anneau lumineux discret.',
      ),
      own: {
        view: 'wheel',
        title: t('Felgen mit 48 mm', 'Jantes de 48 mm'),
        text: t(
          'Halten Tempo, bleiben bei Seitenwind berechenbar.',
          'Elles gardent la vitesse et restent sages au vent latéral.',
        ),
      },
    },
    {
      no: 3,
      name: 'Reuss R Endurance',
      price: 4428,
      weight: 12.6,
      gears: 11,
      tyre: [35, 622],
      colours: ['seeblau/white', 'graphit/orange'],
      drawing: { deepRim: 24, headTube: 165 },
      text: t(
        'Breitere Reifen, höherer Lenker, leichtere Gänge: das Reuss für die Alpenrundfahrt in drei Tagen und für Rücken, die nicht mehr zwanzig sind.',
        'Pneus plus larges, guidon plus haut, braquets plus doux : le Reuss du tour des Alpes en trois jours, et des dos qui n’ont plus vingt ans.',
      ),
      own: {
        view: 'cockpit',
        title: t('Ausgestellter Unterlenker', 'Cintre évasé'),
        text: t('Breiter Griff für lange Abfahrten.', 'Une prise large pour les longues descentes.'),
      },
    },
    {
      no: 4,
      name: 'Reuss R Dame',
      nameFr: 'Reuss R Femme',
      price: 4104,
      weight: 11.8,
      sizes: 'XS S M',
      tyre: [30, 622],
      colours: ['flieder/cream', 'petrol/red'],
      stock: { soldOut: 'XS' },
      drawing: { headTube: 120, wheelbase: 982 },
      text: t(
        'Schmalerer Lenker, kürzere Kurbeln, ein Sattel, der auch nach achtzig Kilometern nicht drückt. Das Reuss R Dame ist ab 152 cm erhältlich und technisch gleich wie das Reuss R.',
        'Guidon plus étroit, manivelles plus courtes, une selle qui ne gêne pas au bout de quatre-vingts kilomètres. Le Reuss R Femme convient dès 152 cm ; sa technique est celle du Reuss R.',
      ),
      own: {
        view: 'brake',
        text: t('Hebel nach innen verstellbar, für kurze Finger.', 'Leviers rapprochables, pour doigts courts.'),
      },
    },
  ],
};

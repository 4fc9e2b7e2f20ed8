/** Paints of bikes and accessories: hex values and names; accents are the second colour of a drawing. */
import { t, type Text } from './text.ts';

interface Colour {
  name: Text;
  hex: string;
}

const COLOURS = {
  nebelgrau: { name: t('Nebelgrau', 'Gris brume'), hex: '#b9c4c6' },
  tannengruen: { name: t('Tannengrün', 'Vert sapin'), hex: '#24463d' },
  ziegel: { name: t('Ziegel', 'Brique'), hex: '#a8432f' },
  schiefer: { name: t('Schiefer', 'Ardoise'), hex: '#3a4a58' },
  sand: { name: t('Sand', 'Sable'), hex: '#d6d2c4' },
  oliv: { name: t('Oliv', 'Olive'), hex: '#6f7f5c' },
  weiss: { name: t('Weiss', 'Blanc'), hex: '#f2f2ee' },
  tiefschwarz: { name: t('Tiefschwarz', 'Noir profond'), hex: '#1c1f22' },
  ocker: { name: t('Ocker', 'Ocre'), hex: '#d9a832' },
  seeblau: { name: t('Seeblau', 'Bleu lac'), hex: '#2f6f86' },
  laub: { name: t('Laub', 'Vert feuille'), hex: '#3c8f6b' },
  bordeaux: { name: t('Bordeaux', 'Bordeaux'), hex: '#5e1f2b' },
  altrosa: { name: t('Altrosa', 'Vieux rose'), hex: '#c99a8e' },
  nachtblau: { name: t('Nachtblau', 'Bleu nuit'), hex: '#20304f' },
  salbei: { name: t('Salbei', 'Sauge'), hex: '#9aae98' },
  kupfer: { name: t('Kupfer', 'Cuivre'), hex: '#9c5b3b' },
  gletscher: { name: t('Gletscherblau', 'Bleu glacier'), hex: '#a9c6cf' },
  graphit: { name: t('Graphit', 'Graphite'), hex: '#4a4f52' },
  petrol: { name: t('Petrol', 'Pétrole'), hex: '#1f5157' },
  mohn: { name: t('Mohnrot', 'Coquelicot'), hex: '#c23b2e' },
  flieder: { name: t('Flieder', 'Lilas'), hex: '#8e84a8' },
} as const satisfies Record<string, Colour>;

const ACCENTS = {
  cobalt: '#1b3bd6',
  yellow: '#ffc800',
  cream: '#e8e2d0',
  orange: '#e4572e',
  sand: '#d9c9a3',
  ink: '#1c1f22',
  white: '#f2f2ee',
  red: '#d22f27',
} as const;

type ColourSlug = keyof typeof COLOURS;
type AccentSlug = keyof typeof ACCENTS;

/** A paint with its accent, as the data files write it: `nebelgrau/cobalt`. */
export type Paint = `${ColourSlug}/${AccentSlug}`;

/** Takes a paint apart. */
export function readPaint(paint: Paint): { slug: ColourSlug; colour: Colour; accent: string } {
  const [slug, accent] = paint.split('/') as [ColourSlug, AccentSlug];
  return { slug, colour: COLOURS[slug], accent: ACCENTS[accent] };
}

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** City e-bikes at a fair price, in all three frame forms. */
export const allegroBellevue: BikeSeries = {
  no: 11,
  brand: 'Allegro',
  base: {
    ...CITY,
    torque: 50,
    battery: 400,
    weight: 23.8,
    gears: 8,
    shift: 'derailleur',
    drive: 'chain',
    fork: 'rigid',
    travel: 0,
    tyre: [47, 622],
    lux: 50,
    drawing: { mudguardColour: '#cdd2d6', rim: '#cdd2d6' },
  },
  about: t(
    'Benannt nach dem Platz, an dem in Zürich alle einmal umsteigen. Das Bellevue ist Allegros Velo für kurze Wege, mit Teilen, die sich günstig ersetzen lassen, und Farben, die man im Veloständer wiederfindet.',
    'Il porte le nom de la place où tout Zurich change un jour de tram. Le Bellevue est le vélo d’Allegro pour les petits trajets : pièces bon marché à remplacer, coloris faciles à retrouver dans la rangée.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Im Tretlager, darum ausgewogen beim Tragen.',
        'Dans le pédalier : le vélo reste équilibré quand on le porte.',
      ),
    },
    {
      view: 'battery',
      text: t('Reicht eine Woche zu je acht Kilometern am Tag.', 'Une semaine à huit kilomètres par jour.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Bellevue Wave',
      price: 2592,
      colours: ['flieder/cream', 'gletscher/cream'],
      text: t(
        'Zur Vorlesung, zur Apotheke, in die Badi. Das Bellevue Wave verzichtet auf die Federgabel und wird dadurch günstiger und pflegeleichter; die breiten Reifen holen das meiste zurück.',
        'Au cours, à la pharmacie, à la piscine. Sans fourche suspendue, le Bellevue Wave coûte moins et demande moins de soins ; ses pneus larges compensent presque tout.',
      ),
      own: {
        view: 'rack',
        text: t('Federklappe für Mappe oder Jacke.', 'Étrier à ressort pour la serviette ou la veste.'),
      },
    },
    {
      no: 2,
      name: 'Bellevue Trapez',
      nameFr: 'Bellevue Trapèze',
      type: 'trapez',
      price: 2556,
      weight: 23.2,
      sizes: 'XS S M L',
      colours: ['mohn/white', 'sand/ink'],
      text: t(
        'Wer unter 1,60 misst, findet selten ein Velo mit 28-Zoll-Rädern, das passt. Das Bellevue Trapez beginnt bei 145 Zentimetern und behält trotzdem die grossen, gut rollenden Laufräder.',
        'Sous 1,60 m, il est rare de trouver un vélo de 28 pouces à sa taille. Le Bellevue Trapèze commence à 145 centimètres et garde ses grandes roues qui filent bien.',
      ),
      own: {
        view: 'light',
        text: t('Steht vorne am Schutzblech und blendet nicht.', 'Posé sur le garde-boue, il n’éblouit pas.'),
      },
    },
    {
      no: 3,
      name: 'Bellevue Diamant',
      type: 'diamant',
      price: 2556,
      weight: 22.9,
      sizes: 'M L XL',
      colours: ['schiefer/white', 'laub/white'],
      text: t(
        'Die schlichteste Form der Reihe, mit gerader Linie vom Lenker zum Sattel. An der Flaschenhalterung lässt sich auch ein Faltschloss befestigen.',
        'La forme la plus simple de la série, une ligne droite du guidon à la selle. Un antivol pliable se fixe à la place de la gourde.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Schaltwerk hoch montiert, weg vom Randstein.', 'Dérailleur placé haut, loin du trottoir.'),
      },
    },
    {
      no: 4,
      name: 'Bellevue Nabe',
      nameFr: 'Bellevue Moyeu',
      type: 'trapez',
      price: 2880,
      battery: 500,
      gears: 5,
      shift: 'hub',
      drive: 'belt',
      weight: 24.1,
      colours: ['petrol/cream', 'ziegel/cream'],
      stock: { onOrder: 'M', weeks: 5 },
      drawing: { bar: 'city', saddleStyle: 'comfort' },
      text: t(
        'Fünf Gänge klingen nach wenig. Mit Motor decken sie alles ab, was zwischen Seebecken und Spital liegt, und die Nabe muss in den ersten drei Jahren niemand öffnen.',
        'Cinq vitesses, cela paraît peu. Avec un moteur, elles couvrent tout ce qui sépare le lac de l’hôpital, et le moyeu se passe d’atelier pendant trois ans.',
      ),
      own: {
        view: 'cockpit',
        title: t('Hoher Lenker', 'Guidon haut'),
        text: t('Schulterblick ohne Verrenkung.', 'Le regard en arrière se fait sans contorsion.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** Compact e-bikes on 20-inch wheels, one size for the household. */
export const bennoSeefeld: BikeSeries = {
  no: 7,
  brand: 'Benno',
  base: {
    ...CITY,
    type: 'compact',
    weight: 23.4,
    fork: 'rigid',
    travel: 0,
    tyre: [57, 406],
    rackLoad: 35,
    sizes: 'Uni',
    drawing: { saddleColour: '#6b4a34', gripColour: '#6b4a34' },
  },
  about: t(
    'Kleine Räder, grosse Reifen, ein Rahmen für alle im Haushalt: Sattel und Lenker sind in einer Minute verstellt. Mit quergestelltem Lenker wird das Velo so schmal, dass es hinter die Wohnungstür passt.',
    'Petites roues, gros pneus, un seul cadre pour tout le ménage : selle et guidon se règlent en une minute. Le guidon tourné, le vélo devient si étroit qu’il se range derrière la porte.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Sitzt tief und macht die kleinen Räder flink.', 'Placé bas, il rend les petites roues agiles.'),
    },
    {
      view: 'frame',
      title: t('Eine Grösse für 150 bis 192 cm', 'Une taille, de 150 à 192 cm'),
      text: t('Ohne Werkzeug von der Tochter auf den Vater umgestellt.', 'De la fille au père, sans outil.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Seefeld',
      price: 3312,
      colours: ['ocker/ink', 'seeblau/cream', 'altrosa/cream'],
      text: t(
        'Im Zug braucht es nur einen halben Platz, im Lift steht es aufrecht, am See fällt es auf. Das Seefeld ist das Stadtvelo für enge Treppenhäuser und lange Sommerabende.',
        'Une demi-place dans le train, debout dans l’ascenseur, remarqué au bord du lac. Le Seefeld est le vélo des cages d’escalier étroites et des longues soirées d’été.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Riemen und Nabe: nichts, was Flecken macht.', 'Courroie et moyeu : rien qui tache.'),
      },
    },
    {
      no: 2,
      name: 'Seefeld Kette',
      nameFr: 'Seefeld Chaîne',
      price: 2844,
      torque: 50,
      battery: 400,
      weight: 22.1,
      gears: 8,
      shift: 'derailleur',
      drive: 'chain',
      colours: ['mohn/cream', 'weiss/cobalt'],
      text: t(
        'Etwas leichter, etwas günstiger, mit Kette und Schaltwerk statt Riemen und Nabe. Für alle, die ihr Velo in den Keller tragen oder selber daran schrauben.',
        'Un peu plus léger, un peu moins cher, avec chaîne et dérailleur au lieu de la courroie et du moyeu. Pour qui le descend à la cave ou le bricole lui-même.',
      ),
      own: {
        view: 'battery',
        text: t('Wiegt 2,3 kg und passt in jede Tasche.', 'Elle pèse 2,3 kg et tient dans n’importe quel sac.'),
      },
    },
    {
      no: 3,
      name: 'Seefeld Due',
      price: 3708,
      weight: 25.8,
      rackLoad: 60,
      tyre: [61, 406],
      totalWeight: 170,
      lux: 80,
      colours: ['laub/cream', 'tiefschwarz/yellow'],
      stock: { onOrder: 'laub', weeks: 8 },
      drawing: { kickstand: 'double' },
      text: t(
        'Der verlängerte Träger trägt ein zweites Kind, eine Harasse oder die Freundin auf dem Heimweg vom Bad. Dafür steht das Velo auf einem Doppelständer, der auch mit Last nicht kippt.',
        'Le porte-bagages allongé accueille un deuxième enfant, un cageot ou une amie au retour de la baignade. Une béquille double tient l’ensemble debout, même chargé.',
      ),
      own: { view: 'rack', text: t('Polster und Fussrasten gibt es dazu.', 'Coussin et repose-pieds sont fournis.') },
    },
    {
      no: 4,
      name: 'Seefeld Falt',
      nameFr: 'Seefeld Pliant',
      price: 3060,
      torque: 40,
      battery: 360,
      motor: 'hub',
      batteryPlace: 'tube',
      weight: 18.6,
      gears: 7,
      shift: 'derailleur',
      drive: 'chain',
      disc: 140,
      tyre: [47, 406],
      rackLoad: 20,
      totalWeight: 120,
      colours: ['nachtblau/orange', 'nebelgrau/cobalt'],
      highlights: [
        {
          view: 'motor',
          text: t('Klein und geschlossen, beim Falten nicht im Weg.', 'Petit et fermé, il ne gêne pas au pliage.'),
        },
        {
          view: 'frame',
          title: t('Gefaltet 85 × 70 × 42 cm', 'Plié : 85 × 70 × 42 cm'),
          text: t('Passt unter den Tisch und in den Kofferraum.', 'Il tient sous la table et dans le coffre.'),
        },
      ],
      text: t(
        'Drei Handgriffe, dann steht das Seefeld Falt gefaltet neben dir im Regionalzug, und niemand braucht ein Velobillett. Mit 18,6 Kilo trägt man es eine Treppe hoch, nicht drei.',
        'Trois gestes et le Seefeld Pliant se tient replié à côté de vous dans le régional, sans billet pour vélo. À 18,6 kilos, on le monte d’un étage, pas de trois.',
      ),
      own: {
        view: 'battery',
        text: t('Zum Falten mit einer Vierteldrehung gelöst.', 'Libérée d’un quart de tour pour le pliage.'),
      },
    },
  ],
};

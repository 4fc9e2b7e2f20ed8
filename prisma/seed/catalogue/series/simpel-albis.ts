import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { TREKKING } from './bases.ts';

/** Trekking e-bikes with a plain finish and long range. */
export const simpelAlbis: BikeSeries = {
  no: 2,
  brand: 'Simpel',
  base: {
    ...TREKKING,
    type: 'diamant',
    torque: 85,
    battery: 750,
    range: [70, 140],
    weight: 25.1,
    gears: 11,
    sizes: 'M L XL',
    drawing: { saddleColour: '#3b2a20', gripColour: '#3b2a20' },
  },
  about: t(
    'Simpel zeichnet seine Velos am Albis und lässt weg, was nach zwei Jahren klappert. Schriftzüge gibt es keine, Kabel verschwinden dort im Rahmen, wo man trotzdem noch an sie herankommt.',
    'Simpel dessine ses vélos au pied de l’Albis et supprime tout ce qui grince au bout de deux ans. Pas de lettrage, et des câbles qui passent dans le cadre là où l’on peut encore les atteindre.',
  ),
  highlights: [
    {
      view: 'battery',
      text: t(
        'Reicht für Zürich–Luzern und am nächsten Tag wieder heim.',
        'De quoi aller de Zurich à Lucerne et rentrer le lendemain.',
      ),
    },
    {
      view: 'motor',
      text: t('Kräftig beim Anfahren, danach kaum zu hören.', 'Vigoureux au démarrage, puis presque inaudible.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Albis 3',
      price: 4932,
      colours: ['tannengruen/sand', 'tiefschwarz/sand'],
      stock: { days: 18 },
      text: t(
        'Ein Reisevelo, das werktags als Pendlervelo durchgeht. Der lange Radstand hält es bei Tempo ruhig, und wer vier Taschen anhängt, merkt davon weniger als bei den meisten anderen.\nDie elf Gänge sind eng gestuft, damit du auf langen Etappen immer den Tritt findest, der dir gerade passt.',
        'Un vélo de voyage qui passe la semaine pour un vélo de pendulaire. Son empattement long le rend stable à bonne allure, et quatre sacoches s’y font moins sentir que sur la plupart des autres.\nLes onze vitesses sont étagées serré : sur une longue étape, vous trouvez toujours la cadence qui convient.',
      ),
      own: {
        view: 'frame',
        title: t('Zehn Jahre auf den Rahmen', 'Cadre garanti dix ans'),
        text: t('Gilt auch für die zweite Besitzerin.', 'La garantie suit le vélo, même revendu.'),
      },
    },
    {
      no: 2,
      name: 'Albis 3 Trapez',
      nameFr: 'Albis 3 Trapèze',
      type: 'trapez',
      price: 4932,
      weight: 25.4,
      sizes: 'XS S M L',
      colours: ['sand/ink', 'tannengruen/sand'],
      stock: { days: 18 },
      text: t(
        'Das Albis mit abgesenktem Oberrohr, für alle, die nicht jedes Mal das Bein über eine volle Tasche schwingen wollen. Die Strebe im hinteren Dreieck holt zurück, was ein tiefer Einstieg sonst an Steifigkeit kostet.',
        'L’Albis à tube supérieur abaissé, pour qui ne veut pas passer la jambe par-dessus une sacoche pleine à chaque départ. Le renfort du triangle arrière rend la rigidité qu’un cadre bas perd d’ordinaire.',
      ),
      own: {
        view: 'cockpit',
        title: t('Lenker zum Verstellen', 'Potence réglable'),
        text: t(
          'Werkzeuglos von gestreckt bis aufrecht, auch unterwegs.',
          'De l’allongé au droit sans outil, même en route.',
        ),
      },
    },
    {
      no: 3,
      name: 'Albis 1',
      price: 3888,
      torque: 65,
      battery: 540,
      range: [50, 100],
      weight: 23.2,
      gears: 9,
      fork: 'rigid',
      travel: 0,
      tyre: [42, 622],
      sizes: 'S M L XL',
      colours: ['schiefer/cream', 'ziegel/sand'],
      highlights: [
        {
          view: 'battery',
          text: t(
            'Eine Ladung für die Arbeitswoche in der Stadt.',
            'Une charge suffit à la semaine de travail en ville.',
          ),
        },
        {
          view: 'motor',
          text: t('Setzt sanft ein, auch im höchsten Modus.', 'Départ en douceur, même au niveau maximal.'),
        },
      ],
      text: t(
        'Ohne Federgabel wird das Albis zwei Kilo leichter und direkter. Die schmaleren Reifen rollen auf Asphalt besser, und unter der Woche fehlt dir nichts.\nEs ist das Albis für Strassen und gute Kieswege.',
        'Privé de fourche suspendue, l’Albis perd deux kilos et gagne en précision. Ses pneus plus fins roulent mieux sur l’asphalte, et au quotidien rien ne manque.\nC’est l’Albis des routes et des bons chemins de gravier.',
      ),
      own: {
        view: 'fork',
        title: t('Starrgabel aus Aluminium', 'Fourche rigide en aluminium'),
        text: t('Mit Ösen für Träger und Flaschen vorne.', 'Avec œillets pour porte-bagages avant et gourdes.'),
      },
    },
    {
      no: 4,
      name: 'Albis 5',
      price: 5760,
      battery: 750,
      weight: 26.3,
      gears: 0,
      shift: 'stepless',
      drive: 'belt',
      tyre: [50, 622],
      display: 'colour',
      lux: 100,
      sizes: 'M L XL XXL',
      colours: ['graphit/sand', 'petrol/cream'],
      text: t(
        'Am Albis 5 gibt es nichts mehr zu schmieren. Der Antrieb ist gekapselt, der Riemen läuft trocken, und die Nabe wechselt die Übersetzung so fliessend, dass du den Griff schnell vergisst.\nGebaut für Menschen, die jeden Tag dreissig Kilometer fahren und am Wochenende trotzdem noch Lust haben.',
        'Sur l’Albis 5, plus rien à graisser. La transmission est capotée, la courroie tourne à sec et le moyeu varie si souplement que l’on oublie vite la poignée.\nConstruit pour les personnes qui font trente kilomètres par jour et en redemandent le week-end.',
      ),
      own: {
        view: 'brake',
        text: t(
          'Vier Kolben vorne, damit auch 150 kg sicher stehen.',
          'Quatre pistons à l’avant, pour arrêter aussi 150 kg.',
        ),
      },
    },
    {
      no: 5,
      name: 'Albis 5 Trapez',
      nameFr: 'Albis 5 Trapèze',
      type: 'trapez',
      price: 5760,
      weight: 26.5,
      gears: 0,
      shift: 'stepless',
      drive: 'belt',
      tyre: [50, 622],
      display: 'colour',
      lux: 100,
      sizes: 'S M L',
      colours: ['petrol/cream', 'graphit/sand'],
      stock: { onOrder: 'graphit', weeks: 7 },
      text: t(
        'Wer das Albis 5 mit dem Kindersitz fährt, wird den Trapezrahmen schätzen: Das Velo steht, das Kind sitzt, und du steigst vorne durch. Fahrwerk und Antrieb sind dieselben wie beim Diamantrahmen.',
        'Avec un siège enfant, le cadre trapèze de l’Albis 5 se fait apprécier : le vélo tient sur sa béquille, l’enfant est assis, vous passez devant. Suspension et transmission sont celles du cadre diamant.',
      ),
      own: {
        view: 'rack',
        text: t('Aufnahme für Kindersitze ohne Adapter.', 'Les sièges enfant s’y fixent sans adaptateur.'),
      },
    },
  ],
};

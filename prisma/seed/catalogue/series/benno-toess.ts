import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { LONGTAIL } from './bases.ts';

/** Longtails: cargo bikes as long as a tandem is short. */
export const bennoToess: BikeSeries = {
  no: 23,
  brand: 'Benno',
  base: { ...LONGTAIL, drawing: { saddleColour: '#6b4a34' } },
  about: t(
    'Ein Töss ist kaum länger als ein gewöhnliches Velo und passt in den Veloraum, auf den Zugperron und in die Garage neben das Auto, das es ersetzt. Trittbretter, Bügel und Körbe gibt es als System dazu, auch Jahre später.',
    'Un Töss est à peine plus long qu’un vélo ordinaire ; il entre au local à vélos, sur le quai et au garage, à côté de la voiture qu’il remplace. Marchepieds, arceaux et paniers forment un système, disponible aussi des années plus tard.',
  ),
  highlights: [
    { view: 'motor', text: t('Fährt mit zwei Kindern am Hang an.', 'Démarre en côte avec deux enfants.') },
    {
      view: 'rack',
      text: t('Zwei Sitze oder ein Erwachsener, geprüft.', 'Deux sièges ou une personne adulte, certifié.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Töss Cargo',
      price: 6192,
      battery: 1000,
      batteryPlace: 'dual',
      weight: 37.2,
      colours: ['seeblau/cream', 'ocker/ink'],
      stock: { onOrder: 'all', weeks: 12 },
      text: t(
        'Das Töss Cargo bringt morgens zwei Kinder in die Kita und abends den Wocheneinkauf nach Hause. Zwei Akkus zu 500 Wattstunden sorgen dafür, dass am Donnerstag noch Strom da ist, auch wenn am Montag geladen wurde.',
        'Le Töss Cargo emmène le matin deux enfants à la garderie et rapporte le soir les courses de la semaine. Deux batteries de 500 wattheures font qu’il reste du courant le jeudi, même chargées le lundi.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Hintereinander genutzt, einzeln herausnehmbar.',
          'Utilisées l’une après l’autre, amovibles séparément.',
        ),
      },
    },
    {
      no: 2,
      name: 'Töss',
      price: 5112,
      weight: 33.6,
      totalWeight: 190,
      colours: ['weiss/ink', 'laub/cream', 'graphit/yellow'],
      text: t(
        'Mit einem Akku und knapp vier Kilo weniger ist das Töss das Familienrad für kurze Wege. Es fährt sich leer wie ein normales Velo und beladen nur etwas bedächtiger.',
        'Une seule batterie, près de quatre kilos de moins : le Töss est le vélo familial des petits trajets. À vide, il roule comme un vélo normal ; chargé, un peu plus posément.',
      ),
      own: {
        view: 'frame',
        title: t('Hochkant parkiert', 'Rangé debout'),
        text: t(
          'Steht auf dem Träger auf, im Lift und im Keller.',
          'Posé sur son porte-bagages, à l’ascenseur ou à la cave.',
        ),
      },
    },
    {
      no: 3,
      name: 'Töss Riemen',
      nameFr: 'Töss Courroie',
      price: 6696,
      weight: 36.1,
      gears: 0,
      shift: 'stepless',
      drive: 'belt',
      battery: 720,
      lux: 100,
      display: 'colour',
      colours: ['petrol/cream', 'kupfer/cream'],
      text: t(
        'Schalten im Stand, mit achtzig Kilo hinten drauf und einer Ampel, die gerade grün wird: Dafür gibt es die stufenlose Nabe. Das Töss Riemen ist die ruhigste Art, Familie zu transportieren.',
        'Changer de rapport à l’arrêt, quatre-vingts kilos derrière, le feu qui passe au vert : c’est à cela que sert le moyeu continu. Le Töss Courroie est la façon la plus paisible de transporter une famille.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Kinderfinger und Riemen bleiben sauber.', 'Ni les doigts des enfants ni la courroie ne se salissent.'),
      },
    },
    {
      no: 4,
      name: 'Töss Sport',
      price: 5796,
      battery: 720,
      weight: 34.8,
      fork: 'suspension',
      travel: 80,
      tyre: [61, 507],
      sizes: 'S/M M/L',
      colours: ['oliv/yellow', 'tiefschwarz/orange'],
      stock: { onOrder: 'S/M', weeks: 6 },
      drawing: { wheelbase: 1345, axleCrown: 430, bbDrop: 20, headTube: 170 },
      text: t(
        'Grössere Räder, Federgabel, Rahmen in zwei Grössen: Das Töss Sport ist für Familien, die hinter dem Dorf auf den Kiesweg abbiegen, und für Kletterseile, Zelte und Hunde.',
        'Roues plus grandes, fourche suspendue, deux tailles : le Töss Sport est pour les familles qui prennent le chemin de gravier derrière le village, et pour les cordes, les tentes et les chiens.',
      ),
      own: {
        view: 'fork',
        text: t('Mit Stahlfeder, die auch beladen nicht durchschlägt.', 'Ressort acier qui ne talonne pas en charge.'),
      },
    },
    {
      no: 5,
      name: 'Töss Mini',
      price: 4284,
      battery: 400,
      weight: 27.9,
      rackLoad: 50,
      totalWeight: 170,
      gears: 8,
      disc: 160,
      torque: 65,
      colours: ['mohn/cream', 'gletscher/ink', 'altrosa/ink'],
      drawing: { wheelbase: 1215, chainstay: 560 },
      text: t(
        'Ein halber Longtail. Der Träger reicht für ein Kind bis zehn Jahre oder vier Taschen, das Velo bleibt unter 28 Kilo und in der Kurve so flink wie ein Klappvelo.',
        'Un demi-longtail. Le porte-bagages suffit pour un enfant jusqu’à dix ans ou quatre sacoches ; le vélo reste sous 28 kilos et vire comme un pliant.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Bis {max} km, passt ins Zugabteil mit hinein.',
          'Jusqu’à {max} km, dans un vélo qui prend aussi le train.',
        ),
      },
    },
  ],
};

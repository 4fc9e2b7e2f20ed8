import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** Light city e-bikes with a small mid motor. */
export const simpelSihl: BikeSeries = {
  no: 9,
  brand: 'Simpel',
  base: {
    ...CITY,
    type: 'diamant',
    torque: 42,
    battery: 360,
    batteryPlace: 'fixed',
    range: [40, 80],
    weight: 17.8,
    gears: 8,
    fork: 'rigid',
    travel: 0,
    tyre: [40, 622],
    display: 'led',
    totalWeight: 130,
    rackLoad: 20,
    sizes: 'S M L XL',
    drawing: { bar: 'flat', saddleStyle: 'tour', spokes: 28 },
  },
  about: t(
    'Das Sihl sieht aus wie ein Velo, fährt wie ein Velo und wiegt kaum mehr. Ohne Strom bremst der Motor nicht, darum ist ein leerer Akku kein Grund, jemanden anzurufen.',
    'Le Sihl ressemble à un vélo, roule comme un vélo et pèse à peine davantage. Sans courant, le moteur ne freine pas : une batterie vide n’oblige à appeler personne.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Wiegt keine drei Kilo und gibt das Treten frei, wenn er ruht.',
        'Moins de trois kilos, et aucun frottement au repos.',
      ),
    },
    {
      view: 'battery',
      text: t('In zwei Stunden zu vier Fünfteln geladen.', 'Quatre cinquièmes de charge en deux heures.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Sihl 1',
      price: 2988,
      colours: ['graphit/yellow', 'gletscher/ink', 'mohn/ink'],
      text: t(
        'Stadtvelo für den zweiten Stock. Wer sein Velo jeden Abend eine Treppe hochträgt, merkt jedes Kilo, und das Sihl 1 spart gegenüber einem üblichen E-Bike deren sieben.',
        'Le vélo de ville des deuxièmes étages. Qui le porte chaque soir compte les kilos ; le Sihl 1 en épargne sept par rapport à un vélo électrique courant.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Der Riemen macht die Treppe auch im hellen Mantel möglich.',
          'La courroie permet l’escalier, même en manteau clair.',
        ),
      },
    },
    {
      no: 2,
      name: 'Sihl 1 Trapez',
      nameFr: 'Sihl 1 Trapèze',
      type: 'trapez',
      price: 2988,
      weight: 18.1,
      sizes: 'XS S M L',
      colours: ['ocker/ink', 'salbei/ink'],
      drawing: { bar: 'trekking' },
      text: t(
        'Das Sihl mit tieferem Rohr und etwas aufrechterem Lenker. Am besten passt es zu kurzen Wegen mit vielen Halten, bei denen man zwanzigmal absteigt.',
        'Le Sihl à tube plus bas et guidon plus relevé. Il excelle sur les trajets courts aux arrêts nombreux, quand on descend vingt fois du vélo.',
      ),
      own: {
        view: 'frame',
        title: t('18,1 kg, fahrbereit', '18,1 kg, prêt à rouler'),
        text: t('Samt Licht, Schutzblechen und Ständer.', 'Avec éclairage, garde-boue et béquille.'),
      },
    },
    {
      no: 3,
      name: 'Sihl 3',
      price: 3528,
      torque: 45,
      battery: 460,
      range: [50, 100],
      weight: 18.9,
      gears: 11,
      tyre: [42, 622],
      display: 'phone',
      lux: 80,
      colours: ['petrol/yellow', 'tiefschwarz/white'],
      text: t(
        'Mehr Gänge, mehr Reichweite, ein Licht, mit dem man auch ausserorts sieht. Das Sihl 3 wächst über die Stadtgrenze hinaus, ohne schwer zu werden.',
        'Plus de vitesses, plus d’autonomie et un phare qui éclaire aussi hors de la ville. Le Sihl 3 dépasse les limites urbaines sans prendre de poids.',
      ),
      own: {
        view: 'cockpit',
        title: t('Navigation auf dem Telefon', 'Navigation sur le téléphone'),
        text: t(
          'Halterung am Vorbau, geladen aus dem Akku des Velos.',
          'Support sur la potence, alimenté par le vélo.',
        ),
      },
    },
    {
      no: 4,
      name: 'Sihl Eingang',
      nameFr: 'Sihl Mono',
      price: 2376,
      motor: 'hub',
      torque: 35,
      battery: 250,
      range: [30, 60],
      weight: 16.2,
      gears: 1,
      shift: 'single',
      tyre: [37, 622],
      rackLoad: 0,
      colours: ['weiss/ink', 'nachtblau/white'],
      stock: { soldOut: 'XL weiss' },
      text: t(
        'Kein Schalthebel, kein Display, ein Knopf. Alles, was kaputtgehen könnte, fehlt, und genau darum fährt das Sihl Eingang seit Jahren in jedem Wetter als Kurierrad.',
        'Pas de manette, pas d’écran, un bouton. Tout ce qui pourrait lâcher manque, et c’est pourquoi le Sihl Mono sert depuis des années aux coursiers, par tous les temps.',
      ),
      own: {
        view: 'wheel',
        title: t('Pannensichere 37 mm', '37 mm increvables'),
        text: t(
          'Mit einer Einlage, die Scherben nicht durchlässt.',
          'Une bande intérieure arrête les éclats de verre.',
        ),
      },
    },
    {
      no: 5,
      name: 'Sihl 3 Trapez',
      nameFr: 'Sihl 3 Trapèze',
      type: 'trapez',
      price: 3528,
      battery: 460,
      range: [50, 100],
      weight: 19.2,
      gears: 11,
      tyre: [42, 622],
      display: 'phone',
      lux: 80,
      sizes: 'S M L',
      colours: ['bordeaux/yellow', 'petrol/yellow'],
      stock: { onOrder: 'all', weeks: 6 },
      text: t(
        'Für den Arbeitsweg über zwei Gemeinden: genug Akku für hin und zurück, Platz für eine Tasche und ein Rahmen, über den man auch im Mantel steigt.',
        'Pour un trajet de travail qui traverse deux communes : assez de batterie pour l’aller-retour, de la place pour une sacoche et un cadre que l’on enjambe en manteau.',
      ),
      own: {
        view: 'light',
        text: t(
          'Mit Lichtsensor, schaltet im Tunnel von selbst ein.',
          'Un capteur l’allume de lui-même dans les tunnels.',
        ),
      },
    },
  ],
};

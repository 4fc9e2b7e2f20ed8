import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** Elegant city e-bikes from French-speaking Switzerland. */
export const ciloLavaux: BikeSeries = {
  no: 8,
  brand: 'Cilo',
  base: {
    ...CITY,
    torque: 55,
    battery: 430,
    weight: 22.6,
    fork: 'rigid',
    travel: 0,
    tyre: [44, 622],
    display: 'led',
    drawing: { sidewall: '#b08d57', saddleColour: '#8a5a35', gripColour: '#8a5a35', rim: '#b9bfc3' },
  },
  about: t(
    'Cilo baut in der Romandie, seit es dort Velorennen gibt. Die Lavaux-Velos zitieren die alten Linien: schlanke Rohre, helle Reifenflanken, Ledergriffe, und ein Motor, den man erst auf den zweiten Blick sieht.',
    'Cilo construit en Suisse romande depuis qu’on y court à vélo. Les Lavaux citent les lignes d’autrefois : tubes fins, flancs clairs, poignées de cuir, et un moteur que l’on ne remarque qu’au second regard.',
  ),
  highlights: [
    { view: 'drivetrain', text: t('Gedämpft wie ein Uhrwerk, ohne Öl.', 'Feutrée comme une montre, sans huile.') },
    {
      view: 'battery',
      text: t(
        'Unsichtbar im Unterrohr, entriegelt mit einem Schlüssel.',
        'Invisible dans le tube, libérée d’un tour de clé.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Lavaux',
      type: 'wave',
      price: 3492,
      colours: ['bordeaux/cream', 'salbei/cream'],
      text: t(
        'Ein Velo, das man gern vor dem Café stehen lässt. Das Lavaux fährt ruhig geradeaus, lässt sich leicht schieben und trägt auf dem Heimweg auch sechs Flaschen vom Winzer.',
        'Un vélo que l’on aime laisser devant le café. Le Lavaux file droit, se pousse sans effort et rapporte volontiers six bouteilles de chez le vigneron.',
      ),
      own: {
        view: 'motor',
        text: t(
          'Klein gebaut, ausreichend für die Gassen von Vevey.',
          'Menu, mais de taille pour les ruelles de Vevey.',
        ),
      },
    },
    {
      no: 2,
      name: 'Lavaux Trapez',
      nameFr: 'Lavaux Trapèze',
      type: 'trapez',
      price: 3420,
      weight: 21.9,
      sizes: 'XS S M L',
      colours: ['weiss/red', 'petrol/sand'],
      text: t(
        'Zwei schlanke Rohre statt eines dicken: Der Trapezrahmen gibt dem Lavaux etwas Französisches und dem Fahren mehr Präzision. Unter 22 Kilo ist es eines der leichteren Velos mit Nabenschaltung.',
        'Deux tubes fins plutôt qu’un gros : le cadre trapèze donne au Lavaux un air de mixte d’autrefois et davantage de précision. Sous 22 kilos, c’est l’un des plus légers à moyeu.',
      ),
      own: {
        view: 'saddle',
        title: t('Sattel aus Leder', 'Selle en cuir'),
        text: t(
          'Braucht fünfhundert Kilometer, dann passt er nur noch dir.',
          'Au bout de cinq cents kilomètres, elle n’ira plus qu’à vous.',
        ),
      },
    },
    {
      no: 3,
      name: 'Lavaux Homme',
      type: 'diamant',
      price: 3420,
      weight: 21.6,
      sizes: 'M L XL',
      colours: ['tannengruen/cream', 'tiefschwarz/cream'],
      drawing: { bar: 'city' },
      text: t(
        'Hohes Rohr, zurückgebogener Lenker, Kettenschutz aus Blech: das Herrenvelo, wie es der Grossvater kannte, nur dass er damit nie ausser Atem ankam.',
        'Tube haut, guidon recourbé, garde-chaîne en tôle : le vélo d’homme tel que le grand-père le connaissait, sauf qu’on n’arrive plus essoufflé.',
      ),
      own: {
        view: 'cockpit',
        title: t('Glocke aus Messing', 'Sonnette en laiton'),
        text: t('Ein einziger heller Ton, der gehört wird.', 'Un seul timbre clair, et on l’entend.'),
      },
    },
    {
      no: 4,
      name: 'Lavaux Plus',
      type: 'wave',
      price: 4140,
      torque: 65,
      battery: 600,
      weight: 24.3,
      fork: 'suspension',
      travel: 50,
      tyre: [50, 622],
      lux: 80,
      sizes: 'S M L XL',
      colours: ['altrosa/sand', 'nachtblau/sand', 'salbei/cream'],
      stock: { onOrder: 'salbei', weeks: 10 },
      text: t(
        'Für die Hügel von Lausanne, wo selbst kurze Wege sechzig Höhenmeter haben. Mehr Kraft, mehr Akku, eine Gabel gegen das Pflaster, und trotzdem noch die schmale Silhouette der Reihe.',
        'Pour les collines de Lausanne, où le moindre trajet compte soixante mètres de dénivelé. Plus de couple, plus de batterie, une fourche contre les pavés, et toujours la silhouette fine de la série.',
      ),
      own: {
        view: 'motor',
        text: t('Fährt am Berg an, ohne dass du Schwung holen musst.', 'Il démarre en côte, sans élan.'),
      },
    },
    {
      no: 5,
      name: 'Lavaux Mono',
      type: 'diamant',
      price: 2664,
      motor: 'hub',
      torque: 35,
      battery: 250,
      batteryPlace: 'fixed',
      weight: 16.4,
      gears: 1,
      shift: 'single',
      tyre: [35, 622],
      tyreNote: 'light',
      equipped: false,
      rackLoad: 0,
      totalWeight: 120,
      sizes: 'S M L XL',
      colours: ['mohn/cream', 'graphit/cream'],
      highlights: [
        {
          view: 'drivetrain',
          text: t('Ein Gang genügt, der Motor hilft beim Anfahren.', 'Un rapport suffit, le moteur aide au démarrage.'),
        },
        {
          view: 'battery',
          text: t('Lädt an einer Buchse über dem Tretlager.', 'Se recharge par une prise au-dessus du pédalier.'),
        },
      ],
      text: t(
        'Ein Gang, keine Schutzbleche, gut sechzehn Kilo. Das Lavaux Mono ist für die flache Stadt und für Leute, die ihr Velo in der Wohnung abstellen und gern anschauen.',
        'Une vitesse, pas de garde-boue, seize kilos et quelque. Le Lavaux Mono est pour la ville plate et pour qui range son vélo au salon et aime le regarder.',
      ),
      own: {
        view: 'frame',
        title: t('16,4 kg', '16,4 kg'),
        text: t('Mit einer Hand über die Schulter gelegt.', 'Il se porte à l’épaule, d’une main.'),
      },
    },
  ],
};

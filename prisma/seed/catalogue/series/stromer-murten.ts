import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { SPEED } from './bases.ts';

/** Urban fast pedelecs. */
export const stromerMurten: BikeSeries = {
  no: 21,
  brand: 'Stromer',
  base: {
    ...SPEED,
    kind: 's_city',
    torque: 44,
    battery: 618,
    weight: 27.2,
    gears: 10,
    tyre: [50, 622],
    disc: 180,
    drawing: { bar: 'flat', mudguardColour: '#8d949a' },
  },
  about: t(
    'Das Murten ist der kleine Bruder der grossen Pendelräder: gleiche Technik, kleinerer Akku, weniger Masse. Es schliesst sich selbst ab, wenn du weggehst, und meldet sich per Telefon, wenn jemand daran rüttelt.',
    'Le Murten est le cadet des grands pendulaires : même technique, batterie plus petite, moins de masse. Il se verrouille quand vous vous éloignez et prévient votre téléphone si on le secoue.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Beschleunigt mit dem Verkehr statt ihm hinterher.', 'Il accélère avec le trafic, pas derrière lui.'),
    },
    {
      view: 'cockpit',
      title: t('Ortung eingebaut', 'Localisation intégrée'),
      text: t('Zeigt auf der Karte, wo das Velo steht.', 'La carte montre où se trouve le vélo.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Murten 3',
      price: 5328,
      colours: ['weiss/cobalt', 'schiefer/cream'],
      text: t(
        'Für Agglomerationswege bis fünfzehn Kilometer. Das Murten 3 ist leicht genug, um es über eine Stufe zu heben, und schnell genug, um die S-Bahn nur noch bei Schnee zu nehmen.',
        'Pour les trajets d’agglomération jusqu’à quinze kilomètres. Assez léger pour passer une marche, assez rapide pour ne prendre le train que les jours de neige.',
      ),
      own: {
        view: 'battery',
        text: t('Kommt zum Laden mit an den Schreibtisch.', 'Elle vient charger sous le bureau.'),
      },
    },
    {
      no: 2,
      name: 'Murten 3 Tief',
      nameFr: 'Murten 3 Bas',
      type: 'trapez',
      price: 5328,
      weight: 27.6,
      sizes: 'S M L',
      colours: ['altrosa/ink', 'weiss/cobalt'],
      drawing: { plate: true, mirror: true },
      text: t(
        'Im Kleid mit 45 durch den Kreisel: Der Trapezrahmen nimmt dem schnellen Velo die Härte, ohne ihm die Ruhe zu nehmen. Und an der Ampel stehst du mit beiden Füssen am Boden.',
        'En robe, à 45, dans le giratoire : le cadre trapèze adoucit le vélo rapide sans lui ôter sa stabilité. Et au feu rouge, vos deux pieds touchent le sol.',
      ),
      own: {
        view: 'saddle',
        title: t('Breiterer Sattel', 'Selle plus large'),
        text: t('Auf drei Breiten lieferbar, Tausch inbegriffen.', 'Trois largeurs possibles, échange compris.'),
      },
    },
    {
      no: 3,
      name: 'Murten 5',
      price: 6048,
      torque: 48,
      battery: 814,
      weight: 28.4,
      gears: 11,
      lux: 200,
      colours: ['laub/yellow', 'tiefschwarz/orange'],
      stock: { onOrder: 'L/XL', weeks: 8 },
      text: t(
        'Mit dem grösseren Akku reicht es für zwei Arbeitstage. Das Murten 5 ist das meistgefahrene Modell auf der Strecke Winterthur–Zürich, sagen die Werkstätten dort.',
        'Sa batterie plus grande suffit à deux jours de travail. Entre Winterthour et Zurich, c’est le modèle le plus courant, disent les ateliers du coin.',
      ),
      own: {
        view: 'light',
        text: t(
          'Mit Kurvenanteil, der den Velostreifen ausleuchtet.',
          'Un faisceau latéral éclaire la bande cyclable.',
        ),
      },
    },
    {
      no: 4,
      name: 'Murten Riemen',
      nameFr: 'Murten Courroie',
      price: 6588,
      weight: 27.9,
      gears: 1,
      shift: 'single',
      drive: 'belt',
      colours: ['petrol/cream', 'graphit/red'],
      text: t(
        'Ein einziger Gang, zwei Fahrmodi, ein Riemen. Das klingt karg und fährt sich überraschend entspannt, weil der Motor das Schalten übernimmt.',
        'Une seule vitesse, deux modes, une courroie. Austère sur le papier, étonnamment détendu sur la route, car le moteur se charge du reste.',
      ),
      own: { view: 'drivetrain', text: t('Nichts zu schalten, nichts zu ölen.', 'Rien à passer, rien à huiler.') },
    },
  ],
};

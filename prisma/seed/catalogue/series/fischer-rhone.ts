import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** E-bikes at an entry price with a rear hub motor or a small mid motor. */
export const fischerRhone: BikeSeries = {
  no: 4,
  brand: 'Fischer',
  base: {
    ...CITY,
    torque: 50,
    battery: 418,
    range: [40, 75],
    weight: 25.6,
    gears: 7,
    shift: 'derailleur',
    drive: 'chain',
    brake: 'hydraulic',
    tyre: [47, 622],
    lux: 40,
    totalWeight: 135,
    drawing: { rim: '#2b2f33' },
  },
  about: t(
    'Fischer spart dort, wo man es nicht spürt: bei der Verpackung, beim Display, bei der Zahl der Farben. Nicht gespart wird an Bremsen und Reifen, und für Akkus gibt es auch in acht Jahren noch Ersatz.',
    'Fischer économise là où cela ne se sent pas : emballage, écran, nombre de coloris. Jamais sur les freins ni sur les pneus, et des batteries de rechange restent disponibles pendant huit ans.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Für Wege bis zehn Prozent Steigung gemacht.', 'Prévu pour des pentes jusqu’à dix pour cent.'),
    },
    {
      view: 'brake',
      text: t(
        'Hydraulisch wie bei den Grossen, mit langen Hebeln.',
        'Hydrauliques comme chez les grands, à longs leviers.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Rhône',
      type: 'wave',
      price: 2772,
      was: 3190,
      colours: ['nachtblau/cream', 'altrosa/cream'],
      text: t(
        'Ein erstes E-Bike, das niemanden überfordert. Fünf Stufen, ein Knopf, ein Akku, der abends in der Küche lädt. Auf dem Uferweg von Sierre nach Sion fährt es sich wie ein gewöhnliches Velo mit dauerndem Rückenwind.',
        'Un premier vélo électrique qui ne complique rien. Cinq niveaux, un bouton, une batterie qui charge le soir à la cuisine. Sur la rive de Sierre à Sion, on croirait un vélo ordinaire avec le vent toujours dans le dos.',
      ),
      own: {
        view: 'battery',
        text: t('Lädt in fünf Stunden an jeder Steckdose.', 'Cinq heures de charge sur n’importe quelle prise.'),
      },
    },
    {
      no: 2,
      name: 'Rhône Trapez',
      nameFr: 'Rhône Trapèze',
      type: 'trapez',
      price: 2700,
      weight: 24.8,
      gears: 8,
      sizes: 'S M L XL',
      colours: ['seeblau/cream', 'weiss/cobalt'],
      text: t(
        'Das Rhône für alle, die etwas sportlicher sitzen möchten. Acht Gänge über eine Kettenschaltung, ein gerader Lenker mit Hörnchen, sonst derselbe ehrliche Aufbau.\nEin gutes Velo für Studierende und für den Zweitwohnsitz.',
        'Le Rhône pour qui préfère une position un peu plus sportive. Huit vitesses par dérailleur, cintre droit avec embouts, et la même construction honnête.\nUn bon vélo d’études, ou de résidence secondaire.',
      ),
      own: {
        view: 'battery',
        text: t('Abschliessbar, lädt auch im ausgebauten Zustand.', 'Verrouillable, se recharge aussi hors du vélo.'),
      },
    },
    {
      no: 3,
      name: 'Rhône Diamant',
      type: 'diamant',
      price: 2700,
      weight: 24.5,
      gears: 8,
      sizes: 'M L XL',
      colours: ['graphit/orange', 'tannengruen/cream'],
      text: t(
        'Hohes Oberrohr, klassische Silhouette, kaum zu sehender Motor. Wer sein altes Herrenvelo mochte und nur die Steigung vor der Haustür leid ist, fühlt sich auf dem Rhône Diamant sofort daheim.',
        'Tube haut, silhouette classique, moteur à peine visible. Si vous aimiez votre ancien vélo d’homme et que seule la montée devant chez vous vous pèse, le Rhône Diamant vous sera tout de suite familier.',
      ),
      own: {
        view: 'wheel',
        title: t('Doppelwandige Felgen', 'Jantes à double paroi'),
        text: t('Bleiben rund, auch wenn der Weg Wurzeln hat.', 'Elles restent droites, même sur les racines.'),
      },
    },
    {
      no: 4,
      name: 'Rhône Plus',
      type: 'wave',
      price: 3132,
      battery: 557,
      range: [50, 100],
      weight: 26.3,
      gears: 8,
      shift: 'hub',
      lux: 60,
      sizes: 'S M L XL',
      colours: ['salbei/cream', 'bordeaux/cream'],
      text: t(
        'Ein Drittel mehr Akku und eine Nabenschaltung: Mit dem Rhône Plus wird aus dem Stadtvelo ein Velo für den halben Tag. Der Rücktritt bremst mit, was viele vermissen, die damit aufgewachsen sind.',
        'Un tiers de batterie en plus et des vitesses dans le moyeu : avec le Rhône Plus, le vélo de ville devient vélo de demi-journée. Le rétropédalage freine aussi, au bonheur de qui a grandi avec.',
      ),
      own: {
        view: 'battery',
        text: t('Bis {max} km, ein Drittel weiter als das Rhône.', 'Jusqu’à {max} km, un tiers de plus que le Rhône.'),
      },
    },
    {
      no: 5,
      name: 'Rhône Träger',
      nameFr: 'Rhône Panier',
      type: 'wave',
      price: 2484,
      motor: 'hub',
      torque: 40,
      batteryPlace: 'rack',
      weight: 24.9,
      fork: 'rigid',
      travel: 0,
      gears: 7,
      brake: 'mechanical',
      colours: ['gletscher/cream', 'ocker/ink'],
      drawing: { basket: 'rear' },
      stock: { soldOut: 'S' },
      highlights: [
        {
          view: 'motor',
          text: t(
            'Sitzt im Hinterrad und braucht keine Pflege.',
            'Logé dans la roue arrière, il ne demande aucun soin.',
          ),
        },
        {
          view: 'battery',
          text: t('Liegt unter dem Einkaufskorb, Schloss inbegriffen.', 'Sous le panier, serrure comprise.'),
        },
      ],
      text: t(
        'Das günstigste E-Bike der Reihe hat den Akku dort, wo er am wenigsten kostet, nämlich im Gepäckträger. Damit ist der Schwerpunkt etwas höher, beim Einkaufen auf drei Kilometern spielt das keine Rolle.\nEin Korb für hinten liegt bei.',
        'Le moins cher de la série loge sa batterie là où cela coûte le moins, dans le porte-bagages. Le centre de gravité monte un peu ; pour trois kilomètres de courses, peu importe.\nUn panier arrière est fourni.',
      ),
      own: {
        view: 'rack',
        title: t('Korb inbegriffen', 'Panier compris'),
        text: t('Fasst zwei Einkaufstüten, abnehmbar mit einem Griff.', 'Deux sacs de courses, retiré d’un geste.'),
      },
    },
  ],
};

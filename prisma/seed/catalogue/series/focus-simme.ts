import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { TREKKING } from './bases.ts';

/** Sporty trekking e-bikes. */
export const focusSimme: BikeSeries = {
  no: 5,
  brand: 'Focus',
  base: {
    ...TREKKING,
    type: 'diamant',
    torque: 85,
    battery: 625,
    weight: 22.8,
    gears: 12,
    fork: 'suspension',
    travel: 75,
    tyre: [42, 622],
    display: 'colour',
    lux: 80,
    sizes: 'S M L XL',
    drawing: { saddleStyle: 'sport', bar: 'flat', headTube: 150, mudguardColour: '#1c1f22' },
  },
  about: t(
    'Focus kommt vom Rennsport, und das Simme trägt die Gene davon: gestreckter Sitz, kurzer Vorbau, wenig Spiel. Schutzbleche und Träger sind so angesetzt, dass sie auch auf Schotter still bleiben.',
    'Focus vient de la course et le Simme en a hérité : position allongée, potence courte, aucun jeu. Garde-boue et porte-bagages sont fixés de façon à se taire, même sur les cailloux.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Reagiert auf den Druck am Pedal, nicht auf die Drehung.',
        'Il répond à la pression sur la pédale, non à la rotation.',
      ),
    },
    {
      view: 'drivetrain',
      text: t('Grosse Bandbreite, ein einziges Kettenblatt vorne.', 'Grande plage, un seul plateau à l’avant.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Simme 6',
      price: 4572,
      colours: ['schiefer/orange', 'nebelgrau/ink'],
      text: t(
        'Wer vom Rennvelo kommt und einen Motor sucht, landet oft hier. Das Simme 6 wiegt keine 23 Kilo, lenkt schnell und rollt über der Tempogrenze weiter, ohne dass man gegen den Motor tritt.',
        'Qui vient du vélo de route et cherche un moteur finit souvent ici. Le Simme 6 pèse moins de 23 kilos, tourne vite et continue de filer au-delà de la limite sans que l’on pousse le moteur.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Bis {max} km, lädt im Velo oder in der Wohnung.',
          'Jusqu’à {max} km, recharge sur le vélo ou chez vous.',
        ),
      },
    },
    {
      no: 2,
      name: 'Simme 6 Trapez',
      nameFr: 'Simme 6 Trapèze',
      type: 'trapez',
      price: 4572,
      weight: 23.1,
      sizes: 'XS S M L',
      colours: ['laub/ink', 'schiefer/orange'],
      text: t(
        'Für Fahrerinnen, die den tiefen Einstieg mögen, aber nicht sitzen wollen wie auf einem Küchenstuhl. Der Trapezrahmen hat dieselben Winkel wie der Diamant, die Lenkung bleibt wach, und die kleinste Grösse passt ab 145 cm.',
        'Pour celles qui aiment l’enjambement bas sans vouloir la position de promenade. Le cadre trapèze garde les angles du diamant, la direction reste vive et la plus petite taille convient dès 145 cm.',
      ),
      own: {
        view: 'fork',
        text: t('Luftgefedert, aufs eigene Gewicht einzustellen.', 'À air, réglée sur votre poids.'),
      },
    },
    {
      no: 3,
      name: 'Simme 4',
      price: 3744,
      torque: 70,
      battery: 500,
      weight: 22.1,
      gears: 10,
      fork: 'rigid',
      travel: 0,
      tyre: [40, 622],
      display: 'lcd',
      colours: ['tiefschwarz/orange', 'mohn/ink'],
      highlights: [
        {
          view: 'motor',
          text: t('Weniger Kraft, dafür ein Kilo leichter gebaut.', 'Moins de couple, mais un kilo de moins.'),
        },
        {
          view: 'drivetrain',
          text: t(
            'Zehn Ritzel, die einzeln günstig zu ersetzen sind.',
            'Dix pignons que l’on remplace à peu de frais.',
          ),
        },
      ],
      text: t(
        'Starrgabel, schmale Reifen, kleiner Akku: Das Simme 4 ist für kurze, schnelle Strecken gedacht, bei denen das Velo abends in den zweiten Stock muss. Mit etwas Schwung geht das allein.',
        'Fourche rigide, pneus fins, petite batterie : le Simme 4 est pensé pour les trajets courts et vifs, quand le vélo dort au deuxième étage. Avec un peu d’élan, une personne suffit.',
      ),
      own: {
        view: 'frame',
        title: t('22,1 kg mit allem', '22,1 kg tout compris'),
        text: t(
          'Mit Licht, Schutzblechen und Träger gewogen, Grösse M.',
          'Pesé avec éclairage, garde-boue et porte-bagages, taille M.',
        ),
      },
    },
    {
      no: 4,
      name: 'Simme 8',
      price: 5580,
      was: 6190,
      battery: 750,
      weight: 23.9,
      travel: 100,
      gears: 12,
      shift: 'electronic',
      tyre: [47, 622],
      lux: 100,
      colours: ['petrol/orange', 'sand/ink'],
      text: t(
        'Elektronisch geschaltet, mit dem grossen Akku und einer Gabel, die auch gröberen Kies mitmacht. Das Simme 8 merkt sich, in welchem Gang du an der Ampel anhalten willst, und legt ihn selbst ein.',
        'Passage électronique, grande batterie et fourche à l’aise sur le gros gravier. Le Simme 8 retient le rapport que vous aimez au feu rouge et l’engage tout seul.',
      ),
      own: {
        view: 'cockpit',
        title: t('Schalten per Knopf', 'Changement au bouton'),
        text: t('Kein Seilzug, der sich längt oder einfriert.', 'Aucun câble qui s’allonge ou qui gèle.'),
      },
    },
    {
      no: 5,
      name: 'Simme 8 Trapez',
      nameFr: 'Simme 8 Trapèze',
      type: 'trapez',
      price: 5580,
      battery: 750,
      weight: 24.2,
      travel: 100,
      shift: 'electronic',
      tyre: [47, 622],
      lux: 100,
      sizes: 'S M L',
      colours: ['flieder/ink', 'petrol/orange'],
      stock: { onOrder: 'flieder', weeks: 6, soldOut: 'L' },
      text: t(
        'Das Topmodell mit tiefem Oberrohr. Federweg, Akku und Elektronik sind dieselben wie beim Simme 8, die Kettenstreben wurden um einen Zentimeter verlängert, damit die Ferse nie an der Tasche streift.',
        'Le haut de gamme à tube abaissé. Débattement, batterie et électronique du Simme 8, avec des bases allongées d’un centimètre pour que le talon ne touche jamais la sacoche.',
      ),
      own: {
        view: 'light',
        text: t('Bremslicht hinten, das beim Ziehen heller wird.', 'Feu stop arrière qui s’intensifie au freinage.'),
      },
    },
  ],
};

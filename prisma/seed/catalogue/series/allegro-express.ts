import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { SPEED } from './bases.ts';

/** Fast pedelecs with a mid motor and a derailleur. */
export const allegroExpress: BikeSeries = {
  no: 22,
  brand: 'Allegro',
  base: {
    ...SPEED,
    type: 'diamant',
    motor: 'mid',
    torque: 85,
    battery: 625,
    weight: 26.4,
    gears: 11,
    fork: 'suspension',
    travel: 63,
    tyre: [50, 622],
    display: 'colour',
    sizes: 'M L XL',
    totalWeight: 150,
    drawing: { plate: true, mirror: true, saddleStyle: 'sport' },
  },
  about: t(
    'Im Express steckt ein Mittelmotor, der mit der Kette arbeitet statt im Hinterrad. Damit klettert er besser als schnelle Velos mit Nabenmotor und verlangt dafür etwas öfter nach einem neuen Ritzel.',
    'L’Express loge son moteur au pédalier et non dans la roue. Il grimpe donc mieux que les rapides à moteur de moyeu, et réclame en échange un pignon neuf un peu plus souvent.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Hält 45 km/h auch an der Autobahnüberführung.', 'Tient les 45 km/h, même sur le pont de l’autoroute.'),
    },
    {
      view: 'light',
      text: t(
        'Strassenzugelassen für schnelle E-Bikes, mit Fernlicht.',
        'Homologué pour les vélos rapides, avec plein phare.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Express 45',
      price: 5688,
      colours: ['nebelgrau/cobalt', 'tannengruen/yellow'],
      text: t(
        'Der günstigste Weg zu 45 km/h bei Allegro, ohne dass man es den Bremsen anmerkt. Rahmen und Gabel stammen vom Limmat, die Steifigkeit vom Rennrahmen.',
        'La façon la moins chère de rouler à 45 chez Allegro, sans que les freins s’en ressentent. Cadre et fourche viennent du Limmat, la rigidité de la course.',
      ),
      own: {
        view: 'brake',
        text: t(
          '203 mm, thermisch für hohes Tempo ausgelegt.',
          '203 mm, dimensionnés pour la chaleur des grandes vitesses.',
        ),
      },
    },
    {
      no: 2,
      name: 'Express 45 Trapez',
      nameFr: 'Express 45 Trapèze',
      type: 'trapez',
      price: 5688,
      weight: 26.8,
      sizes: 'S M L XL',
      colours: ['ziegel/sand', 'nebelgrau/cobalt'],
      stock: { onOrder: 'ziegel', weeks: 7 },
      text: t(
        'Die gleiche Technik mit halbhohem Rohr. Für grössere Frauen und kleinere Männer, die zwischen den üblichen Rahmenformen selten etwas Schnelles finden.',
        'La même technique avec un tube à mi-hauteur. Pour les femmes plutôt grandes et les hommes plutôt petits, qui trouvent rarement du rapide entre deux formes de cadre.',
      ),
      own: {
        view: 'fork',
        text: t('Sperrbar, damit beim Antritt nichts wippt.', 'Verrouillable, pour démarrer sans pomper.'),
      },
    },
    {
      no: 3,
      name: 'Express 45 Plus',
      price: 6768,
      was: 7490,
      battery: 1125,
      batteryPlace: 'dual',
      range: [70, 130],
      weight: 29.7,
      gears: 12,
      travel: 80,
      lux: 200,
      sizes: 'M L XL XXL',
      colours: ['bordeaux/cream', 'tiefschwarz/sand'],
      text: t(
        'Zwei Akkus, einer im Rahmen, einer hinter dem Sattelrohr: Das Express Plus fährt Strecken, für die man sonst den Fahrplan studiert, und lädt beide über eine Buchse.',
        'Deux batteries, l’une dans le cadre, l’autre derrière le tube de selle : l’Express Plus couvre des distances pour lesquelles on consulte d’habitude l’horaire, et se recharge par une seule prise.',
      ),
      own: {
        view: 'battery',
        title: t('625 und 500 Wh', '625 et 500 Wh'),
        text: t(
          'Der zweite Akku bleibt daheim, wenn der Weg kurz ist.',
          'La seconde reste à la maison pour les petits trajets.',
        ),
      },
    },
  ],
};

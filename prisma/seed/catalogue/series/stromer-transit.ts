import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { SPEED } from './bases.ts';

/** Fast pedelecs with a large battery and a hub motor. */
export const stromerTransit: BikeSeries = {
  no: 20,
  brand: 'Stromer',
  base: { ...SPEED, battery: 983 },
  about: t(
    'Gebaut in der Nähe von Bern, für Arbeitswege, auf denen sonst ein Auto steht. Nummernschild, Rückspiegel und Versicherungsnachweis braucht es bei 45 km/h, dazu den Ausweis der Kategorie M; alles andere ist am Velo schon dran.',
    'Construit près de Berne, pour les trajets que l’on fait sinon en voiture. À 45 km/h, il faut plaque, rétroviseur, assurance et permis de catégorie M ; tout le reste est déjà sur le vélo.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Ohne Kette am Motor: kein Verschleiss, kein Geräusch.', 'Sans chaîne côté moteur : ni usure, ni bruit.'),
    },
    {
      view: 'battery',
      text: t(
        'Bis {max} km, auch bei Gegenwind verlässlich gerechnet.',
        'Jusqu’à {max} km, comptés honnêtement même vent de face.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Transit S',
      price: 7776,
      torque: 52,
      colours: ['tiefschwarz/yellow', 'weiss/yellow'],
      stock: { onOrder: 'all', weeks: 16 },
      text: t(
        'Dreissig Kilometer Arbeitsweg, fünfundvierzig Minuten, jeden Tag dieselben. Das Transit S macht aus dem Zweitwagen ein Velo und bremst beim Rollen so stark mit dem Motor, dass die Beläge Jahre halten.',
        'Trente kilomètres, quarante-cinq minutes, chaque jour les mêmes. Le Transit S remplace la seconde voiture et freine si bien au moteur que les plaquettes durent des années.',
      ),
      own: {
        view: 'brake',
        text: t('Bremst mit dem Motor und lädt dabei den Akku.', 'Freine au moteur et recharge la batterie.'),
      },
    },
    {
      no: 2,
      name: 'Transit',
      price: 6624,
      battery: 814,
      weight: 28.9,
      colours: ['graphit/yellow', 'seeblau/white'],
      text: t(
        'Das Grundmodell ist kein abgespecktes, sondern das mit dem kleineren Akku. Für Wege bis zwanzig Kilometer reicht er hin und zurück, im Winter mit einer Ladung am Mittag.',
        'Le modèle de base n’est pas dépouillé : sa batterie est simplement plus petite. Jusqu’à vingt kilomètres, elle suffit pour l’aller-retour ; en hiver, avec une recharge à midi.',
      ),
      own: {
        view: 'light',
        text: t('Ausgelegt für Tempo 45 auf unbeleuchteter Strasse.', 'Conçu pour rouler à 45 sur route non éclairée.'),
      },
    },
    {
      no: 3,
      name: 'Transit Tief',
      nameFr: 'Transit Bas',
      type: 'trapez',
      price: 7056,
      battery: 814,
      weight: 29.8,
      sizes: 'S M L',
      colours: ['bordeaux/cream', 'graphit/yellow'],
      drawing: { plate: true, mirror: true, saddleStyle: 'sport', seatTube: 450 },
      text: t(
        'Der schnelle Antrieb in einem Rahmen, über den man steigt statt springt. Im Berufsverkehr, wo man alle zweihundert Meter anhält, ist das die angenehmere Bauart.',
        'La motorisation rapide dans un cadre que l’on enjambe au lieu de sauter. Aux heures de pointe, avec un arrêt tous les deux cents mètres, c’est la forme la plus agréable.',
      ),
      own: {
        view: 'rack',
        text: t('Mit Gummizug und Ösen für zwei Taschen.', 'Avec sangle et œillets pour deux sacoches.'),
      },
    },
    {
      no: 4,
      name: 'Transit X',
      price: 9900,
      torque: 56,
      battery: 1440,
      range: [90, 170],
      weight: 33.4,
      gears: 12,
      shift: 'electronic',
      fork: 'suspension',
      travel: 60,
      tyre: [60, 584],
      lux: 250,
      sizes: 'S/M M/L L/XL XXL',
      colours: ['nachtblau/yellow', 'sand/ink'],
      stock: { onOrder: 'all', weeks: 20 },
      text: t(
        'Der grösste Akku, der in ein Unterrohr passt, dazu Federung, elektronische Schaltung und ein Licht wie an einem Roller. Das Transit X fährt von Bern nach Zürich, ohne zu laden.',
        'La plus grande batterie qu’un tube puisse contenir, avec suspension, passage électronique et un phare de scooter. Le Transit X va de Berne à Zurich sans recharge.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Gibt dem Motor beim Schalten eine Pause von Millisekunden.',
          'Coupe le moteur quelques millisecondes à chaque passage.',
        ),
      },
    },
    {
      no: 5,
      name: 'Transit Riemen',
      nameFr: 'Transit Courroie',
      price: 8316,
      weight: 30.9,
      gears: 9,
      shift: 'gearbox',
      drive: 'belt',
      colours: ['tiefschwarz/cream', 'petrol/yellow'],
      stock: { soldOut: 'L/XL' },
      text: t(
        'Zehntausend Kilometer im Jahr verschleissen drei Ketten. Das Transit Riemen kommt ohne aus und braucht zwischen zwei Jahresservices nichts als Luft.',
        'Dix mille kilomètres par an usent trois chaînes. Le Transit Courroie s’en passe et ne demande, entre deux services annuels, que de l’air.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Das Getriebe läuft in Öl, der Riemen läuft trocken.',
          'La boîte tourne dans l’huile, la courroie à sec.',
        ),
      },
    },
  ],
};

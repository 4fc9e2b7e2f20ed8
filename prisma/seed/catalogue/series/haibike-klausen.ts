import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { TREKKING } from './bases.ts';

/** Equipped hardtails: mountain bike frame, everyday parts. */
export const haibikeKlausen: BikeSeries = {
  no: 6,
  brand: 'Haibike',
  base: {
    ...TREKKING,
    kind: 'e_allroad',
    type: 'hardtail',
    torque: 85,
    battery: 720,
    weight: 26.2,
    gears: 12,
    disc: 203,
    travel: 100,
    tyre: [60, 622],
    display: 'colour',
    lux: 100,
    rackLoad: 20,
    sizes: 'S M L XL',
  },
  about: t(
    'Ein Mountainbike mit Schutzblechen: So lässt sich der Klausen am kürzesten beschreiben. Die breiten Reifen nehmen Tramschienen den Schrecken, und am Samstag geht es ohne Umbau auf die Alp.',
    'Un VTT avec des garde-boue : c’est la définition la plus courte du Klausen. Ses pneus larges ne craignent pas les rails du tram et, le samedi, il monte à l’alpage sans rien démonter.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Dreht willig, auch wenn du langsam und schwer trittst.',
        'Volontaire, même si vous pédalez lentement et en force.',
      ),
    },
    { view: 'fork', text: t('Mit Sperre am Lenker für die Strasse.', 'Blocage au guidon pour la route.') },
  ],
  models: [
    {
      no: 1,
      name: 'Klausen 7',
      price: 5148,
      colours: ['oliv/yellow', 'graphit/orange'],
      text: t(
        'Für Dörfer, in denen die Strasse irgendwann aufhört. Das Klausen 7 bringt dich zur Arbeit im Tal und am Abend noch eine Stunde auf die Höhe, mit demselben Licht und denselben Reifen.',
        'Pour les villages où la route finit par s’arrêter. Le Klausen 7 vous mène au travail dans la vallée, puis une heure sur les hauteurs le soir, avec le même phare et les mêmes pneus.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Bis {max} km im Flachen, gut 1500 Höhenmeter am Berg.',
          'Jusqu’à {max} km à plat, environ 1500 mètres de dénivelé.',
        ),
      },
    },
    {
      no: 2,
      name: 'Klausen 5',
      price: 4284,
      torque: 75,
      battery: 600,
      weight: 25.1,
      gears: 10,
      disc: 180,
      tyre: [57, 622],
      display: 'lcd',
      lux: 70,
      colours: ['seeblau/cream', 'tiefschwarz/yellow'],
      stock: { soldOut: 'M' },
      text: t(
        'Der vernünftige Einstieg in die Klausen-Familie. Ein etwas kleinerer Akku, zehn statt zwölf Gänge, aber derselbe Rahmen, der auch später noch mit einer besseren Gabel etwas anfangen kann.',
        'L’entrée raisonnable dans la famille Klausen. Batterie un peu plus petite, dix vitesses au lieu de douze, mais le même cadre, qui saura encore quoi faire d’une meilleure fourche plus tard.',
      ),
      own: {
        view: 'rack',
        text: t(
          'Am Rahmen verschraubt, klappert auch auf Schotter nicht.',
          'Vissé au cadre, il se tait même sur les cailloux.',
        ),
      },
    },
    {
      no: 3,
      name: 'Klausen 7 Tief',
      nameFr: 'Klausen 7 Bas',
      type: 'trapez',
      price: 5148,
      weight: 26.6,
      tyre: [60, 584],
      sizes: 'XS S M L',
      colours: ['ziegel/cream', 'oliv/yellow'],
      text: t(
        'Breite Reifen auf 27,5-Zoll-Rädern und ein abgesenktes Rohr: Das Klausen für kleinere Menschen und für alle, die auf dem Heimweg noch zwei Säcke Erde kaufen.',
        'Gros pneus sur roues de 27,5 pouces et tube abaissé : le Klausen des personnes plus petites et de toutes celles qui achètent encore deux sacs de terreau en rentrant.',
      ),
      own: {
        view: 'wheel',
        title: t('Stollen mit Mittelsteg', 'Crampons à bande centrale'),
        text: t('Auf Asphalt leise, im Wald griffig.', 'Discrets sur l’asphalte, mordants en forêt.'),
      },
    },
    {
      no: 4,
      name: 'Klausen 9',
      price: 6300,
      battery: 900,
      weight: 27.4,
      travel: 120,
      shift: 'electronic',
      tyre: [62, 622],
      lux: 150,
      sizes: 'M L XL XXL',
      colours: ['tiefschwarz/orange', 'sand/yellow'],
      stock: { onOrder: 'all', weeks: 12 },
      text: t(
        'Für Menschen, die jeden Tag fahren und nie wenden möchten. 900 Wattstunden reichen für Pässe, die man sonst mit dem Postauto überquert, und die Gabel verdaut auch den Abstieg auf dem Karrweg.',
        'Pour qui roule tous les jours et n’aime pas faire demi-tour. Avec 900 wattheures, on franchit des cols que l’on réservait au car postal, et la fourche digère aussi la descente par le chemin muletier.',
      ),
      own: {
        view: 'light',
        text: t(
          'Fernlicht mit eigener Taste, entspiegelt für den Gegenverkehr.',
          'Plein phare sur bouton séparé, sans éblouir en face.',
        ),
      },
    },
    {
      no: 5,
      name: 'Klausen Stadt',
      nameFr: 'Klausen Ville',
      price: 4752,
      battery: 600,
      weight: 24.9,
      gears: 0,
      shift: 'stepless',
      drive: 'belt',
      travel: 80,
      disc: 180,
      tyre: [55, 622],
      tyreNote: 'puncture',
      colours: ['nebelgrau/ink', 'nachtblau/yellow'],
      text: t(
        'Das Fahrwerk eines Hardtails, der Antrieb eines Stadtrads. Wer über Pflaster, Schienen und Baustellen muss und weder Kette noch Öl mag, findet hier eine seltene Mischung.',
        'Le châssis d’un semi-rigide, la transmission d’un vélo de ville. Entre pavés, rails et chantiers, pour qui n’aime ni chaîne ni huile, c’est un mélange rare.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Trocken, leise, im Winter unempfindlich gegen Salz.',
          'Au sec, sans bruit, indifférent au sel d’hiver.',
        ),
      },
    },
  ],
};

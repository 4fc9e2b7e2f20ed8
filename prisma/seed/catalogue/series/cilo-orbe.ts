import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { DROP } from './bases.ts';

/** Road bikes without a motor. */
export const ciloOrbe: BikeSeries = {
  no: 28,
  brand: 'Cilo',
  base: {
    ...DROP,
    kind: 'road',
    type: 'road',
    weight: 8.6,
    gears: 12,
    tyre: [28, 622],
    tyreNote: 'light',
  },
  about: t(
    'Auf einem Cilo sind in diesem Land Rundfahrten gewonnen worden, und ein wenig davon klingt in der Geometrie nach: langer Radstand für die Abfahrt, kurze Kettenstreben für den Antritt.',
    'Des tours ont été gagnés sur un Cilo dans ce pays, et il en reste quelque chose dans la géométrie : empattement long pour la descente, bases courtes pour la relance.',
  ),
  highlights: [
    {
      view: 'brake',
      text: t('Auch bei Regen auf der Passabfahrt verlässlich.', 'Sûrs aussi sous la pluie, en descente de col.'),
    },
    { view: 'drivetrain', text: t('Bergtauglich bis zwanzig Prozent.', 'De quoi grimper jusqu’à vingt pour cent.') },
  ],
  models: [
    {
      no: 1,
      name: 'Orbe 5',
      price: 2160,
      colours: ['bordeaux/cream', 'nebelgrau/red'],
      weight: 9.2,
      gears: 11,
      text: t(
        'Ein Aluminiumvelo mit Carbongabel, komfortabel genug für den ersten Velomarathon. Das Orbe 5 ist da, wo die meisten mit dem Rennvelofahren anfangen und viele auch bleiben.',
        'Aluminium, fourche en carbone, assez de confort pour une première cyclosportive. C’est avec un Orbe 5 que beaucoup commencent la route, et que plusieurs en restent là.',
      ),
      own: {
        view: 'fork',
        title: t('Gabel aus Carbon', 'Fourche en carbone'),
        text: t('Nimmt dem Lenker das Kribbeln.', 'Elle ôte au guidon ses picotements.'),
      },
    },
    {
      no: 2,
      name: 'Orbe 7',
      price: 3132,
      weight: 8.3,
      material: 'carbon',
      colours: ['seeblau/cream', 'tiefschwarz/white'],
      drawing: { deepRim: 38 },
      text: t(
        'Der Carbonrahmen des Orbe 7 stammt aus derselben Form wie der des Topmodells, nur mit mehr Lagen gewickelt. Das sind hundertfünfzig Gramm, die man nicht spürt, und zweitausend Franken, die man spürt.',
        'Le cadre en carbone de l’Orbe 7 sort du même moule que le haut de gamme, avec davantage de couches. Cent cinquante grammes que l’on ne sent pas, deux mille francs que l’on sent.',
      ),
      own: {
        view: 'cockpit',
        title: t('Leitungen im Lenker', 'Gaines intégrées'),
        text: t('Aufgeräumt, und mit Trennstelle für die Reise.', 'Rangées, et séparables pour le voyage.'),
      },
    },
    {
      no: 3,
      name: 'Orbe 9',
      price: 5184,
      weight: 7.1,
      shift: 'electronic',
      material: 'carbon',
      colours: ['weiss/cobalt', 'graphit/orange'],
      stock: { onOrder: 'all', weeks: 10 },
      drawing: { deepRim: 50, spokes: 18 },
      text: t(
        'Sieben Kilo, elektronisch geschaltet, mit einem Leistungsmesser in der Kurbel. Das Orbe 9 ist ein Rennvelo im Wortsinn und fährt am besten, wenn jemand vor dir ist.',
        'Sept kilos, passage électronique, capteur de puissance dans la manivelle. L’Orbe 9 est un vélo de course au sens propre, et roule mieux quand quelqu’un vous précède.',
      ),
      own: {
        view: 'wheel',
        title: t('Felgen mit 50 mm', 'Jantes de 50 mm'),
        text: t('Ab 35 km/h tragen sie mit.', 'Dès 35 km/h, elles portent.'),
      },
    },
    {
      no: 4,
      name: 'Orbe Klassik',
      nameFr: 'Orbe Classique',
      price: 1980,
      weight: 9.9,
      gears: 10,
      material: 'steel',
      brake: 'rim',
      disc: 140,
      tyre: [28, 622],
      colours: ['mohn/white', 'petrol/cream'],
      highlights: [
        { view: 'drivetrain', text: t('Schalten am Unterrohr, wie damals.', 'Leviers au cadre, comme autrefois.') },
        {
          view: 'frame',
          title: t('Gemuffter Stahlrahmen', 'Cadre acier à raccords'),
          text: t('Von Hand gelötet, von Hand liniert.', 'Brasé et fileté à la main.'),
        },
      ],
      drawing: { sidewall: '#b08d57', saddleColour: '#8a5a35', gripColour: '#8a5a35', rim: '#cdd2d6', spokes: 32 },
      text: t(
        'Das Orbe aus dem Jahr 1978, neu gebaut: dünne Rohre, Muffen, polierte Felgen. Es wiegt ein Kilo mehr als nötig und wird auf jedem Parkplatz angesprochen.',
        'L’Orbe de 1978, reconstruit : tubes fins, raccords, jantes polies. Il pèse un kilo de trop et se fait aborder sur tous les parkings.',
      ),
      own: {
        view: 'brake',
        title: t('Felgenbremsen', 'Freins sur jante'),
        text: t('Leicht, schön und bei Trockenheit völlig genug.', 'Légers, beaux et bien suffisants par temps sec.'),
      },
    },
    {
      no: 5,
      name: 'Orbe Allwetter',
      nameFr: 'Orbe Quatre Saisons',
      price: 2448,
      weight: 10.4,
      gears: 11,
      tyre: [32, 622],
      lux: 60,
      equipped: true,
      colours: ['ocker/ink', 'schiefer/white'],
      drawing: { kickstand: false, rack: false },
      text: t(
        'Schutzbleche, Licht am Nabendynamo, 32er-Reifen: ein Rennvelo, das auch im November gefahren wird. Wer das ganze Jahr trainiert, schont damit das gute Velo und die Hose des Hintermanns.',
        'Garde-boue, éclairage sur moyeu dynamo, pneus de 32 : un vélo de route qui roule aussi en novembre. Il épargne le beau vélo et le pantalon de qui vous suit.',
      ),
      own: {
        view: 'light',
        text: t('Ohne Akku, leuchtet, sobald sich das Rad dreht.', 'Sans batterie, il éclaire dès que la roue tourne.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_FULLY } from './bases.ts';

/** Electric full-suspension bikes for touring and all-mountain. */
export const haibikeGotthard: BikeSeries = {
  no: 13,
  brand: 'Haibike',
  base: {
    ...E_FULLY,
    torque: 85,
    battery: 720,
    weight: 25.2,
    drawing: { saddleStyle: 'sport', brake: 220, bsdRear: 622 },
  },
  about: t(
    'Haibike hat das E-Mountainbike mit erfunden und beim Gotthard auf alles verzichtet, was nur neu ist. Die Anlenkung ist bewährt, die Batterie lässt sich am Berg tauschen, und Ersatzteile liegen in jedem zweiten Tal.',
    'Haibike a contribué à inventer le VTT électrique et, sur le Gotthard, renonce à tout ce qui n’est que nouveau. Cinématique éprouvée, batterie échangeable en montagne, pièces disponibles dans une vallée sur deux.',
  ),
  highlights: [
    {
      view: 'battery',
      text: t('Nach unten entnommen, ohne das Velo hinzulegen.', 'Se retire par le bas, vélo debout.'),
    },
    {
      view: 'motor',
      text: t('Lässt sich am Lenker in fünf Stufen zähmen.', 'Cinq niveaux au guidon pour le dompter.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Gotthard FS',
      price: 7560,
      colours: ['bordeaux/white', 'tiefschwarz/white'],
      stock: { onOrder: 'all', weeks: 8 },
      text: t(
        'Das Velo für die Passhöhe und für den alten Säumerweg auf der anderen Seite. 150 Millimeter Federweg, gleich grosse Räder vorne und hinten, ein Lenkwinkel, der in der Falllinie Ruhe gibt.',
        'Le vélo du col, puis du vieux chemin muletier de l’autre versant. 150 millimètres de débattement, roues égales, un angle de direction qui rassure dans la pente.',
      ),
      own: {
        view: 'fork',
        text: t('Standrohre mit 36 mm, verwindungssteif in Wurzeln.', 'Plongeurs de 36 mm, rigides dans les racines.'),
      },
    },
    {
      no: 2,
      name: 'Gotthard FS 8',
      price: 6696,
      battery: 630,
      weight: 24.7,
      travel: 140,
      colours: ['kupfer/white', 'seeblau/white'],
      text: t(
        'Etwas weniger von allem, aber an denselben Anlenkpunkten. Wer selten höher als die Waldgrenze fährt, bekommt mit dem FS 8 das gleiche Fahrgefühl für fast neunhundert Franken weniger.',
        'Un peu moins de tout, mais sur les mêmes points d’articulation. Pour qui dépasse rarement la limite des forêts, le FS 8 offre la même sensation pour près de neuf cents francs de moins.',
      ),
      own: {
        view: 'saddle',
        title: t('Absenkbare Sattelstütze', 'Tige de selle télescopique'),
        text: t('170 mm Hub, ausgelöst mit dem linken Daumen.', '170 mm de course, sous le pouce gauche.'),
      },
    },
    {
      no: 3,
      name: 'Gotthard FS Tour',
      price: 7020,
      weight: 26.8,
      travel: 130,
      lux: 120,
      equipped: true,
      rackLoad: 15,
      display: 'colour',
      tyre: [60, 622],
      drawing: { rack: 'tube' },
      colours: ['oliv/yellow', 'schiefer/white'],
      text: t(
        'Ein vollgefedertes Tourenvelo: mit Licht, Schutzblechen, Ständer und einem Träger, der mit dem Hinterrad federt. Damit fährt man am Freitag ins Büro und am Samstag von Hütte zu Hütte.',
        'Un randonneur tout-suspendu : éclairage, garde-boue, béquille et un porte-bagages solidaire de la roue arrière. Vendredi au bureau, samedi de cabane en cabane.',
      ),
      own: {
        view: 'rack',
        text: t('Für zwei kleine Taschen, klapperfrei gelagert.', 'Pour deux petites sacoches, monté sans jeu.'),
      },
    },
    {
      no: 4,
      name: 'Gotthard FS Pro',
      price: 9540,
      battery: 900,
      weight: 23.9,
      travel: 170,
      shift: 'electronic',
      material: 'carbon',
      sizes: 'M L XL',
      colours: ['graphit/red', 'weiss/red'],
      stock: { onOrder: 'all', weeks: 17 },
      drawing: { bsdRear: 584, rim: '#1c1f22', headAngle: 63.5 },
      text: t(
        'Kleineres Hinterrad, 170 Millimeter Weg, elektronisches Schaltwerk: Das Pro ist für Leute, die Bikepark-Abos kaufen und trotzdem selber hochfahren. Alle anderen sind mit dem FS besser bedient.',
        'Roue arrière plus petite, 170 millimètres, dérailleur électronique : le Pro s’adresse à qui prend l’abonnement du bikepark et monte quand même à la pédale. Les autres seront mieux servis par le FS.',
      ),
      own: {
        view: 'brake',
        text: t(
          'Vier Kolben vorne und hinten, Scheiben mit Kühlrippen.',
          'Quatre pistons devant et derrière, disques ventilés.',
        ),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { FRONTBOX } from './bases.ts';

/** Cargo bikes with a box in front. */
export const kalkhoffZugerberg: BikeSeries = {
  no: 24,
  brand: 'Kalkhoff',
  base: { ...FRONTBOX, drawing: { box: 'wood' } },
  about: t(
    'Man sieht, was man transportiert: Bei einem Frontlader sitzen die Kinder im Blickfeld, und man kann mit ihnen reden. Die Lenkung läuft über zwei Gestänge statt über Seile und bleibt auch nach Jahren genau.',
    'On voit ce que l’on transporte : sur un biporteur, les enfants sont devant et l’on peut leur parler. La direction passe par deux tringles et non par des câbles, et reste précise après des années.',
  ),
  highlights: [
    { view: 'motor', text: t('Regelt bei Last selbst nach.', 'S’adapte de lui-même à la charge.') },
    {
      view: 'drivetrain',
      text: t('Im Stand schaltbar, was beladen zählt.', 'Se change à l’arrêt, ce qui compte une fois chargé.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Zugerberg',
      price: 7992,
      colours: ['schiefer/sand'],
      text: t(
        'Drei Kindergartenkinder oder acht Einkaufstaschen, ein Regenverdeck darüber und ein Motor, dem man das Gewicht nicht anmerkt. Das Zugerberg ist länger als ein Sofa und wendet trotzdem auf einer Quartierstrasse.',
        'Trois enfants de maternelle ou huit sacs de courses, une capote contre la pluie et un moteur qui n’en laisse rien paraître. Plus long qu’un canapé, le Zugerberg fait pourtant demi-tour dans une rue de quartier.',
      ),
      own: {
        view: 'box',
        title: t('Box für 70 kg', 'Caisse pour 70 kg'),
        text: t('Birkensperrholz, zwei Bänke, vier Gurte.', 'Contreplaqué de bouleau, deux bancs, quatre ceintures.'),
      },
    },
    {
      no: 2,
      name: 'Zugerberg Kurz',
      nameFr: 'Zugerberg Court',
      price: 6984,
      battery: 540,
      weight: 41.5,
      totalWeight: 220,
      gears: 8,
      shift: 'hub',
      colours: ['ziegel/sand', 'tannengruen/cream'],
      stock: { onOrder: 'ziegel', weeks: 10 },
      drawing: { wheelbase: 1730, boxColour: '#b98a55' },
      text: t(
        'Eine Bank statt zwei, dafür zwanzig Zentimeter weniger Länge. So passt das Zugerberg Kurz in die meisten Velokeller und auf dem Spielplatz zwischen die Kinderwagen.',
        'Un banc au lieu de deux, mais vingt centimètres de moins. Le Zugerberg Court entre dans la plupart des locaux et, au parc, entre les poussettes.',
      ),
      own: {
        view: 'box',
        title: t('Platz für ein bis zwei Kinder', 'Pour un ou deux enfants'),
        text: t('Mit Tür vorne, zum Selbereinsteigen.', 'Avec une porte devant, pour monter tout seul.'),
      },
    },
    {
      no: 3,
      name: 'Zugerberg Gewerbe',
      nameFr: 'Zugerberg Métier',
      price: 8640,
      battery: 1500,
      batteryPlace: 'dual',
      range: [80, 150],
      weight: 52,
      totalWeight: 280,
      colours: ['weiss/ink', 'nachtblau/sand'],
      stock: { onOrder: 'all', weeks: 14 },
      drawing: { wheelbase: 1985, box: 'shell', boxColour: '#cdd2d6' },
      text: t(
        'Für Bäckereien, Hauswarte und Spitex: eine abschliessbare Aluminiumkiste statt Holz, zwei Akkus für den ganzen Tag und Reifen, die eine Nagelspur überstehen.',
        'Pour les boulangeries, les concierges et les soins à domicile : un coffre d’aluminium verrouillable au lieu du bois, deux batteries pour la journée et des pneus qui passent sur les clous.',
      ),
      own: {
        view: 'box',
        title: t('Kiste mit 240 Litern', 'Coffre de 240 litres'),
        text: t('Schloss, Gasfeder und Platz für das Firmenlogo.', 'Serrure, vérin et place pour votre logo.'),
      },
    },
    {
      no: 4,
      name: 'Zugerberg Kette',
      nameFr: 'Zugerberg Chaîne',
      price: 6480,
      battery: 600,
      weight: 44.8,
      gears: 10,
      shift: 'derailleur',
      drive: 'chain',
      lux: 70,
      disc: 203,
      colours: ['petrol/sand', 'ocker/sand'],
      highlights: [
        {
          view: 'motor',
          text: t('Kräftig genug für den Hügel zum Schulhaus.', 'Assez fort pour la colline de l’école.'),
        },
        {
          view: 'brake',
          text: t(
            'Vorne vier Kolben, denn vorne sitzen die Kinder.',
            'Quatre pistons devant, car c’est là que sont les enfants.',
          ),
        },
      ],
      text: t(
        'Derselbe Rahmen, dieselbe Box, eine gewöhnliche Kettenschaltung. Das spart fünfzehnhundert Franken und am Berg sogar etwas Strom, verlangt aber, dass man vor der Ampel herunterschaltet.',
        'Même cadre, même caisse, un dérailleur classique. On épargne quinze cents francs et même un peu de courant en montée, à condition de rétrograder avant le feu.',
      ),
      own: {
        view: 'box',
        title: t('Gleiche Box, 70 kg', 'Même caisse, 70 kg'),
        text: t('Alles Zubehör der Reihe passt auch hier.', 'Tous les accessoires de la série s’y montent.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { MTB } from './bases.ts';

/** Full-suspension mountain bikes without a motor. */
export const focusVerzasca: BikeSeries = {
  no: 27,
  brand: 'Focus',
  base: {
    ...MTB,
    kind: 'mtb_fully',
    type: 'fully',
    weight: 14.2,
    travel: 140,
    disc: 203,
    tyre: [61, 622],
    drawing: { bsdRear: 622 },
  },
  about: t(
    'Ohne Motor zählt, wie gut ein Hinterbau beim Treten stillhält. Am Verzasca sind vier Gelenke so angeordnet, dass der Kettenzug ihn streckt, und man fährt bergauf, ohne den Dämpfer zu sperren.',
    'Sans moteur, l’important est que l’arrière reste calme au pédalage. Sur le Verzasca, quatre articulations font que la chaîne le tend, et l’on monte sans bloquer l’amortisseur.',
  ),
  highlights: [
    {
      view: 'fork',
      text: t(
        'Steif genug für Stufen, weich genug für Wurzelteppiche.',
        'Ferme sur les marches, souple sur les tapis de racines.',
      ),
    },
    { view: 'brake', text: t('Kräftig, ohne giftig zu sein.', 'Puissants sans être brutaux.') },
  ],
  models: [
    {
      no: 1,
      name: 'Verzasca 6',
      price: 2664,
      colours: ['tannengruen/orange', 'sand/ink'],
      text: t(
        'Ein Allrounder für Tessiner Treppen und Jurawege. Das Verzasca 6 ist nicht das leichteste Fully, aber das, bei dem man nach einem Sturz nicht zuerst auf den Rahmen schaut.',
        'Un polyvalent pour les escaliers tessinois et les sentiers du Jura. Le Verzasca 6 n’est pas le plus léger, mais celui dont on ne vérifie pas le cadre en premier après une chute.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Robuste Kassette aus Stahl, einzeln ersetzbar.', 'Cassette en acier robuste, remplaçable par pièces.'),
      },
    },
    {
      no: 2,
      name: 'Verzasca 8',
      price: 3924,
      weight: 12.8,
      material: 'carbon',
      travel: 150,
      colours: ['nachtblau/red', 'gletscher/ink'],
      stock: { soldOut: 'XL' },
      drawing: { headAngle: 64, rim: '#1c1f22' },
      text: t(
        'Hauptrahmen aus Carbon, Federelemente aus der oberen Schublade. Das Verzasca 8 klettert wie ein leichteres Velo und fährt ab wie ein schwereres.',
        'Cadre en carbone, suspensions du tiroir du haut. Le Verzasca 8 grimpe comme un vélo plus léger et descend comme un plus lourd.',
      ),
      own: {
        view: 'frame',
        title: t('Staufach im Unterrohr', 'Coffre dans le tube'),
        text: t('Für Schlauch, Werkzeug und einen Riegel.', 'Pour une chambre, des outils et une barre.'),
      },
    },
    {
      no: 3,
      name: 'Verzasca Enduro',
      price: 4752,
      weight: 15.1,
      travel: 170,
      tyre: [64, 622],
      sizes: 'M L XL',
      colours: ['mohn/ink', 'graphit/yellow'],
      stock: { onOrder: 'graphit', weeks: 12 },
      drawing: { bsdRear: 584, headAngle: 63.5, wheelbase: 1268 },
      text: t(
        'Für Rennen, bei denen nur bergab die Uhr läuft. 170 Millimeter, kleineres Hinterrad, Doppelkarkasse: Wer damit auf einem Blumenweg fährt, langweilt sich.',
        'Pour les courses où seul le chrono de descente compte. 170 millimètres, petite roue arrière, double carcasse : sur un sentier fleuri, on s’y ennuie.',
      ),
      own: {
        view: 'wheel',
        title: t('Reifen mit Doppelkarkasse', 'Pneus à double carcasse'),
        text: t('Fahren auch mit wenig Druck nicht durch.', 'Même sous-gonflés, ils ne pincent pas.'),
      },
    },
    {
      no: 4,
      name: 'Verzasca 4',
      price: 2088,
      was: 2490,
      weight: 14.9,
      travel: 120,
      gears: 11,
      disc: 180,
      colours: ['laub/cream', 'bordeaux/orange'],
      sizes: 'S M L',
      text: t(
        'Viel Fully für wenig Geld. Am Verzasca 4 fehlen die goldenen Standrohre, nicht aber die Einstellmöglichkeiten, und das Fahrwerk ist dasselbe wie am grossen Bruder.',
        'Beaucoup de tout-suspendu pour peu d’argent. Il manque au Verzasca 4 les plongeurs dorés, pas les réglages, et la cinématique est celle du grand frère.',
      ),
      own: {
        view: 'cockpit',
        title: t('Kurzer Vorbau', 'Potence courte'),
        text: t('45 mm, für direkte Lenkung.', '45 mm, pour une direction directe.'),
      },
    },
  ],
};

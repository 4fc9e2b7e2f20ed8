import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { DROP } from './bases.ts';

/** Gravel bikes without a motor. */
export const focusRanden: BikeSeries = {
  no: 29,
  brand: 'Focus',
  base: { ...DROP },
  about: t(
    'Der Randen ist ein Hügelzug, auf dem sich Kies und Asphalt alle fünf Minuten abwechseln. Das gleichnamige Velo ist dafür gebaut: stabil genug fürs Grobe, schnell genug fürs Glatte, mit Platz für Taschen an vier Stellen.',
    'Le Randen est une chaîne de collines où gravier et asphalte alternent toutes les cinq minutes. Le vélo du même nom est fait pour cela : assez solide pour le rude, assez rapide pour le lisse, avec quatre points d’attache pour les sacoches.',
  ),
  highlights: [
    {
      view: 'wheel',
      title: t('Bis 50 mm Reifenbreite', 'Jusqu’à 50 mm de largeur'),
      text: t('Ab Werk mit {width} mm, schlauchlos umrüstbar.', 'D’origine en {width} mm, convertibles en tubeless.'),
    },
    { view: 'brake', text: t('Griffig aus jeder Lenkerposition.', 'Mordants dans toutes les positions.') },
  ],
  models: [
    {
      no: 1,
      name: 'Randen 6',
      price: 1908,
      colours: ['oliv/orange', 'nachtblau/cream'],
      text: t(
        'Ein Velo für alles, was keinen Motor braucht: Arbeitsweg, Sonntagsrunde, zwei Wochen Burgund. Am Randen 6 kann man Schutzbleche nachrüsten, ohne etwas absägen zu müssen.',
        'Un vélo pour tout ce qui se passe de moteur : le travail, le dimanche, quinze jours en Bourgogne. Le Randen 6 accepte des garde-boue sans rien scier.',
      ),
      own: { view: 'drivetrain', text: t('Ein Kettenblatt, keine Denkarbeit.', 'Un seul plateau, aucune réflexion.') },
    },
    {
      no: 2,
      name: 'Randen 8',
      price: 3060,
      weight: 8.7,
      gears: 12,
      material: 'carbon',
      tyre: [42, 622],
      colours: ['gletscher/orange', 'graphit/ink'],
      drawing: { deepRim: 26, sidewall: '#b08d57' },
      text: t(
        'Carbon federt feiner als Aluminium, und nach hundert Kilometern Kies ist das der ganze Unterschied. Das Randen 8 bleibt dabei still, weil alle Züge im Rahmen geklemmt sind.',
        'Le carbone amortit plus finement que l’aluminium ; après cent kilomètres de gravier, c’est toute la différence. Le Randen 8 est remarquablement silencieux, car ses gaines sont pincées dans le cadre.',
      ),
      own: {
        view: 'saddle',
        title: t('Stütze, die nachgibt', 'Tige qui fléchit'),
        text: t('18 mm Weg, ohne ein einziges Gelenk.', '18 mm de course, sans aucune articulation.'),
      },
    },
    {
      no: 3,
      name: 'Randen Reise',
      nameFr: 'Randen Voyage',
      price: 2592,
      weight: 11.8,
      material: 'steel',
      fork: 'rigid',
      equipped: true,
      rackLoad: 30,
      lux: 70,
      tyre: [47, 622],
      brake: 'mechanical',
      colours: ['ziegel/cream', 'salbei/ink'],
      stock: { onOrder: 'salbei', weeks: 7 },
      drawing: { saddleColour: '#8a5a35', gripColour: '#8a5a35' },
      text: t(
        'Stahl, Gepäckträger, Nabendynamo: das Randen für lange Reisen mit Zelt. Der Rahmen hat einen Spalt für eine Riemenumrüstung, falls du nach der Rückkehr doch pendeln willst.',
        'Acier, porte-bagages, dynamo de moyeu : le Randen des longs voyages sous tente. Le cadre s’ouvre pour une courroie, si au retour il devient vélo de pendulaire.',
      ),
      own: {
        view: 'rack',
        text: t('Stahlrohr, unterwegs zu schweissen.', 'Tube d’acier, que l’on ressoude en route.'),
      },
    },
    {
      no: 4,
      name: 'Randen 4',
      price: 1476,
      weight: 10.4,
      gears: 9,
      brake: 'mechanical',
      tyre: [40, 622],
      colours: ['mohn/ink', 'tiefschwarz/orange'],
      sizes: 'S M L XL',
      stock: { soldOut: 'S M' },
      text: t(
        'Neun Gänge, mechanische Scheibenbremsen, ein Rahmen, der schon für die teureren Modelle gebaut wurde. Das günstigste Randen ist kein Kompromiss, sondern ein Anfang.',
        'Neuf vitesses, freins à disque mécaniques, un cadre conçu pour les modèles plus chers. Le Randen le moins cher n’est pas un compromis, mais un début.',
      ),
      own: {
        view: 'frame',
        title: t('Zwölf Gewindeösen', 'Douze œillets'),
        text: t('Für Flaschen, Träger, Bleche und Taschen.', 'Pour gourdes, porte-bagages, garde-boue et sacoches.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { MTB } from './bases.ts';

/** Hardtail mountain bikes without a motor. */
export const ghostChasseral: BikeSeries = {
  no: 26,
  brand: 'Ghost',
  base: { ...MTB, travel: 120, tyre: [58, 622], sizes: 'S M L XL' },
  about: t(
    'Ein Hardtail ohne Motor ist das ehrlichste Mountainbike: wenig, das kaputtgeht, viel, das man lernt. Das Chasseral ist lang und flach gebaut und verzeiht darum mehr, als sein Preis vermuten lässt.',
    'Un semi-rigide sans moteur est le plus honnête des VTT : peu de choses à casser, beaucoup à apprendre. Long et bas, le Chasseral pardonne davantage que son prix ne le laisse penser.',
  ),
  highlights: [
    {
      view: 'drivetrain',
      text: t('Leichter Berggang für lange Forststrassen.', 'Petit développement pour les longues montées.'),
    },
    { view: 'fork', text: t('Luftgefedert, in Sekunden gesperrt.', 'À air, bloquée en un instant.') },
  ],
  models: [
    {
      no: 1,
      name: 'Chasseral 5',
      price: 1296,
      gears: 11,
      colours: ['seeblau/orange', 'tiefschwarz/yellow'],
      text: t(
        'Das erste richtige Mountainbike. Am Chasseral 5 ist alles genormt, sodass man es Stück für Stück besser machen kann, wenn die Freude bleibt.',
        'Le premier vrai VTT. Tout est standard sur le Chasseral 5 : on peut l’améliorer pièce par pièce, si le plaisir dure.',
      ),
      own: { view: 'brake', text: t('Hydraulisch, auch in dieser Preislage.', 'Hydrauliques, même à ce prix.') },
    },
    {
      no: 2,
      name: 'Chasseral 7',
      price: 1944,
      weight: 12.4,
      travel: 130,
      colours: ['ocker/ink', 'schiefer/red'],
      text: t(
        'Eine bessere Gabel, eine absenkbare Sattelstütze, Reifen mit weicherer Mischung: Das Chasseral 7 ist für Leute, die inzwischen wissen, welche Wege sie mögen.',
        'Meilleure fourche, tige télescopique, gomme plus tendre : le Chasseral 7 est pour qui sait désormais quels sentiers lui plaisent.',
      ),
      own: {
        view: 'saddle',
        title: t('Sattel auf Knopfdruck tiefer', 'Selle abaissée d’un doigt'),
        text: t('150 mm Hub, ohne anzuhalten.', '150 mm de course, sans s’arrêter.'),
      },
    },
    {
      no: 3,
      name: 'Chasseral Race',
      price: 2988,
      weight: 9.9,
      travel: 100,
      shift: 'electronic',
      material: 'carbon',
      tyre: [55, 622],
      disc: 160,
      colours: ['weiss/red', 'petrol/orange'],
      drawing: { headAngle: 68, spokes: 20, rim: '#1c1f22' },
      text: t(
        'Unter zehn Kilo und ohne jedes Zugeständnis an die Bequemlichkeit. Wer mit dem Chasseral Race an den Start geht, hat für das Material keine Ausrede mehr.',
        'Moins de dix kilos et aucune concession au confort. Avec le Chasseral Race sur la ligne de départ, le matériel n’est plus une excuse.',
      ),
      own: {
        view: 'wheel',
        title: t('Laufräder mit 1480 g', 'Roues de 1480 g'),
        text: t('Schlauchlos aufgebaut, mit Dichtmilch befüllt.', 'Montées sans chambre, préventif inclus.'),
      },
    },
    {
      no: 4,
      name: 'Chasseral Low',
      price: 1368,
      weight: 12.9,
      gears: 11,
      travel: 100,
      tyre: [57, 584],
      sizes: 'S M',
      colours: ['flieder/cream', 'laub/ink'],
      drawing: { seatTube: 360, headTube: 100 },
      text: t(
        'Tiefes Oberrohr und 27,5-Zoll-Räder, damit auch mit 1,58 m noch Luft zwischen Rahmen und Hose bleibt. Die Gabel ist ab Werk auf 60 Kilo eingestellt.',
        'Tube supérieur bas et roues de 27,5 pouces : même à 1,58 m, il reste de l’espace. La fourche est réglée d’usine pour 60 kilos.',
      ),
      own: {
        view: 'cockpit',
        title: t('Lenker mit 720 mm', 'Guidon de 720 mm'),
        text: t('Schmaler, damit die Schultern nicht müde werden.', 'Plus étroit, pour ménager les épaules.'),
      },
    },
    {
      no: 5,
      name: 'Chasseral Stahl',
      nameFr: 'Chasseral Acier',
      price: 2268,
      weight: 13.8,
      material: 'steel',
      travel: 140,
      tyre: [64, 622],
      colours: ['oliv/orange', 'kupfer/ink'],
      stock: { onOrder: 'all', weeks: 8 },
      drawing: { headAngle: 64.5, sidewall: '#b08d57' },
      text: t(
        'Stahlrohr, langer Federweg, breite Reifen: ein Hardtail, das bergab lacht und bergauf Zeit hat. Mit Ösen für Taschen wird daraus ein Reisevelo für Wege ohne Namen.',
        'Tube d’acier, long débattement, pneus larges : un semi-rigide qui rit en descente et prend son temps en montée. Ses œillets en font un vélo de voyage pour chemins sans nom.',
      ),
      own: {
        view: 'frame',
        title: t('Chrom-Molybdän-Stahl', 'Acier chrome-molybdène'),
        text: t('Flext dort, wo Aluminium schlägt.', 'Il plie là où l’aluminium tape.'),
      },
    },
  ],
};

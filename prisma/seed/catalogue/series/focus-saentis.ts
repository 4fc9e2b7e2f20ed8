import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_HARDTAIL } from './bases.ts';

/** Sporty electric hardtails. */
export const focusSaentis: BikeSeries = {
  no: 16,
  brand: 'Focus',
  base: {
    ...E_HARDTAIL,
    torque: 60,
    battery: 430,
    range: [40, 85],
    weight: 17.9,
    travel: 110,
    tyre: [57, 622],
    display: 'led',
    drawing: { headAngle: 67.5, headTube: 108 },
  },
  about: t(
    'Das Säntis will kein Motorrad sein. Ein kleiner Antrieb, eine flache Front, ein steifes Hinterdreieck: So fährt man im Wettkampf-Tempo bergauf und kommt als Sportlerin oben an, nicht als Passagier.',
    'Le Säntis ne veut pas être une moto. Petit moteur, poste de pilotage bas, triangle arrière rigide : on monte au rythme d’une course et l’on arrive en sportive, non en passagère.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Wiegt keine zwei Kilo und verschwindet im Rahmen.', 'Moins de deux kilos, fondu dans le cadre.'),
    },
    { view: 'fork', text: t('Am Lenker gesperrt, ohne die Hand zu lösen.', 'Bloquée au guidon, sans lâcher la main.') },
  ],
  models: [
    {
      no: 1,
      name: 'Säntis 6',
      price: 4176,
      colours: ['nebelgrau/orange', 'nachtblau/white'],
      text: t(
        'Wer früher Mountainbike-Rennen gefahren ist und heute weniger trainiert, bekommt mit dem Säntis 6 das alte Tempo zurück. Unter 18 Kilo, mit der Haltung eines Racebikes.',
        'Si vous couriez autrefois à VTT et vous entraînez moins aujourd’hui, le Säntis 6 vous rend votre allure. Moins de 18 kilos, position de course.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Bergübersetzung, mit der man auch ohne Strom hochkommt.',
          'Un petit braquet qui permet de monter aussi sans courant.',
        ),
      },
    },
    {
      no: 2,
      name: 'Säntis 8',
      price: 5436,
      weight: 16.2,
      material: 'carbon',
      shift: 'electronic',
      colours: ['petrol/white', 'mohn/white'],
      stock: { onOrder: 'all', weeks: 10 },
      drawing: { rim: '#1c1f22', spokes: 20 },
      text: t(
        'Carbonrahmen, elektronische Schaltung, 16,2 Kilo. Das Säntis 8 tritt sich bergauf wie ein Hardtail aus der Zeit vor den Motoren und beschleunigt auf jeden Pedaltritt.',
        'Cadre en carbone, dérailleur électronique, 16,2 kilos. En montée, le Säntis 8 se pédale comme un semi-rigide d’avant les moteurs et répond à chaque coup de pédale.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Fest eingebaut, mit Range-Extender auf {wh} plus 200 Wh.',
          'Intégrée, {wh} Wh plus 200 Wh avec l’extension.',
        ),
      },
      batteryPlace: 'fixed',
    },
    {
      no: 3,
      name: 'Säntis 4',
      price: 3348,
      battery: 360,
      range: [33, 70],
      weight: 18.8,
      gears: 10,
      disc: 180,
      travel: 100,
      tyre: [55, 622],
      colours: ['tiefschwarz/orange', 'laub/cream'],
      text: t(
        'Zehn Gänge, Aluminium, ein kleiner Akku: das Säntis für zwei Stunden am Feierabend. Mehr als eine Runde um den Pfannenstiel verlangt an einem Dienstag ja niemand.',
        'Dix vitesses, de l’aluminium, une petite batterie : le Säntis pour deux heures après le travail. Un mardi, personne ne demande plus qu’une boucle au-dessus du lac.',
      ),
      own: { view: 'battery', text: t('Bis {max} km auf Waldstrassen.', 'Jusqu’à {max} km sur chemin forestier.') },
    },
    {
      no: 4,
      name: 'Säntis 6 Low',
      price: 4176,
      weight: 18.3,
      travel: 100,
      sizes: 'S M',
      colours: ['altrosa/ink', 'gletscher/orange'],
      drawing: { seatTube: 370, headTube: 100 },
      text: t(
        'Abgesenktes Oberrohr, schmalerer Lenker, eine Feder für leichte Fahrerinnen: Am Säntis 6 Low ist nichts kleiner gerechnet, sondern alles neu abgestimmt.',
        'Tube supérieur abaissé, guidon plus étroit, ressort pour les gabarits légers : rien n’a été simplement réduit sur le Säntis 6 Low, tout a été réaccordé.',
      ),
      own: {
        view: 'frame',
        title: t('Viel Platz im Schritt', 'Beaucoup d’espace à l’entrejambe'),
        text: t('71 cm Überstandshöhe in Grösse S.', '71 cm de hauteur d’enjambement en taille S.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_DROP } from './bases.ts';

/** Fast all-road bikes with a light motor. */
export const focusSustenhorn: BikeSeries = {
  no: 19,
  brand: 'Focus',
  base: {
    ...E_DROP,
    kind: 'e_road',
    type: 'gravel',
    motor: 'mid',
    torque: 55,
    battery: 290,
    weight: 13.8,
    gears: 12,
    tyre: [38, 622],
    range: [35, 80],
    drawing: { battery: 'intube' },
  },
  about: t(
    'Ein leichter Mittelmotor, schmale Kettenstreben, Platz für breitere Reifen: Das Sustenhorn ist Strassenvelo und Kieswegvelo zugleich. Wer nur eines besitzen will und beides mag, tauscht die Reifen und behält das Velo.',
    'Un moteur central léger, des bases étroites, de la place pour des pneus plus larges : le Sustenhorn est à la fois routier et gravel. Qui aime les deux et n’en veut qu’un change de pneus et garde le vélo.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Fühlt sich an wie stärkere Beine, nicht wie ein Motor.',
        'On croit avoir de meilleures jambes, pas un moteur.',
      ),
    },
    {
      view: 'battery',
      text: t('Leicht, für Runden bis zum frühen Nachmittag.', 'Légère, pour des sorties jusqu’au début d’après-midi.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Sustenhorn 6',
      price: 5544,
      colours: ['mohn/white', 'graphit/orange'],
      text: t(
        'Das ausgewogene Modell: Aluminium, mechanisch geschaltet, 38er-Reifen. Am Berg legt das Sustenhorn 6 gerade so viel dazu, dass der Puls im Gespräch bleibt.',
        'Le modèle équilibré : aluminium, passage mécanique, pneus de 38. En côte, le Sustenhorn 6 ajoute juste de quoi garder le souffle pour parler.',
      ),
      own: {
        view: 'brake',
        text: t('Kleine Hebelkräfte, auch aus dem Unterlenker.', 'Peu d’effort, même mains en bas.'),
      },
    },
    {
      no: 2,
      name: 'Sustenhorn 9',
      price: 7992,
      weight: 11.7,
      shift: 'electronic',
      material: 'carbon',
      tyre: [35, 622],
      colours: ['tiefschwarz/white', 'sand/orange'],
      stock: { onOrder: 'all', weeks: 9 },
      drawing: { deepRim: 40, spokes: 20 },
      text: t(
        'Carbon, elektronisch, 11,7 Kilo. Das Neuner ist das Velo für den einen grossen Tag im Jahr, an dem vier Pässe auf dem Zettel stehen, und macht die übrigen Tage nicht schlechter.',
        'Carbone, électronique, 11,7 kilos. Le 9 est le vélo du grand jour de l’année, celui des quatre cols, et ne gâche pas les autres.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Kabellos, der Akku der Schaltung lädt im Velo.', 'Sans fil, sa batterie se recharge sur le vélo.'),
      },
    },
    {
      no: 3,
      name: 'Sustenhorn Flat',
      type: 'diamant',
      kind: 'e_city',
      price: 4896,
      weight: 15.2,
      gears: 11,
      equipped: true,
      rackLoad: 18,
      lux: 80,
      sizes: 'S M L XL',
      colours: ['schiefer/orange', 'laub/white'],
      drawing: { bar: 'flat', saddleStyle: 'sport', tyreStyle: 'slick' },
      text: t(
        'Derselbe Rahmen mit geradem Lenker, Schutzblechen und Licht: ein sehr schnelles Stadtvelo, das am Wochenende wieder zum Sportgerät wird. Zwei Schrauben, und die Bleche liegen im Keller.',
        'Le même cadre, guidon plat, garde-boue et éclairage : un vélo de ville très rapide, qui redevient sportif le week-end. Deux vis, et les garde-boue restent à la cave.',
      ),
      own: {
        view: 'light',
        text: t('Flach unter dem Lenker, fast unsichtbar.', 'À plat sous le guidon, presque invisible.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_FULLY } from './bases.ts';

/** Electric full-suspension bikes for alpine trails. */
export const focusFurka: BikeSeries = {
  no: 12,
  brand: 'Focus',
  base: { ...E_FULLY, torque: 90, battery: 800, weight: 24.6, travel: 160, drawing: { headAngle: 64.5 } },
  about: t(
    'Am Furka zeigt Focus, wie ruhig ein Velo mit viel Federweg bergauf sein kann: Der Hinterbau stützt sich beim Treten ab und gibt erst nach, wenn der Boden es verlangt. Alle Lager sind nach aussen gedichtet und ohne Spezialwerkzeug zu wechseln.',
    'Avec le Furka, Focus montre qu’un grand débattement peut rester calme en montée : l’arrière soutient le pédalage et ne cède que si le terrain l’exige. Tous les roulements sont étanches et se changent sans outil spécial.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Volle Kraft schon bei tiefer Trittfrequenz.', 'Tout le couple dès les basses cadences.'),
    },
    {
      view: 'fork',
      text: t(
        'Weiche erste Zentimeter, viel Reserve am Ende.',
        'Premiers centimètres souples, large réserve en fin de course.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Furka X',
      price: 7950,
      heldDays: 260,
      colours: ['sand/orange', 'schiefer/orange'],
      text: t(
        'Das Furka X ist für Wege, die auf der Karte gestrichelt sind. 160 Millimeter vorne und hinten, ein Akku für zweitausend Höhenmeter und eine Sitzposition, in der man auch nach vier Stunden noch gern bergab fährt.',
        'Le Furka X est fait pour les sentiers en pointillé sur la carte. 160 millimètres à l’avant comme à l’arrière, une batterie pour deux mille mètres de dénivelé et une position qui donne encore envie de descendre après quatre heures.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Gute 2000 Höhenmeter, je nach Gewicht und Boden.',
          'Plus de 2000 mètres de dénivelé, selon le poids et le sol.',
        ),
      },
    },
    {
      no: 2,
      name: 'Furka 7',
      price: 5796,
      torque: 85,
      battery: 625,
      weight: 24.1,
      travel: 140,
      colours: ['laub/orange', 'graphit/yellow'],
      text: t(
        'Zwei Zentimeter weniger Federweg machen das Furka 7 wendiger und den Preis freundlicher. Für Hausrunden im Mittelland und Ferien im Bündnerland ist es die bessere Wahl.',
        'Deux centimètres de débattement en moins rendent le Furka 7 plus vif et son prix plus aimable. Pour les boucles du Plateau et les vacances aux Grisons, c’est le meilleur choix.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Kleiner und leichter, spürbar beim Umsetzen in Kehren.',
          'Plus petite et plus légère : cela se sent dans les épingles.',
        ),
      },
    },
    {
      no: 3,
      name: 'Furka 9',
      price: 8640,
      weight: 22.9,
      material: 'carbon',
      shift: 'electronic',
      colours: ['tiefschwarz/orange', 'petrol/orange'],
      stock: { onOrder: 'all', weeks: 13 },
      drawing: { rim: '#1c1f22', spokes: 28 },
      text: t(
        'Rahmen und Felgen aus Carbon bringen das Furka 9 unter 23 Kilo, für diese Klasse wenig. Gespart wurde am Gewicht, nicht an den Reifen: Die Karkasse ist die schwere, die Steine verzeiht.',
        'Cadre et jantes en carbone mettent le Furka 9 sous 23 kilos, peu pour cette classe. On a gagné sur le poids, pas sur les pneus : la carcasse est la lourde, celle qui pardonne les pierres.',
      ),
      own: {
        view: 'wheel',
        title: t('Felgen aus Carbon', 'Jantes en carbone'),
        text: t(
          'Garantie auch bei Sturz, ein Ersatz kostet nichts.',
          'Garanties même en cas de chute, remplacement sans frais.',
        ),
      },
    },
    {
      no: 4,
      name: 'Furka Trail',
      price: 6480,
      torque: 60,
      battery: 430,
      range: [35, 75],
      weight: 19.4,
      travel: 140,
      material: 'carbon',
      tyre: [61, 622],
      colours: ['gletscher/ink', 'mohn/ink'],
      text: t(
        'Ein leichtes Fully mit kleinem Motor, das sich fährt wie ein unmotorisiertes an einem sehr guten Tag. Wer ohnehin gern tritt und nur die letzten dreihundert Höhenmeter fürchtet, wird damit glücklich.',
        'Un tout-suspendu léger à petit moteur, qui roule comme un VTT sans assistance un très bon jour. Si vous aimez pédaler et redoutez seulement les trois cents derniers mètres, il vous comblera.',
      ),
      own: {
        view: 'frame',
        title: t('19,4 kg', '19,4 kg'),
        text: t('Leicht genug, um es über einen Zaun zu heben.', 'Assez léger pour le passer par-dessus une clôture.'),
      },
    },
    {
      no: 5,
      name: 'Furka 5',
      price: 4896,
      torque: 75,
      battery: 600,
      weight: 25.3,
      travel: 130,
      gears: 10,
      sizes: 'S M L',
      display: 'lcd',
      colours: ['nachtblau/orange', 'oliv/ink'],
      stock: { soldOut: 'S' },
      text: t(
        'Das erste Fully soll nicht gleich ein Auto kosten. Am Furka 5 sind Gabel und Dämpfer einfacher zu bedienen, mit je einem Rad statt dreien, und mehr brauchst du am Anfang nicht.',
        'Un premier tout-suspendu ne doit pas coûter le prix d’une voiture. Sur le Furka 5, fourche et amortisseur se règlent chacun par une seule molette ; au début, il n’en faut pas plus.',
      ),
      own: {
        view: 'brake',
        text: t(
          'Grosse Scheiben, die auch nach langen Abfahrten greifen.',
          'De grands disques qui mordent encore après une longue descente.',
        ),
      },
    },
  ],
};

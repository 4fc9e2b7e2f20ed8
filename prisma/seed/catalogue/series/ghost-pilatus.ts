import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_FULLY } from './bases.ts';

/** Playful electric full-suspension bikes. */
export const ghostPilatus: BikeSeries = {
  no: 15,
  brand: 'Ghost',
  base: {
    ...E_FULLY,
    torque: 85,
    battery: 625,
    weight: 24.3,
    travel: 140,
    tyre: [61, 622],
    drawing: { bsdRear: 584, seatTube: 400, wheelbase: 1238 },
  },
  about: t(
    'Der Rahmen ist kurz, das Sitzrohr tief, das Hinterrad eine Nummer kleiner: Ein Pilatus lässt sich um Ecken werfen. Wer aus der BMX-Zeit noch Reflexe hat, findet sie hier wieder.',
    'Cadre court, tube de selle bas, roue arrière d’une taille au-dessous : un Pilatus se jette dans les virages. Les réflexes de vos années BMX reviendront d’eux-mêmes.',
  ),
  highlights: [
    {
      view: 'frame',
      title: t('Kurzer Hinterbau', 'Arrière court'),
      text: t('Hebt das Vorderrad fast von selbst.', 'La roue avant se lève presque toute seule.'),
    },
    { view: 'brake', text: t('Packt fein dosiert zu, mit einem Finger.', 'Un seul doigt suffit à les doser.') },
  ],
  models: [
    {
      no: 1,
      name: 'Pilatus 5',
      price: 5364,
      colours: ['ocker/ink', 'schiefer/cream'],
      text: t(
        'Das verspielte unter den E-Fullys. Das Pilatus 5 braucht keine hohen Berge, ihm reicht ein Waldstück mit Absätzen hinter dem Schulhaus.',
        'Le joueur parmi les tout-suspendus électriques. Le Pilatus 5 n’a pas besoin de haute montagne : un bois à ressauts derrière l’école lui suffit.',
      ),
      own: { view: 'motor', text: t('Drückt sofort, hört sofort auf.', 'Il pousse aussitôt et s’arrête aussitôt.') },
    },
    {
      no: 2,
      name: 'Pilatus 7',
      price: 6228,
      battery: 750,
      weight: 24.9,
      travel: 150,
      colours: ['nachtblau/yellow', 'salbei/ink'],
      stock: { onOrder: 'salbei', weeks: 7 },
      text: t(
        'Mehr Akku, mehr Federweg, gleiche Wendigkeit. Am Pilatus 7 sitzt der Motor etwas weiter vorne, damit die Front auch an der steilen Rampe am Boden bleibt.',
        'Plus de batterie, plus de débattement, même agilité. Sur le Pilatus 7, le moteur avance un peu pour que l’avant reste au sol dans la rampe.',
      ),
      own: {
        view: 'fork',
        text: t('Getrennt einstellbare Zug- und Druckstufe.', 'Détente et compression réglables séparément.'),
      },
    },
    {
      no: 3,
      name: 'Pilatus 3',
      price: 4500,
      was: 5200,
      torque: 75,
      battery: 540,
      weight: 24.7,
      travel: 130,
      gears: 10,
      disc: 180,
      sizes: 'S M L',
      colours: ['mohn/cream', 'graphit/cream'],
      text: t(
        'Ein Auslaufmodell, und darum ein guter Kauf: Der Nachfolger bekommt eine andere Anzeige und kaum etwas Neues. Akku und Motor haben die volle Garantie ab Lieferung.',
        'Une fin de série, donc une bonne affaire : son successeur change d’affichage et de presque rien d’autre. Batterie et moteur sont sous garantie complète dès la livraison.',
      ),
      own: {
        view: 'battery',
        text: t(
          'Reicht für die lange Mittagspause und den Heimweg.',
          'De quoi tenir la longue pause de midi et le retour.',
        ),
      },
    },
    {
      no: 4,
      name: 'Pilatus SL',
      price: 7416,
      torque: 55,
      battery: 400,
      range: [32, 65],
      weight: 18.6,
      travel: 150,
      material: 'carbon',
      colours: ['weiss/yellow', 'petrol/cream'],
      drawing: { rim: '#1c1f22' },
      text: t(
        'Kein anderes E-Fully bei uns wiegt weniger. Das SL fährt man wie ein gewöhnliches Mountainbike, zieht es über Stufen, trägt es über Blockwerk, und nur die Waden verraten am Abend, dass jemand geholfen hat.',
        'Aucun tout-suspendu électrique de notre choix ne pèse moins. Le SL se conduit comme un VTT ordinaire, se tire sur les marches, se porte dans les blocs ; seuls vos mollets, le soir, trahissent le coup de main.',
      ),
      own: {
        view: 'battery',
        text: t('Zusatzakku im Flaschenhalter als Zubehör.', 'Batterie d’appoint en porte-gourde, en option.'),
      },
    },
  ],
};

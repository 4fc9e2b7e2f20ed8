import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_HARDTAIL } from './bases.ts';

/** Electric hardtails for forest roads and first trails. */
export const ghostNapf: BikeSeries = {
  no: 14,
  brand: 'Ghost',
  base: { ...E_HARDTAIL, torque: 80, battery: 625, weight: 23.4 },
  about: t(
    'Ohne Dämpfer hinten bleibt mehr Geld für Motor, Bremsen und Gabel, und die Wartung ist in einer halben Stunde gemacht. Ghost gibt dem Napf deshalb lieber breite Reifen und einen Rahmen, der im Steilen nicht steigt.',
    'Sans amortisseur arrière, il reste plus d’argent pour le moteur, les freins et la fourche, et l’entretien prend une demi-heure. Ghost préfère donner au Napf des pneus larges et un cadre qui ne cabre pas dans le raide.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Zieht gleichmässig, auch auf nassem Gras.', 'Une traction régulière, même sur l’herbe mouillée.'),
    },
    {
      view: 'wheel',
      title: t('29 Zoll, {width} mm breit', '29 pouces, {width} mm de large'),
      text: t(
        'Rollen über Wurzeln, statt daran hängen zu bleiben.',
        'Elles roulent sur les racines au lieu d’y buter.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Napf HT',
      price: 3564,
      colours: ['schiefer/yellow', 'oliv/yellow'],
      text: t(
        'Hügel um Hügel, Krete um Krete: Das Napf HT ist nach der Gegend benannt, in der es am meisten Spass macht. Es fährt Forststrassen hoch, Wanderwege runter, wo es erlaubt ist, und unterwegs auf die Alpwirtschaft.',
        'Colline après colline, crête après crête : le Napf HT porte le nom de la région où il amuse le plus. Il monte les routes forestières, descend les sentiers autorisés et s’arrête à la buvette d’alpage.',
      ),
      own: {
        view: 'fork',
        text: t(
          'Luftfeder, mit der beiliegenden Pumpe in einer Minute eingestellt.',
          'À air, réglée en une minute avec la pompe fournie.',
        ),
      },
    },
    {
      no: 2,
      name: 'Napf HT 3',
      price: 2952,
      torque: 60,
      battery: 500,
      weight: 22.8,
      gears: 9,
      disc: 180,
      travel: 100,
      tyre: [57, 622],
      colours: ['mohn/ink', 'gletscher/ink'],
      highlights: [
        { view: 'motor', text: t('Genug für Wald und Feld.', 'Assez pour la forêt et les champs.') },
        { view: 'battery', text: t('Bis {max} km auf festen Wegen.', 'Jusqu’à {max} km sur chemin ferme.') },
      ],
      text: t(
        'Das günstigste E-Mountainbike, das wir guten Gewissens führen. Neun Gänge, eine einfache Gabel, ein Motor aus der Trekkingklasse: Für Kieswege und sanfte Trails stimmt das alles.',
        'Le VTT électrique le moins cher que nous proposions la conscience tranquille. Neuf vitesses, fourche simple, moteur de trekking : pour le gravier et les sentiers doux, tout est juste.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Zähe Bauteile, die auch eine Saison ohne Pflege vertragen.',
          'Des pièces endurantes, qui supportent une saison sans soins.',
        ),
      },
    },
    {
      no: 3,
      name: 'Napf HT 9',
      price: 4608,
      torque: 85,
      battery: 750,
      weight: 23.1,
      travel: 130,
      shift: 'electronic',
      sizes: 'S M L XL XXL',
      colours: ['petrol/yellow', 'sand/ink'],
      stock: { onOrder: 'XXL XL', weeks: 9 },
      text: t(
        'Mit 750 Wattstunden und elektronischer Schaltung ist das Napf HT 9 das ernsthafteste Hardtail der Reihe. Es kommt auch in einer Grösse für Leute über zwei Meter.',
        'Avec 750 wattheures et un dérailleur électronique, le Napf HT 9 est le plus abouti de la série. Il existe aussi dans une taille au-delà de deux mètres.',
      ),
      own: {
        view: 'battery',
        text: t('Ein Tag im Sattel, ohne an der Hütte zu laden.', 'Une journée en selle, sans recharge à la cabane.'),
      },
    },
    {
      no: 4,
      name: 'Napf EQ',
      kind: 'e_allroad',
      price: 4032,
      weight: 25.4,
      equipped: true,
      rackLoad: 20,
      lux: 80,
      tyre: [60, 622],
      totalWeight: 145,
      colours: ['graphit/yellow', 'ziegel/ink'],
      text: t(
        'Das Napf mit Licht, Schutzblechen und Träger. Auf dem Land ist es oft das einzige Velo im Stall, und es muss entsprechend alles können: Schulweg, Postweg, Sonntagsrunde.',
        'Le Napf avec éclairage, garde-boue et porte-bagages. À la campagne, c’est souvent le seul vélo de la grange ; il doit donc tout faire : l’école, la poste, le tour du dimanche.',
      ),
      own: {
        view: 'rack',
        text: t(
          'Am Rahmen, nicht an der Achse: Das Rad wechselt sich leicht.',
          'Fixé au cadre et non à l’axe : la roue se change sans peine.',
        ),
      },
    },
    {
      no: 5,
      name: 'Napf HT Junior',
      price: 2736,
      torque: 50,
      battery: 400,
      weight: 20.6,
      gears: 9,
      disc: 180,
      travel: 100,
      tyre: [57, 584],
      sizes: 'S M',
      totalWeight: 110,
      colours: ['laub/yellow', 'flieder/ink'],
      highlights: [
        {
          view: 'motor',
          text: t('Sanft abgestimmt, passend zu leichten Fahrern.', 'Réglé en douceur, pour les gabarits légers.'),
        },
        { view: 'brake', text: t('Kurze Hebel für kleinere Hände.', 'Leviers courts pour petites mains.') },
      ],
      text: t(
        'Für Jugendliche ab 14, die mit den Eltern mithalten wollen: leichter Rahmen, kürzere Kurbeln, Räder in 27,5 Zoll. Unter 16 Jahren braucht es dafür den Ausweis der Kategorie M.',
        'Pour les jeunes dès 14 ans qui veulent suivre leurs parents : cadre léger, manivelles courtes, roues de 27,5 pouces. Avant 16 ans, le permis de catégorie M est nécessaire.',
      ),
      own: { view: 'fork', text: t('Spricht schon bei 45 kg Fahrergewicht an.', 'Elle réagit dès 45 kg de poids.') },
    },
  ],
};

import type { AccessoryGroup } from '../model.ts';
import { same, t } from '../text.ts';

/** Racks and mudguards to mount. */
export const racks: AccessoryGroup = {
  no: 11,
  type: 'rack',
  categories: [],
  about: t(
    'Die Zuladung gilt für den Träger, nicht fürs Velo: Rechne Gepäck, Fahrerin und Velo zusammen und vergleiche mit dem Typenschild am Rahmen.',
    'La charge indiquée vaut pour le porte-bagages, pas pour le vélo : additionnez bagages, personne et vélo, et comparez avec la plaquette du cadre.',
  ),
  highlights: [
    {
      view: 'detail',
      title: t('Schrauben aus Edelstahl', 'Vis en inox'),
      text: t('Auch nach drei Wintern noch zu lösen.', 'Encore dévissables après trois hivers.'),
    },
    {
      view: 'front',
      title: t('Für 26 bis 29 Zoll', 'Pour 26 à 29 pouces'),
      text: t('Streben in der Länge verstellbar.', 'Tiges réglables en longueur.'),
    },
  ],
  models: [
    {
      no: 1,
      brand: 'Racktime',
      name: t('Lastesel', 'Mulet'),
      subtitle: t('Gepäckträger hinten bis 30 kg', 'Porte-bagages arrière jusqu’à 30 kg'),
      slug: t('lastesel-gepaecktraeger', 'mulet-porte-bagages'),
      price: 75,
      weight: 0.98,
      paint: 'tiefschwarz/yellow',
      facts: { pa_zuladung: same('30 kg'), pa_material: t('Aluminium', 'Aluminium') },
      drawing: { place: 'rear', legs: 2 },
      text: t(
        'Ein Träger für Leute, die nachrüsten. Der Lastesel passt an fast jedes Velo mit Ösen, und das Klicksystem nimmt Körbe, Kisten und Sitze auf.',
        'Un porte-bagages pour qui équipe après coup. Le Mulet va sur presque tous les cadres à œillets, et son système accueille paniers, caisses et sièges.',
      ),
      own: {
        view: 'detail',
        title: t('Klicksystem', 'Système à clic'),
        text: t('Zubehör hält ohne Gurt.', 'Les accessoires tiennent sans sangle.'),
      },
    },
    {
      no: 2,
      brand: 'Racktime',
      name: t('Kiesträger', 'Gravier'),
      subtitle: t('Leichter Träger für Gravelräder bis 18 kg', 'Porte-bagages léger pour gravel jusqu’à 18 kg'),
      slug: t('kiestraeger-gepaecktraeger', 'gravier-porte-bagages-leger'),
      price: 112,
      weight: 0.56,
      paint: 'graphit/orange',
      facts: { pa_zuladung: same('18 kg'), pa_material: t('Aluminiumrohr, 10 mm', 'Tube d’aluminium, 10 mm') },
      drawing: { place: 'rear', legs: 1, spring: false, light: false, length: 220 },
      text: t(
        'Schmal, leicht und ohne Federklappe, damit nichts scheppert. Wer keine Ösen hat, spannt ihn mit den beiliegenden Schellen an die Sattelstreben.',
        'Étroit, léger, sans étrier à ressort, donc sans bruit. Faute d’œillets, les colliers fournis le fixent aux haubans sans marquer la peinture.',
      ),
      own: {
        view: 'front',
        title: t('{weight} g', '{weight} g'),
        text: t('Wiegt weniger als eine Trinkflasche voll Wasser.', 'Plus léger qu’une gourde pleine.'),
      },
    },
    {
      no: 3,
      brand: 'Basil',
      name: t('Vorbau', 'Avant-poste'),
      subtitle: t('Frontträger bis 15 kg', 'Porte-bagages avant jusqu’à 15 kg'),
      slug: t('vorbau-fronttraeger', 'avant-poste-porte-bagages-avant'),
      price: 95,
      weight: 1.35,
      colours: ['tiefschwarz/cream', 'weiss/ink'],
      facts: { pa_zuladung: same('15 kg'), pa_material: t('Stahl, Holzboden', 'Acier, fond de bois') },
      drawing: { place: 'front', deck: 'wood', rail: true, length: 260 },
      text: t(
        'Was vorne liegt, sieht man. Der Frontträger sitzt an der Gabel, hat einen Boden aus Eiche und eine Reling, die den Harass hält.',
        'Ce qui est devant se voit. Ce porte-bagages de fourche a un fond de chêne et un rebord qui retient le cageot.',
      ),
      own: {
        view: 'detail',
        title: t('Boden aus Eiche', 'Fond en chêne'),
        text: t('Geölt, dunkelt mit den Jahren nach.', 'Huilé, il fonce avec les ans.'),
      },
    },
    {
      no: 4,
      brand: 'Topeak',
      name: t('Expedition', 'Expédition'),
      subtitle: t('Reiseträger aus Stahl bis 40 kg', 'Porte-bagages de voyage en acier jusqu’à 40 kg'),
      slug: t('expedition-reisetraeger', 'expedition-porte-bagages-acier'),
      price: 169,
      weight: 1.1,
      paint: 'schiefer/red',
      facts: { pa_zuladung: same('40 kg'), pa_material: t('Chrom-Molybdän-Stahl', 'Acier chrome-molybdène') },
      stock: { onOrder: 'all', weeks: 9 },
      drawing: { place: 'rear', legs: 3, spring: false, rail: true, length: 296 },
      text: t(
        'Drei Streben pro Seite, unten eine zweite Ebene für tief hängende Taschen. Mit diesem Träger ist schon jemand bis Kapstadt gefahren und zurückgeflogen.',
        'Trois tiges par côté et un second niveau bas pour les sacoches. Quelqu’un est déjà descendu au Cap avec, et rentré en avion.',
      ),
      own: {
        view: 'front',
        title: t('Zwei Ebenen', 'Deux niveaux'),
        text: t('Schweres kommt nach unten.', 'Le lourd va en bas.'),
      },
    },
    {
      no: 5,
      brand: 'Racktime',
      name: t('Lichtbrett', 'Plateau éclairé'),
      subtitle: t('Träger mit integriertem Rücklicht bis 25 kg', 'Porte-bagages à feu intégré jusqu’à 25 kg'),
      slug: t('lichtbrett-traeger', 'plateau-eclaire-porte-bagages'),
      price: 129,
      weight: 1.05,
      paint: 'nebelgrau/cobalt',
      facts: { pa_zuladung: same('25 kg'), pa_material: t('Aluminium, Platte gefräst', 'Aluminium, plaque fraisée') },
      drawing: { place: 'rear', deck: 'plate', legs: 2, light: true, spring: true },
      text: t(
        'Eine gefräste Platte statt Stangen, das Rücklicht bündig im Heck. Sieht an einem modernen Velo aus, als wäre sie schon immer da gewesen.',
        'Une plaque fraisée au lieu de tubes, le feu affleurant à l’arrière. Sur un vélo moderne, elle semble avoir toujours été là.',
      ),
      own: {
        view: 'detail',
        title: t('Bremslicht dabei', 'Feu stop intégré'),
        text: t('An 6 und 12 Volt anschliessbar.', 'Se raccorde en 6 ou 12 volts.'),
      },
    },
  ],
};

import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { TREKKING } from './bases.ts';

/** Trekking e-bikes for the way to work and the weekend. */
export const allegroLimmat: BikeSeries = {
  no: 1,
  brand: 'Allegro',
  base: { ...TREKKING, drawing: { frameLock: true } },
  about: t(
    'Das Limmat ist seit Jahren das Velo, mit dem bei Allegro alles anfängt: ein ruhiger Rahmen, Teile, die jede Werkstatt kennt, und nichts, was nur auf dem Datenblatt gut aussieht. Licht, Schutzbleche, Ständer und Ringschloss sind montiert, wenn es bei dir ankommt.',
    'Chez Allegro, tout commence depuis des années par le Limmat : un cadre serein, des pièces que chaque atelier connaît et rien qui ne serve qu’à embellir la fiche technique. Éclairage, garde-boue, béquille et antivol de cadre sont montés à la livraison.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t('Leise, zieht auch den Zürichberg hoch.', 'Silencieux, il grimpe aussi les rues de Lausanne.'),
    },
    {
      view: 'battery',
      text: t(
        'Bis {max} km. Der Akku lässt sich zum Laden herausnehmen.',
        'Jusqu’à {max} km. La batterie se retire pour la recharge.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Limmat 5',
      price: 4320,
      colours: ['nebelgrau/cobalt', 'tannengruen/sand', 'bordeaux/sand'],
      stock: { soldOut: 'XL' },
      text: t(
        'Das Limmat 5 ist für Leute, die ein einziges Velo wollen: werktags zur Arbeit, samstags auf den Markt, sonntags dem Fluss entlang bis Baden und zurück. Der Trapezrahmen lässt sich auch mit Gepäck auf dem Träger leicht besteigen und bleibt trotzdem steif.\nDie Übersetzung mit zehn Gängen reicht vom Anfahren am Berg bis zum Rollen mit Rückenwind. Wer schwerer lädt oder öfter über den Pass will, schaut sich das Limmat 7 an.',
        'Le Limmat 5 s’adresse à celles et ceux qui ne veulent qu’un seul vélo : au travail la semaine, au marché le samedi, le long de la rivière le dimanche. Le cadre trapèze s’enfourche sans peine, même avec un porte-bagages chargé, et reste pourtant rigide.\nLes dix vitesses couvrent tout, du démarrage en côte au plat par vent favorable. Si vous chargez davantage ou passez souvent un col, regardez plutôt le Limmat 7.',
      ),
      own: {
        view: 'rack',
        text: t('Kindersitz und zwei Taschen haben Platz.', 'Un siège enfant et deux sacoches y trouvent place.'),
      },
    },
    {
      no: 2,
      name: 'Limmat 5 Diamant',
      type: 'diamant',
      price: 4320,
      weight: 24.6,
      sizes: 'M L XL XXL',
      colours: ['bordeaux/sand', 'nebelgrau/cobalt', 'tannengruen/sand'],
      drawing: { saddleStyle: 'tour', gripColour: '#4a3527', saddleColour: '#4a3527' },
      text: t(
        'Gleiche Technik wie beim Limmat 5, aber mit hohem Oberrohr. Das macht den Rahmen ein paar Hundert Gramm leichter und so verwindungssteif, dass er mit vollen Taschen hinten auch bei 40 Sachen bergab nicht ins Schlingern kommt.\nBis Grösse XXL gebaut, also auch für Fahrerinnen und Fahrer, die sonst überall die Knie am Lenker haben.',
        'La même technique que le Limmat 5, avec un tube supérieur haut. Le cadre y gagne quelques centaines de grammes et tant de rigidité qu’il ne flotte pas, même sacoches pleines en descente rapide.\nProposé jusqu’à la taille XXL, donc aussi pour qui se cogne d’habitude les genoux au guidon.',
      ),
      own: {
        view: 'frame',
        title: t('Vier Grössen bis XXL', 'Quatre tailles jusqu’à XXL'),
        text: t('Passt von 168 bis 216 cm Körpergrösse.', 'De 168 à 216 cm de taille corporelle.'),
      },
    },
    {
      no: 3,
      name: 'Limmat 3',
      price: 3420,
      torque: 60,
      battery: 500,
      weight: 24.2,
      gears: 9,
      disc: 160,
      sizes: 'XS S M L',
      colours: ['gletscher/cobalt', 'schiefer/cream'],
      drawing: { rim: '#b9bfc3' },
      text: t(
        'Wer vor allem im Flachen und in der Agglomeration unterwegs ist, braucht keine 75 Nm. Das Limmat 3 lässt weg, was man selten ausreizt, und behält, was man jeden Tag braucht: hydraulische Bremsen, gutes Licht, einen Träger, der etwas aushält.\nDie kleinste Grösse passt schon ab 145 Zentimetern.',
        'Qui roule surtout à plat et en agglomération n’a pas besoin de 75 Nm. Le Limmat 3 renonce à ce qu’on exploite rarement et garde l’essentiel du quotidien : freins hydrauliques, bon éclairage, porte-bagages solide.\nLa plus petite taille convient dès 145 centimètres.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Verschleissteile kosten wenig und sind überall zu haben.',
          'Les pièces d’usure coûtent peu et se trouvent partout.',
        ),
      },
    },
    {
      no: 4,
      name: 'Limmat 3 Wave',
      type: 'wave',
      price: 3384,
      was: 3780,
      torque: 60,
      battery: 500,
      weight: 25.1,
      gears: 8,
      shift: 'hub',
      disc: 160,
      travel: 50,
      tyre: [50, 622],
      sizes: 'XS S M L',
      colours: ['salbei/cream', 'altrosa/cream', 'nachtblau/cream'],
      text: t(
        'Durchsteigen statt aufsteigen: Beim Limmat 3 Wave liegt das tiefste Rohr auf Knöchelhöhe. Das hilft mit Rock, mit Kind auf dem Sitz und dann, wenn die Hüfte nicht mehr alles mitmacht.\nDie Nabenschaltung lässt sich auch im Stand schalten, was an Ampeln mehr wert ist als jeder zusätzliche Gang.',
        'On passe le pied, on ne lève plus la jambe : le point le plus bas du Limmat 3 Wave arrive à hauteur de cheville. C’est pratique en jupe, avec un enfant derrière ou quand la hanche proteste.\nLe moyeu change de vitesse même à l’arrêt, ce qui vaut mieux au feu rouge que n’importe quel pignon de plus.',
      ),
      own: {
        view: 'saddle',
        title: t('Sattelstütze mit Federung', 'Tige de selle suspendue'),
        text: t(
          'Nimmt Kopfsteinpflaster die Spitze, einstellbar auf dein Gewicht.',
          'Elle atténue les pavés et se règle selon votre poids.',
        ),
      },
    },
    {
      no: 5,
      name: 'Limmat 7',
      type: 'diamant',
      price: 5220,
      torque: 85,
      battery: 750,
      weight: 26.1,
      gears: 11,
      travel: 80,
      tyre: [50, 622],
      display: 'colour',
      lux: 100,
      sizes: 'M L XL',
      colours: ['tannengruen/yellow', 'tiefschwarz/cobalt'],
      stock: { onOrder: 'XL', weeks: 11 },
      text: t(
        'Das grosse Limmat ist für Strecken gemacht, bei denen man abends nicht weiss, ob noch eine Steckdose kommt. Der Akku fasst ein Fünftel mehr als beim Limmat 5, und der Motor wird auf langen Anstiegen nicht müde.\nDazu eine Gabel mit 80 Millimetern, die auf Kieswegen ihre Arbeit tut, und ein Frontlicht, das den Waldweg ausleuchtet.',
        'Le grand Limmat est fait pour les étapes dont on ignore si elles finissent près d’une prise. Sa batterie contient un cinquième de plus que celle du Limmat 5 et le moteur ne faiblit pas dans les longues montées.\nS’y ajoutent une fourche de 80 millimètres à l’aise sur le gravier et un phare qui éclaire vraiment le chemin forestier.',
      ),
      own: {
        view: 'light',
        text: t('Abblendlicht und Fernlicht, per Daumen umgeschaltet.', 'Feu de croisement et feu de route, au pouce.'),
      },
    },
    {
      no: 6,
      name: 'Limmat 7 Riemen',
      nameFr: 'Limmat 7 Courroie',
      price: 5616,
      torque: 85,
      battery: 750,
      weight: 26.8,
      gears: 0,
      shift: 'stepless',
      drive: 'belt',
      tyre: [50, 622],
      display: 'colour',
      colours: ['petrol/sand', 'sand/ink'],
      stock: { onOrder: 'all', weeks: 9 },
      text: t(
        'Kein Öl an der Hose, kein Rasseln, kein Gangspringen: Ein Riemen treibt die stufenlose Nabe an, du drehst am Griff und wählst einfach, wie schnell du treten willst. Für Pendlerinnen und Pendler, die das ganze Jahr fahren und nur einmal im Jahr an die Wartung denken möchten.\nIm Winter mit Salz auf der Strasse spielt dieser Antrieb seine Stärke aus.',
        'Ni huile sur le pantalon, ni cliquetis, ni saut de chaîne : une courroie entraîne le moyeu à variation continue et vous tournez la poignée pour choisir votre cadence. Pour celles et ceux qui roulent toute l’année et ne veulent penser à l’entretien qu’une fois.\nC’est en hiver, sur route salée, que cette transmission montre sa valeur.',
      ),
      own: {
        view: 'drivetrain',
        text: t(
          'Ein Riemen hält rund 20’000 km und wird nie geschmiert.',
          'La courroie tient environ 20’000 km, sans jamais de graisse.',
        ),
      },
    },
  ],
};

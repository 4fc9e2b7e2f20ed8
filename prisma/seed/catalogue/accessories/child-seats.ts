import type { AccessoryGroup } from '../model.ts';
import { same, t } from '../text.ts';

/** Child seats. */
export const childSeats: AccessoryGroup = {
  no: 6,
  type: 'childseat',
  categories: ['child_seat'],
  about: t(
    'Auf dem Velo darf mitfahren, wer frei sitzen kann, also etwa ab neun Monaten, und einen Helm trägt. Zu jedem Sitz bekommst du von uns eine Liste der Velos, an die er passt.',
    'Un enfant peut monter dès qu’il tient assis, vers neuf mois, et porte un casque. Avec chaque siège, vous recevez la liste des vélos auxquels il s’adapte.',
  ),
  highlights: [
    {
      view: 'detail',
      title: t('Gurt mit einem Griff', 'Harnais d’une main'),
      text: t('Das Kind bekommt ihn allein nicht auf.', 'L’enfant ne peut pas l’ouvrir seul.'),
    },
    {
      view: 'front',
      title: t('Abwaschbares Polster', 'Coussin lavable'),
      text: t('Bananenfest, bei 30 Grad waschbar.', 'À l’épreuve des bananes, lavable à 30 degrés.'),
    },
  ],
  models: [
    {
      no: 1,
      brand: 'Hamax',
      name: t('Bergli', 'Bergli'),
      subtitle: t('Kindersitz bis 22 kg', 'Siège enfant jusqu’à 22 kg'),
      slug: t('bergli-kindersitz', 'bergli-siege-enfant'),
      price: 189,
      weight: 4.6,
      colours: ['schiefer/sand', 'tannengruen/sand', 'bordeaux/sand'],
      facts: {
        pa_zuladung: same('22 kg'),
        pa_befestigung: t('Rahmenrohr', 'Tube de cadre'),
        pa_alter: t('9 Monate bis 6 Jahre', '9 mois à 6 ans'),
      },
      drawing: { mount: 'frame' },
      text: t(
        'Der Bergli federt auf zwei Stahlbügeln und nimmt Bordsteinen die Härte. Schläft das Kind ein, neigt man den Sitz im Fahren um zwanzig Grad nach hinten.',
        'Le Bergli repose sur deux arceaux d’acier qui adoucissent les bordures. Si l’enfant s’endort, le siège s’incline de vingt degrés.',
      ),
      own: {
        view: 'front',
        title: t('Schlafstellung', 'Position sommeil'),
        text: t('Ein Drehknopf unter der Sitzfläche.', 'Une molette sous l’assise.'),
      },
    },
    {
      no: 2,
      brand: 'Thule',
      name: t('Hochwacht', 'Vigie'),
      subtitle: t('Kindersitz für Gepäckträger bis 22 kg', 'Siège pour porte-bagages jusqu’à 22 kg'),
      slug: t('hochwacht-kindersitz-gepaecktraeger', 'vigie-siege-enfant-porte-bagages'),
      price: 219,
      weight: 3.9,
      colours: ['nachtblau/cream', 'graphit/orange'],
      facts: {
        pa_zuladung: same('22 kg'),
        pa_befestigung: t('Gepäckträger', 'Porte-bagages'),
        pa_alter: t('9 Monate bis 6 Jahre', '9 mois à 6 ans'),
      },
      drawing: { mount: 'rack', cushion: 'full' },
      text: t(
        'Klickt in zehn Sekunden auf den Träger und ist ebenso schnell wieder unten. Für Eltern, die sich ein Velo und einen Sitz teilen und abends ohne nach Hause fahren.',
        'Se clipse en dix secondes sur le porte-bagages et s’enlève aussi vite. Pour les parents qui se partagent vélo et siège, et rentrent le soir sans lui.',
      ),
      own: {
        view: 'detail',
        title: t('Anzeige grün oder rot', 'Témoin vert ou rouge'),
        text: t('Man sieht, ob der Sitz richtig sitzt.', 'On voit si le siège est bien verrouillé.'),
      },
    },
    {
      no: 3,
      brand: 'Bobike',
      name: t('Vorne', 'Devant'),
      subtitle: t('Kindersitz vorne bis 15 kg', 'Siège avant jusqu’à 15 kg'),
      slug: t('vorne-kindersitz-lenker', 'devant-siege-enfant-avant'),
      price: 129,
      weight: 2.4,
      colours: ['altrosa/cream', 'salbei/ink'],
      facts: {
        pa_zuladung: same('15 kg'),
        pa_befestigung: t('Steuerrohr', 'Tube de direction'),
        pa_alter: t('9 Monate bis 3 Jahre', '9 mois à 3 ans'),
      },
      drawing: { place: 'front', headrest: false, size: 0.9 },
      text: t(
        'Das Kind sitzt zwischen den Armen und redet die ganze Fahrt. Der Windschutz hält Fahrtwind und Mücken ab, und über den Griff freut sich vor allem die zweite Fahrt.',
        'L’enfant est assis entre vos bras et parle tout le trajet. Le pare-vent arrête l’air et les moucherons ; la poignée se fait aimer dès la deuxième sortie.',
      ),
      own: {
        view: 'front',
        title: t('Scheibe gegen Wind', 'Pare-vent'),
        text: t('Abnehmbar, im Winter Gold wert.', 'Amovible, précieux en hiver.'),
      },
    },
    {
      no: 4,
      brand: 'Polisport',
      name: t('Guppi', 'Guppi'),
      subtitle: t('Kindersitz bis 22 kg', 'Siège enfant jusqu’à 22 kg'),
      slug: t('guppi-kindersitz', 'guppi-siege-enfant'),
      price: 99,
      weight: 4.1,
      colours: ['tiefschwarz/yellow', 'gletscher/ink'],
      facts: {
        pa_zuladung: same('22 kg'),
        pa_befestigung: t('Rahmenrohr', 'Tube de cadre'),
        pa_alter: t('9 Monate bis 6 Jahre', '9 mois à 6 ans'),
      },
      drawing: { mount: 'frame', cushion: 'holes', headrest: false },
      text: t(
        'Ein Sitz ohne Extras, der alles kann, was er muss. Die Belüftung im Rücken ist im August das Argument, der Preis das ganze Jahr.',
        'Un siège sans suppléments, qui sait faire l’essentiel. En août, son argument est le dossier aéré ; le reste de l’année, c’est le prix.',
      ),
      own: {
        view: 'back',
        title: t('Luft im Rücken', 'Dos aéré'),
        text: t('Wabenförmige Öffnungen, kein nasses Hemd.', 'Ouvertures alvéolées, pas de dos trempé.'),
      },
    },
    {
      no: 5,
      brand: 'Hamax',
      name: t('Bergli Duo', 'Bergli Duo'),
      subtitle: t('Kindersitz mit zweitem Halter bis 22 kg', 'Siège avec second support jusqu’à 22 kg'),
      slug: t('bergli-duo-kindersitz', 'bergli-duo-siege-enfant'),
      price: 239,
      weight: 4.8,
      paint: 'oliv/cream',
      facts: {
        pa_zuladung: same('22 kg'),
        pa_befestigung: t('Rahmenrohr, zwei Halter', 'Tube de cadre, deux supports'),
      },
      stock: { onOrder: 'all', weeks: 3 },
      drawing: { mount: 'frame', armrests: true },
      text: t(
        'Derselbe Sitz wie der Bergli, dazu Armlehnen und ein Halter für das Velo des anderen Elternteils. Der Wechsel dauert so lange wie das Anziehen der Kinderjacke.',
        'Le même siège que le Bergli, avec accoudoirs et un support pour le vélo de l’autre parent. L’échange dure le temps d’enfiler une veste d’enfant.',
      ),
      own: {
        view: 'front',
        title: t('Zwei Velos, ein Sitz', 'Deux vélos, un siège'),
        text: t('Beide Halter bleiben montiert.', 'Les deux supports restent montés.'),
      },
    },
    {
      no: 6,
      brand: 'Thule',
      name: t('Junior', 'Junior'),
      subtitle: t('Sitz für Kinder von 6 bis 10, bis 35 kg', 'Siège de 6 à 10 ans, jusqu’à 35 kg'),
      slug: t('junior-kindersitz-gross', 'junior-siege-grand-enfant'),
      price: 155,
      weight: 3.2,
      colours: ['kupfer/cream', 'petrol/cream'],
      facts: {
        pa_zuladung: same('35 kg'),
        pa_befestigung: t('Gepäckträger', 'Porte-bagages'),
        pa_alter: t('6 bis 10 Jahre', '6 à 10 ans'),
      },
      drawing: { mount: 'rack', headrest: false, armrests: true, footrests: true, cushion: 'full', size: 1.04 },
      text: t(
        'Zu gross für den Kindersitz, zu klein für die Hauptstrasse: Für diese Jahre gibt es den Junior. Voraussetzung ist ein Träger, der mindestens 35 Kilo trägt.',
        'Trop grand pour le siège, trop petit pour la route : le Junior est fait pour ces années-là. Il lui faut un porte-bagages d’au moins 35 kilos.',
      ),
      own: {
        view: 'detail',
        title: t('Fussrasten klappen ein', 'Repose-pieds rabattables'),
        text: t('Danach ist der Träger wieder ein Träger.', 'Le porte-bagages redevient porte-bagages.'),
      },
    },
  ],
};

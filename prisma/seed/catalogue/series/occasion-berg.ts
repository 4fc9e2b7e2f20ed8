import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_DROP, E_FULLY, E_HARDTAIL, FRONTBOX } from './bases.ts';

/** Used mountain, gravel and cargo bikes: one piece each. */
export const occasionBerg: BikeSeries = {
  no: 34,
  brand: 'Ghost',
  base: { ...E_HARDTAIL, sizes: 'M' },
  about: t(
    'Gebrauchte Geländevelos nehmen wir nur mit lückenloser Geschichte. Rahmen und Lager werden zerlegt geprüft, Gabel und Dämpfer bekommen einen Service, und was dabei ersetzt wurde, steht auf dem Beiblatt.',
    'Nous ne reprenons que des VTT au passé sans lacune. Cadre et roulements sont contrôlés démontés, fourche et amortisseur révisés, et la liste des pièces changées est jointe.',
  ),
  highlights: [
    { view: 'brake', text: t('Entlüftet, Beläge neu.', 'Purgés, plaquettes neuves.') },
    { view: 'fork', text: t('Frisch gewartet, mit Beleg.', 'Révisée, justificatif joint.') },
  ],
  models: [
    {
      no: 1,
      name: 'Napf HT',
      price: 2268,
      battery: 625,
      weight: 23.6,
      sizes: 'L',
      colours: ['petrol/ink'],
      used: { kilometres: 1530, year: 2024, frameNumber: 'GH 220 764', priceNew: 3490 },
      text: t(
        'Ein Mietvelo aus dem Entlebuch, eine Sommersaison alt. Solche Velos sehen viele Hände und noch mehr Werkstatt, dieses hier zwölf Mal in fünf Monaten.',
        'Un vélo de location de l’Entlebuch, une saison d’été. Ces vélos voient passer bien des mains et encore plus de mécaniciens : douze révisions en cinq mois.',
      ),
      own: { view: 'battery', text: t('97 Prozent der Kapazität.', '97 pour cent de la capacité.') },
    },
    {
      no: 2,
      name: 'Gotthard FS',
      brand: 'Haibike',
      ...E_FULLY,
      price: 4752,
      battery: 720,
      weight: 25.4,
      sizes: 'M',
      colours: ['oliv/orange'],
      drawing: { bsdRear: 622 },
      used: { kilometres: 2890, year: 2023, frameNumber: 'HB 913 402', priceNew: 7290 },
      text: t(
        'Die Besitzerin fährt jetzt ein kleineres Modell. Zwei Schutzfolien am Unterrohr haben gehalten, darunter ist der Lack wie neu; am Schwingenlager wurden alle vier Kugellager getauscht.',
        'Sa propriétaire roule désormais plus petit. Deux films ont protégé le tube, la peinture dessous est intacte ; les quatre roulements du bras arrière ont été changés.',
      ),
      own: {
        view: 'motor',
        text: t('Vom Hersteller geprüft, neue Dichtung.', 'Contrôlé par le fabricant, joint neuf.'),
      },
    },
    {
      no: 3,
      name: 'Furka 7',
      brand: 'Focus',
      ...E_FULLY,
      price: 3960,
      battery: 625,
      weight: 24.4,
      travel: 140,
      sizes: 'S',
      colours: ['mohn/yellow'],
      used: { kilometres: 3640, year: 2022, frameNumber: 'FO 127 555', priceNew: 5990 },
      text: t(
        'Kleine Grösse, kleiner Preis. Das Furka hat die Kerben eines Velos, das gefahren wurde, aber keine, die uns beim Prüfen aufgehalten hätte. Reifen und Kette sind neu.',
        'Petite taille, petit prix. Ce Furka porte les marques d’un vélo qui a roulé, aucune qui nous ait arrêtés au contrôle. Pneus et chaîne neufs.',
      ),
      own: {
        view: 'saddle',
        title: t('Neue Sattelstütze', 'Tige de selle neuve'),
        text: t('Absenkbar, mit einem Jahr Garantie.', 'Télescopique, garantie un an.'),
      },
    },
    {
      no: 4,
      name: 'Jura G',
      brand: 'Cilo',
      ...E_DROP,
      price: 2880,
      weight: 14.8,
      sizes: 'L',
      colours: ['nachtblau/sand'],
      drawing: { sidewall: '#d9c9a3' },
      highlights: [
        {
          view: 'brake',
          text: t('Neue Leitungen, weicher Druckpunkt behoben.', 'Durites neuves, point de contact retrouvé.'),
        },
        {
          view: 'battery',
          text: t('Bei 91 Prozent, für zwei Stunden Berg genug.', 'À 91 pour cent, assez pour deux heures de montée.'),
        },
      ],
      used: { kilometres: 5180, year: 2023, frameNumber: 'CI 604 229', priceNew: 4690 },
      text: t(
        'Ein Pendlervelo mit Rennlenker, jeden Tag zwölf Kilometer zwischen Biel und Lyss. Der Lenker ist frisch gewickelt, die Laufräder sind nachzentriert.',
        'Un vélo de pendulaire à guidon de course, douze kilomètres par jour entre Bienne et Lyss. Guidoline neuve, roues recentrées.',
      ),
      own: {
        view: 'drivetrain',
        text: t('Kassette, Kette und Kettenblatt neu.', 'Cassette, chaîne et plateau neufs.'),
      },
    },
    {
      no: 5,
      name: 'Zugerberg',
      brand: 'Kalkhoff',
      ...FRONTBOX,
      price: 5040,
      weight: 47.5,
      colours: ['tannengruen/sand'],
      highlights: [
        { view: 'brake', text: t('Komplett ersetzt, samt Leitungen.', 'Entièrement remplacés, durites comprises.') },
        {
          view: 'box',
          title: t('Box neu geölt', 'Caisse huilée à neuf'),
          text: t('Zwei Bänke, vier Gurte, Verdeck dabei.', 'Deux bancs, quatre ceintures, capote comprise.'),
        },
      ],
      used: { kilometres: 6900, year: 2022, frameNumber: 'KA 410 886', priceNew: 7690 },
      text: t(
        'Drei Jahre Kita-Transport in Zug haben ein paar Kreidespuren in der Box hinterlassen. Technisch ist das Lastenrad überholt: neue Bremsen, neuer Riemen, neue Reifen.',
        'Trois ans de garderie à Zoug ont laissé quelques traces de craie dans la caisse. Côté technique, tout est refait : freins, courroie et pneus neufs.',
      ),
      own: { view: 'battery', text: t('Akku getauscht im Frühling 2026.', 'Batterie remplacée au printemps 2026.') },
    },
    {
      no: 6,
      name: 'Alvier',
      brand: 'Bergstrom',
      ...E_HARDTAIL,
      price: 1692,
      torque: 60,
      battery: 400,
      weight: 22.4,
      gears: 10,
      travel: 100,
      tyre: [57, 584],
      sizes: 'S',
      colours: ['gletscher/yellow'],
      used: { kilometres: 2210, year: 2022, frameNumber: 'BG 075 318', priceNew: 2990 },
      text: t(
        'Ein einfaches Hardtail für den Einstieg, aus zweiter Hand und mit kleinen Rädern. Die Vorbesitzerin ist dem Velo entwachsen, buchstäblich; der Lack am Unterrohr ist ausgebessert.',
        'Un semi-rigide simple pour débuter, de deuxième main, à petites roues. Sa propriétaire a grandi, au sens propre ; la peinture du tube a été retouchée.',
      ),
      own: {
        view: 'battery',
        text: t('89 Prozent, Ersatzakku weiterhin lieferbar.', '89 pour cent, batterie neuve toujours livrable.'),
      },
    },
  ],
};

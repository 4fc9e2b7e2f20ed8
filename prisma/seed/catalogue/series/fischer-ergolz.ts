import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { LONGTAIL } from './bases.ts';

/** Affordable cargo e-bikes. */
export const fischerErgolz: BikeSeries = {
  no: 25,
  brand: 'Fischer',
  base: {
    ...LONGTAIL,
    torque: 70,
    battery: 522,
    weight: 32.4,
    gears: 8,
    disc: 160,
    lux: 50,
    rackLoad: 65,
    totalWeight: 180,
    drawing: { wheelbase: 1268, chainstay: 600 },
  },
  about: t(
    'Mit dem Ergolz zeigt Fischer, dass ein Lastenrad nicht so viel kosten muss wie ein Kleinwagen. Verbaut sind Teile aus der Trekking-Reihe, die jeder Händler an Lager hat.',
    'Avec l’Ergolz, Fischer montre qu’un vélo cargo ne coûte pas forcément le prix d’une petite voiture. On y trouve les pièces de la gamme trekking, que chaque marchand a en stock.',
  ),
  highlights: [
    {
      view: 'battery',
      text: t('Eine Ladung für zwei Tage Familienbetrieb.', 'Une charge pour deux jours de vie de famille.'),
    },
    {
      view: 'motor',
      text: t('Schiebehilfe bis 6 km/h für die Kellerrampe.', 'Aide à la poussée jusqu’à 6 km/h pour la rampe.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Ergolz',
      price: 3564,
      colours: ['tannengruen/yellow', 'nebelgrau/orange'],
      text: t(
        'Ein Kind, ein Rucksack, ein Sack Kartoffeln: Das Ergolz trägt hinten 65 Kilo und kostet im Monat weniger als ein Abo für zwei Zonen.',
        'Un enfant, un sac à dos, un sac de pommes de terre : l’Ergolz porte 65 kilos à l’arrière et coûte par mois moins qu’un abonnement de deux zones.',
      ),
      own: {
        view: 'rack',
        text: t(
          'Mit Bügel zum Festhalten und Spritzschutz für die Füsse.',
          'Avec arceau et protège-pieds contre les éclaboussures.',
        ),
      },
    },
    {
      no: 2,
      name: 'Ergolz Plus',
      price: 4248,
      was: 4690,
      battery: 630,
      torque: 85,
      weight: 33.8,
      gears: 9,
      disc: 180,
      rackLoad: 80,
      totalWeight: 200,
      lux: 70,
      colours: ['kupfer/cream', 'schiefer/orange'],
      text: t(
        'Mehr Kraft, mehr Akku, mehr Zuladung. Das Plus ist für zwei Kinder gemacht und für Quartiere, die am Hang liegen, also für die meisten.',
        'Plus de couple, de batterie et de charge utile. Le Plus est prévu pour deux enfants et pour les quartiers en pente, c’est-à-dire presque tous.',
      ),
      own: {
        view: 'brake',
        text: t('Grössere Scheibe vorne, dickere Beläge.', 'Disque avant plus grand, plaquettes plus épaisses.'),
      },
    },
    {
      no: 3,
      name: 'Ergolz Kompakt',
      nameFr: 'Ergolz Compact',
      type: 'compact',
      price: 3240,
      battery: 418,
      weight: 26.8,
      rackLoad: 45,
      totalWeight: 160,
      tyre: [57, 406],
      sizes: 'S/M M/L',
      colours: ['ocker/ink', 'seeblau/orange'],
      drawing: { saddleStyle: 'tour', bar: 'trekking' },
      text: t(
        'Halb Cargo, halb Stadtvelo: kurze Bauweise, kleine Räder, ein Träger vorne und einer hinten. Für Leute, die jeden Tag etwas mitnehmen, aber selten viel.',
        'Moitié cargo, moitié vélo de ville : gabarit court, petites roues, un porte-bagages devant et un derrière. Pour qui transporte un peu chaque jour, rarement beaucoup.',
      ),
      own: {
        view: 'rack',
        title: t('Zwei Träger, 45 kg', 'Deux porte-bagages, 45 kg'),
        text: t(
          'Vorne am Rahmen, darum lenkt die Last nicht mit.',
          'À l’avant fixé au cadre : la charge ne tourne pas.',
        ),
      },
    },
  ],
};

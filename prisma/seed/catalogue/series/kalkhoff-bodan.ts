import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** Comfort e-bikes for riders who want to sit upright and step through. */
export const kalkhoffBodan: BikeSeries = {
  no: 10,
  brand: 'Kalkhoff',
  base: {
    ...CITY,
    torque: 55,
    battery: 500,
    weight: 26.9,
    tyre: [50, 559],
    batteryPlace: 'tube',
    sizes: 'XS S M',
    totalWeight: 145,
    drawing: { headTube: 200, saddleColour: '#3b2a20' },
  },
  about: t(
    'Das Bodan wurde mit Menschen entwickelt, die lange nicht mehr Velo gefahren sind. Es fährt erst los, wenn du es willst, bleibt stehen, ohne zu rucken, und die Schrift auf der Anzeige liest man ohne Brille.',
    'Le Bodan a été mis au point avec des personnes qui n’avaient plus roulé depuis longtemps. Il part quand vous le voulez, s’arrête sans à-coup, et son affichage se lit sans lunettes.',
  ),
  highlights: [
    {
      view: 'cockpit',
      title: t('Drei grosse Tasten', 'Trois grandes touches'),
      text: t('Mehr, weniger, Licht. Auch mit Handschuhen.', 'Plus, moins, lumière. Même avec des gants.'),
    },
    {
      view: 'motor',
      text: t('Schiebehilfe für Rampe und Tiefgarage.', 'Aide à la poussée pour la rampe et le parking.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Bodan 3',
      price: 3204,
      gears: 7,
      colours: ['seeblau/white', 'bordeaux/white'],
      text: t(
        'Beide Füsse am Boden, während du im Sattel sitzt: Das gibt Sicherheit an jeder Ampel. Die 26-Zoll-Räder machen es möglich, und zum Wenden braucht das Bodan weniger als eine Strassenbreite.',
        'Les deux pieds au sol tout en restant assis : de quoi se sentir sûr à chaque feu. Ses roues de 26 pouces le permettent, et le Bodan fait demi-tour en moins d’une largeur de rue.',
      ),
      own: {
        view: 'brake',
        text: t('Rücktritt dazu, wer ihn gewohnt ist.', 'Et le rétropédalage, pour qui y est habitué.'),
      },
    },
    {
      no: 2,
      name: 'Bodan 5',
      price: 3672,
      torque: 65,
      battery: 600,
      weight: 27.6,
      drawing: { headTube: 210, tyreStyle: 'city' },
      tyre: [55, 559],
      sizes: 'S M L',
      colours: ['nebelgrau/cobalt', 'oliv/cream', 'altrosa/cream'],
      text: t(
        'Mit dem grösseren Akku wird der halbe Bodensee an einem Tag daraus. Sattel und Sattelstütze federn beide, die Griffe stützen den Handballen, und der Ständer klappt leicht aus.',
        'Avec sa batterie plus grande, il fait la moitié du lac de Constance en un jour. Selle et tige sont suspendues, les poignées soutiennent la paume et la béquille se déplie sans forcer.',
      ),
      own: {
        view: 'saddle',
        title: t('Doppelt gefedert', 'Deux fois suspendue'),
        text: t('Sattel und Stütze arbeiten unabhängig voneinander.', 'Selle et tige travaillent indépendamment.'),
      },
    },
    {
      no: 3,
      name: 'Bodan 5 Riemen XL',
      nameFr: 'Bodan 5 Courroie XL',
      price: 3996,
      torque: 65,
      battery: 600,
      weight: 28.4,
      gears: 8,
      tyre: [50, 622],
      sizes: 'M L XL',
      totalWeight: 170,
      colours: ['schiefer/white', 'petrol/cream'],
      stock: { onOrder: 'petrol', weeks: 9 },
      drawing: { headTube: 225 },
      text: t(
        'Für grosse Menschen baut kaum jemand bequeme Tiefeinsteiger. Dieser geht bis 194 cm Körpergrösse und 170 kg Gesamtgewicht, mit 28-Zoll-Rädern und einem längeren Steuerrohr.',
        'Peu de constructeurs proposent un cadre bas confortable aux grandes personnes. Celui-ci va jusqu’à 194 cm et 170 kg au total, avec des roues de 28 pouces et une douille plus haute.',
      ),
      own: { view: 'rack', text: t('Trägt auch die grosse Doppeltasche.', 'Il porte aussi la grande double sacoche.') },
    },
    {
      no: 4,
      name: 'Bodan Korb',
      nameFr: 'Bodan Panier',
      price: 3060,
      was: 3490,
      saleDays: 45,
      battery: 418,
      gears: 7,
      drive: 'chain',
      batteryPlace: 'rack',
      weight: 26.1,
      colours: ['salbei/white', 'mohn/cream'],
      drawing: { basket: 'front' },
      text: t(
        'Das Bodan für den Einkauf: ein fester Korb vorne am Rahmen, der nicht mitlenkt, ein zweiter lässt sich hinten einklicken. Der Akku steckt im Träger und macht unten Platz zum Durchsteigen.',
        'Le Bodan des courses : un panier fixe à l’avant, qui ne tourne pas avec le guidon, et un second que l’on clipse derrière. La batterie, sur le porte-bagages, libère le passage.',
      ),
      own: {
        view: 'battery',
        text: t('Schiebt sich von hinten ein, wie eine Schublade.', 'Elle coulisse par l’arrière, comme un tiroir.'),
      },
    },
  ],
};

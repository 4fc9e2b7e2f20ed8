import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { CITY } from './bases.ts';

/** Comfortable e-bikes with low step and belt. */
export const kalkhoffAare: BikeSeries = {
  no: 3,
  brand: 'Kalkhoff',
  base: {
    ...CITY,
    torque: 65,
    battery: 540,
    range: [50, 95],
    weight: 26.4,
    drawing: {
      saddleStyle: 'comfort',
      chainguard: 'case',
      frameLock: true,
      saddleColour: '#6b4a34',
      gripColour: '#6b4a34',
    },
  },
  about: t(
    'Die Aare-Reihe kommt aus einer Werkstatt, die seit einem Jahrhundert Stadtvelos baut. Man merkt es an Kleinigkeiten: am Kettenschutz, der keine Hosen frisst, am Ständer, der auch auf Kies hält, am Schloss, dessen Schlüssel zum Akku passt.',
    'La série Aare vient d’une maison qui construit des vélos de ville depuis un siècle. Cela se voit aux détails : un carter qui épargne les pantalons, une béquille qui tient sur le gravier, une seule clé pour l’antivol et la batterie.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Regelt so weich, dass man das Schalten oft vergisst.',
        'Une assistance si souple qu’on en oublie de changer de vitesse.',
      ),
    },
    {
      view: 'battery',
      text: t(
        'Klickt seitlich aus dem Rahmen, mit Tragegriff und eigener Anzeige.',
        'Se déclipse par le côté, avec poignée et témoin de charge.',
      ),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Aare 7',
      price: 3960,
      colours: ['ziegel/cream', 'nachtblau/cream'],
      text: t(
        'Man sitzt aufrecht, sieht über die Autodächer und steigt ab, ohne das Velo zu kippen. Das Aare 7 ist das Gegenteil von sportlich, und genau deshalb fährt man es jeden Tag.\nDer Riemen läuft leise und sauber, die acht Gänge wechseln auch an der roten Ampel.',
        'On s’y tient droit, on voit par-dessus les voitures et l’on descend sans pencher le vélo. L’Aare 7 n’a rien de sportif ; c’est bien pour cela qu’on le prend tous les jours.\nLa courroie est propre et silencieuse, les huit vitesses changent aussi au feu rouge.',
      ),
      own: {
        view: 'frame',
        title: t('Durchstieg auf 42 cm', 'Enjambement à 42 cm'),
        text: t(
          'Niedriger als ein Stuhl, mit Einkauf in beiden Händen machbar.',
          'Plus bas qu’une chaise, même les mains pleines.',
        ),
      },
    },
    {
      no: 2,
      name: 'Aare 5',
      price: 3276,
      torque: 50,
      battery: 418,
      range: [40, 75],
      weight: 25.2,
      gears: 7,
      drive: 'chain',
      batteryPlace: 'rack',
      tyre: [47, 622],
      colours: ['altrosa/cream', 'nebelgrau/cream'],
      highlights: [
        { view: 'motor', text: t('Reicht für Stadt und sanfte Hügel.', 'Suffit en ville et sur les collines douces.') },
        {
          view: 'battery',
          text: t(
            'Sitzt im Träger und lässt sich einhändig herausziehen.',
            'Logée dans le porte-bagages, elle se retire d’une main.',
          ),
        },
      ],
      text: t(
        'Das Aare 5 macht weniger Aufhebens: sieben Gänge in der Nabe, der Akku im Gepäckträger, eine Kette hinter einem geschlossenen Kasten. Für den Weg zum Bahnhof, zur Probe und zum Hofladen ist es genau richtig bemessen.',
        'L’Aare 5 fait moins de manières : sept vitesses dans le moyeu, la batterie dans le porte-bagages, une chaîne sous carter fermé. Pour la gare, la répétition et le magasin à la ferme, c’est exactement ce qu’il faut.',
      ),
      own: {
        view: 'drivetrain',
        title: t('Kette im Kasten', 'Chaîne sous carter'),
        text: t('Bleibt trocken und muss selten nachgestellt werden.', 'Au sec, elle se retend rarement.'),
      },
    },
    {
      no: 3,
      name: 'Aare 7 Trapez',
      nameFr: 'Aare 7 Trapèze',
      type: 'trapez',
      price: 3996,
      weight: 25.9,
      tyre: [47, 622],
      colours: ['nachtblau/cream', 'oliv/cream'],
      text: t(
        'Wer mit dem Aare 7 auch einmal bis Solothurn will, nimmt den Trapezrahmen. Er ist steifer, wiegt ein halbes Kilo weniger und lässt die Sitzhaltung einen Hauch sportlicher werden.',
        'Pour pousser parfois l’Aare 7 jusqu’à Soleure, préférez le cadre trapèze. Plus rigide, plus léger d’une livre, il donne une position à peine plus sportive.',
      ),
      own: {
        view: 'cockpit',
        title: t('Geschwungener Lenker', 'Guidon cintré'),
        text: t(
          'Handgelenke bleiben gerade, auch nach einer Stunde.',
          'Les poignets restent droits, même après une heure.',
        ),
      },
    },
    {
      no: 4,
      name: 'Aare 9',
      price: 4752,
      torque: 75,
      battery: 720,
      range: [65, 125],
      weight: 27.8,
      gears: 0,
      shift: 'stepless',
      travel: 63,
      tyre: [55, 584],
      disc: 180,
      display: 'colour',
      lux: 80,
      sizes: 'S M L XL',
      colours: ['petrol/sand', 'bordeaux/sand', 'weiss/ink'],
      drawing: { headTube: 215 },
      text: t(
        'Das bequemste Velo im Haus. Breite Reifen auf etwas kleineren Rädern, eine Gabel mit mehr Weg, eine gefederte Sattelstütze und eine Nabe ohne spürbare Stufen: Das Aare 9 bügelt den Weg glatt.\nDer grosse Akku macht daraus ein Velo für Tagesausflüge, bei denen niemand auf die Anzeige schaut.',
        'Le vélo le plus confortable de la maison. Pneus larges sur des roues un peu plus petites, fourche généreuse, tige de selle suspendue et moyeu sans paliers : l’Aare 9 lisse le chemin.\nSa grande batterie en fait un vélo d’excursion, sans que personne ne surveille l’affichage.',
      ),
      own: {
        view: 'wheel',
        title: t('Reifen mit 55 mm', 'Pneus de 55 mm'),
        text: t('Mit wenig Druck gefahren, schlucken sie Randsteine.', 'À basse pression, ils avalent les bordures.'),
      },
    },
    {
      no: 5,
      name: 'Aare 9 Plus',
      price: 4968,
      torque: 75,
      battery: 720,
      range: [60, 115],
      weight: 29.2,
      gears: 0,
      shift: 'stepless',
      travel: 63,
      tyre: [60, 559],
      disc: 180,
      lux: 80,
      totalWeight: 180,
      sizes: 'M L XL',
      colours: ['schiefer/sand', 'ziegel/cream'],
      stock: { onOrder: 'all', weeks: 14 },
      drawing: { seatTube: 450 },
      text: t(
        'Viele Velos sind bei 130 Kilo am Ende. Das Aare 9 Plus trägt 180, mit verstärktem Rahmen, doppelt gekreuzten Speichen und einer Bremse, die für diese Masse ausgelegt ist.\nMan sieht es ihm nicht an, und das ist Absicht.',
        'Beaucoup de vélos s’arrêtent à 130 kilos. L’Aare 9 Plus en porte 180 : cadre renforcé, rayons doublement croisés, freins dimensionnés pour cette masse.\nRien ne le laisse deviner, et c’est voulu.',
      ),
      own: {
        view: 'frame',
        title: t('Zugelassen bis 180 kg', 'Homologué jusqu’à 180 kg'),
        text: t(
          'Fahrerin, Velo und Gepäck zusammen, geprüft und bestätigt.',
          'Personne, vélo et bagages compris, certificat à l’appui.',
        ),
      },
    },
  ],
};

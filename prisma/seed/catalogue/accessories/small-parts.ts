import type { AccessoryGroup } from '../model.ts';
import { t } from '../text.ts';
import { sizes } from './options.ts';

/** Cockpit and rain: small things that make a daily ride pleasant. */
export const smallParts: readonly AccessoryGroup[] = [
  {
    no: 14,
    type: 'bell',
    categories: [],
    about: t(
      'Eine Glocke ist in der Schweiz seit 2017 nicht mehr Pflicht, an schnellen E-Bikes schon. Auf dem Uferweg ist sie in jedem Fall höflicher als ein Zuruf.',
      'Depuis 2017, la sonnette n’est plus obligatoire en Suisse, sauf sur les vélos rapides. Au bord du lac, elle reste plus polie qu’un cri.',
    ),
    highlights: [
      {
        view: 'front',
        title: t('Für Lenker bis 32 mm', 'Pour guidons jusqu’à 32 mm'),
        text: t('Einlage für dünnere liegt bei.', 'Bague fournie pour les plus fins.'),
      },
      {
        view: 'detail',
        title: t('Ein langer Ton', 'Un son qui dure'),
        text: t('Klingt drei Sekunden nach.', 'Il résonne trois secondes.'),
      },
    ],
    models: [
      {
        no: 1,
        brand: 'Basil',
        name: t('Messingglocke', 'Sonnette de laiton'),
        subtitle: t('Glocke, 60 mm', 'Sonnette, 60 mm'),
        slug: t('messingglocke', 'sonnette-de-laiton'),
        price: 29,
        weight: 0.09,
        paint: 'ocker/ink',
        facts: { pa_material: t('Messing', 'Laiton') },
        drawing: { form: 'dome' },
        text: t(
          'Gedreht statt gestanzt, mit einem Hammer aus Stahl. Messing läuft mit den Jahren an und klingt davon nicht schlechter. Wer es glänzend mag, nimmt alle paar Monate ein Tuch und etwas Zitrone.',
          'Tournée et non emboutie, avec un marteau d’acier. Le laiton se patine sans rien perdre de son timbre. Pour le faire briller, un chiffon et un peu de citron suffisent.',
        ),
        own: {
          view: 'detail',
          title: t('Hammer mit Feder', 'Marteau à ressort'),
          text: t('Ein Daumendruck, ein Schlag.', 'Une pression, un coup.'),
        },
      },
      {
        no: 2,
        brand: 'Knog',
        name: t('Ring', 'Anneau'),
        subtitle: t('Flache Glocke um den Lenker', 'Sonnette plate autour du guidon'),
        slug: t('ring-glocke', 'anneau-sonnette'),
        price: 35,
        weight: 0.05,
        colours: ['tiefschwarz/cream', 'kupfer/ink'],
        facts: { pa_material: t('Aluminium', 'Aluminium') },
        drawing: { form: 'ring', radius: 60 },
        text: t(
          'Sieht nicht aus wie eine Glocke, sondern wie ein Ring. Wer seinen Lenker aufgeräumt mag, findet hier das leiseste Design mit dem hellsten Ton.',
          'Elle ne ressemble pas à une sonnette mais à un anneau. Pour les guidons épurés : le dessin le plus discret, le son le plus clair.',
        ),
        own: {
          view: 'front',
          title: t('Platz für Kabel', 'Passage de câble'),
          text: t('Züge laufen darunter durch.', 'Les gaines passent dessous.'),
        },
      },
    ],
  },
  {
    no: 15,
    type: 'display',
    categories: [],
    about: t(
      'Das Telefon am Lenker ist erlaubt, solange du es während der Fahrt nicht bedienst. Route vor dem Losfahren eingeben, Ton ins Ohr, Blick auf die Strasse.',
      'Le téléphone au guidon est permis tant qu’on ne le manipule pas en roulant. Saisissez l’itinéraire avant de partir, gardez l’œil sur la route.',
    ),
    highlights: [
      {
        view: 'detail',
        title: t('Dreht und hält', 'Pivote et tient'),
        text: t('Hochformat, Querformat, sicher verriegelt.', 'Portrait ou paysage, bien verrouillé.'),
      },
      {
        view: 'front',
        title: t('Gedämpft gelagert', 'Monté sur amortisseur'),
        text: t('Schont die Kamera des Telefons.', 'Il protège la caméra du téléphone.'),
      },
    ],
    models: [
      {
        no: 1,
        brand: 'Topeak',
        name: t('Telefonhalter', 'Support de téléphone'),
        subtitle: t('Halterung fürs Telefon', 'Support pour téléphone'),
        slug: t('telefonhalter-lenker', 'support-de-telephone-guidon'),
        price: 55,
        weight: 0.12,
        paint: 'tiefschwarz/yellow',
        facts: { pa_befestigung: t('Lenker oder Vorbau', 'Guidon ou potence') },
        drawing: { form: 'phone', mount: 'stem', map: true },
        text: t(
          'Vier Backen aus Aluminium greifen jedes Telefon bis sieben Zoll. Mit Handschuhen zu bedienen, ohne Hülle, ohne Kleber. Ein Silikonring schliesst das Ganze, falls der Weg einmal Treppen hat.',
          'Quatre mâchoires d’aluminium saisissent tout téléphone jusqu’à sept pouces. Utilisable avec des gants, sans coque, sans colle. Un anneau de silicone complète la prise, au cas où le chemin aurait des marches.',
        ),
        own: {
          view: 'back',
          title: t('Ladekabel passt durch', 'Passage du câble'),
          text: t('Für Velos mit USB-Buchse.', 'Pour les vélos à prise USB.'),
        },
      },
      {
        no: 2,
        brand: 'Lezyne',
        name: t('Wegweiser', 'Poteau'),
        subtitle: t('Velocomputer mit Karte', 'Compteur avec carte'),
        slug: t('wegweiser-velocomputer', 'poteau-compteur-velo'),
        price: 189,
        weight: 0.08,
        colours: ['nebelgrau/cobalt', 'graphit/orange'],
        facts: { pa_akku: t('24 Stunden Laufzeit', '24 heures d’autonomie') },
        drawing: { form: 'computer', map: true, buttons: 4, width: 130, height: 200 },
        text: t(
          'Zeigt die Karte der Schweiz ohne Netz und vibriert vor jeder Abzweigung. Wer schon einmal mit leerem Telefon im Napfgebiet stand, weiss, wofür.',
          'Il affiche la carte suisse sans réseau et vibre avant chaque bifurcation. Qui s’est trouvé une fois au Napf, téléphone à plat, saura pourquoi.',
        ),
        own: {
          view: 'front',
          title: t('Karten ohne Empfang', 'Cartes hors ligne'),
          text: t('Ganze Schweiz und Grenzgebiet.', 'Toute la Suisse et ses voisins.'),
        },
      },
    ],
  },
  {
    no: 16,
    type: 'mudguard',
    categories: [],
    about: t(
      'Schutzbleche sind leise, wenn sie mit Spannung montiert sind und nirgends anliegen. Wir legen eine Anleitung mit Massen bei, die man auch ohne Montageständer umsetzen kann.',
      'Un garde-boue se tait s’il est monté sous tension et ne touche rien. Nous joignons une notice avec des cotes, faisable sans pied d’atelier.',
    ),
    highlights: [
      {
        view: 'detail',
        title: t('Streben lösen sich bei Druck', 'Tiges à déclenchement'),
        text: t('Ein Ast blockiert das Rad nicht.', 'Une branche ne bloque pas la roue.'),
      },
      {
        view: 'front',
        title: t('Spritzlappen vorne', 'Bavette avant'),
        text: t('Trockene Schuhe sind die halbe Miete.', 'Des chaussures sèches, c’est déjà beaucoup.'),
      },
    ],
    models: [
      {
        no: 1,
        brand: 'SKS',
        name: t('Regenbogen', 'Arc-en-ciel'),
        subtitle: t('Schutzblech-Set, 28 Zoll, 53 mm', 'Jeu de garde-boue, 28 pouces, 53 mm'),
        slug: t('regenbogen-schutzbleche', 'arc-en-ciel-garde-boue'),
        price: 59,
        weight: 0.62,
        colours: ['tiefschwarz/white', 'nebelgrau/ink'],
        facts: { pa_masse: t('53 mm, bis 47–622', '53 mm, jusqu’à 47–622') },
        drawing: { form: 'set', width: 24 },
        text: t(
          'Zwei Bögen aus zähem Kunststoff mit Aluminium im Kern. Sie folgen dem Rad so weit herum, dass auch die Person hinter dir trocken bleibt.',
          'Deux arcs en plastique tenace à âme d’aluminium. Ils enveloppent la roue assez loin pour garder au sec la personne qui vous suit.',
        ),
        own: {
          view: 'front',
          title: t('Für Reifen bis 47 mm', 'Pour pneus jusqu’à 47 mm'),
          text: t('Sechs Millimeter Luft ringsum.', 'Six millimètres d’espace tout autour.'),
        },
      },
      {
        no: 2,
        brand: 'Topeak',
        name: t('Steckblech', 'Clip'),
        subtitle: t('Schutzblech zum Aufstecken', 'Garde-boue à clipser'),
        slug: t('steckblech-schutzblech', 'clip-garde-boue'),
        price: 32,
        weight: 0.18,
        paint: 'mohn/ink',
        facts: { pa_befestigung: t('Sattelstütze, Schnellspanner', 'Tige de selle, serrage rapide') },
        drawing: { form: 'clip', stays: 0 },
        text: t(
          'Hält den Rücken sauber und ist in fünf Sekunden wieder weg. Für Gravel- und Mountainbikes, die bei schönem Wetter lieber nackt fahren.',
          'Il garde le dos propre et s’enlève en cinq secondes. Pour les gravels et VTT qui préfèrent rouler nus par beau temps.',
        ),
        own: {
          view: 'detail',
          title: t('Winkel verstellbar', 'Angle réglable'),
          text: t('Passt auch über kleine Räder.', 'Il convient aussi aux petites roues.'),
        },
      },
    ],
  },
  {
    no: 17,
    type: 'glove',
    categories: [],
    about: t(
      'Kalte Finger bremsen spät. Miss den Umfang der Hand unter den Knöcheln ohne Daumen; zwischen zwei Grössen ist die grössere die wärmere.',
      'Des doigts froids freinent tard. Mesurez le tour de main sous les phalanges, sans le pouce ; entre deux tailles, la plus grande tient plus chaud.',
    ),
    highlights: [
      {
        view: 'front',
        title: t('Bedient den Bildschirm', 'Tactile'),
        text: t('An Daumen und Zeigefinger.', 'Au pouce et à l’index.'),
      },
      {
        view: 'detail',
        title: t('Polster in der Handfläche', 'Paume rembourrée'),
        text: t('Dort, wo der Nerv liegt.', 'Là où passe le nerf.'),
      },
    ],
    models: [
      {
        no: 1,
        brand: 'Giro',
        name: t('Novemberhandschuh', 'Gants Novembre'),
        subtitle: t('Langfingerhandschuh, wasserdicht', 'Gants longs, imperméables'),
        slug: t('novemberhandschuh', 'gants-novembre'),
        price: 65,
        weight: 0.11,
        colours: ['tiefschwarz/orange', 'petrol/cream'],
        sizes: sizes('S', 'M', 'L', 'XL'),
        facts: { pa_material: t('Softshell mit Membran', 'Softshell à membrane') },
        stock: { soldOut: 'XL' },
        drawing: { fingers: 'long', cuff: 60, reflective: true },
        text: t(
          'Für fünf Grad und Regen. Dünn genug, um die Bremse zu spüren, dicht genug für eine Stunde, in der man lieber nicht hätte losfahren sollen.',
          'Pour cinq degrés sous la pluie. Assez fins pour sentir le frein, assez étanches pour une heure où l’on aurait mieux fait de rester.',
        ),
        own: {
          view: 'front',
          title: t('Reflex am Rücken', 'Dos réfléchissant'),
          text: t('Handzeichen sieht man auch nachts.', 'Le bras tendu se voit la nuit.'),
        },
      },
      {
        no: 2,
        brand: 'Vaude',
        name: t('Sommerhandschuh', 'Mitaines d’été'),
        subtitle: t('Kurzfingerhandschuh', 'Mitaines'),
        slug: t('sommerhandschuh', 'mitaines-ete'),
        price: 39,
        weight: 0.05,
        colours: ['gletscher/ink', 'mohn/cream', 'graphit/yellow'],
        sizes: sizes('S', 'M', 'L'),
        facts: { pa_material: t('Netzgewebe, Kunstleder', 'Maille, cuir synthétique') },
        drawing: { fingers: 'short', cuff: 24, knuckles: 'none' },
        text: t(
          'Luftig oben, gepolstert unten. Nach einem Sturz sind sie das Einzige, was man sofort wieder kauft. Das Netz auf dem Handrücken trocknet, während du den Kaffee trinkst.',
          'Aérées dessus, rembourrées dessous. Après une chute, c’est la seule chose que l’on rachète aussitôt. La maille du dessus sèche le temps d’un café.',
        ),
        own: {
          view: 'detail',
          title: t('Lasche zum Ausziehen', 'Languettes de retrait'),
          text: t('Am Mittel- und Ringfinger.', 'Au majeur et à l’annulaire.'),
        },
      },
    ],
  },
  {
    no: 18,
    type: 'tool',
    categories: [],
    about: t(
      'Fünf Minuten Pflege im Monat ersparen einen Besuch in der Werkstatt im Jahr. Was du nicht selber machen magst, machen unsere Partner in der Nähe.',
      'Cinq minutes de soins par mois épargnent une visite à l’atelier par an. Ce que vous ne faites pas vous-même, nos partenaires proches s’en chargent.',
    ),
    highlights: [
      {
        view: 'detail',
        title: t('Stahl mit Garantie', 'Acier garanti'),
        text: t('Zehn Jahre auf jede Klinge.', 'Dix ans sur chaque lame.'),
      },
      {
        view: 'front',
        title: t('Passt in die Hand', 'Bien en main'),
        text: t('Kanten gerundet, Griff genarbt.', 'Arêtes arrondies, manche grainé.'),
      },
    ],
    models: [
      {
        no: 1,
        brand: 'Lezyne',
        name: t('Multiwerkzeug 18', 'Multi-outil 18'),
        subtitle: t('Werkzeug mit 18 Funktionen', 'Outil à 18 fonctions'),
        slug: t('multiwerkzeug-18', 'multi-outil-18'),
        price: 49,
        weight: 0.17,
        paint: 'petrol/yellow',
        facts: { pa_masse: t('88 mm lang', '88 mm de long') },
        drawing: { form: 'multi', blades: 8, sleeve: true },
        text: t(
          'Alle Schlüssel, die ein E-Bike unterwegs verlangt, dazu ein Kettennieter. Wer ihn nie braucht, hat ihn jemandem am Wegrand geliehen.',
          'Toutes les clés qu’un vélo électrique réclame en route, et un dérive-chaîne. Si vous ne vous en servez pas, vous l’aurez prêté au bord du chemin.',
        ),
        own: {
          view: 'detail',
          title: t('Kettennieter dabei', 'Dérive-chaîne compris'),
          text: t('Für Ketten bis zwölf Ritzel.', 'Pour chaînes jusqu’à douze pignons.'),
        },
      },
      {
        no: 2,
        brand: 'Birzman',
        name: t('Drehmomentschlüssel', 'Clé dynamométrique'),
        subtitle: t('Drehmomentschlüssel, 3 bis 15 Nm', 'Clé dynamométrique, 3 à 15 Nm'),
        slug: t('drehmomentschluessel', 'cle-dynamometrique'),
        price: 110,
        weight: 0.35,
        paint: 'graphit/cobalt',
        facts: { pa_masse: t('Vierkant 6 mm', 'Carré de 6 mm') },
        stock: { onOrder: 'all', weeks: 4 },
        drawing: { form: 'torque', length: 230 },
        text: t(
          'Klickt, wenn es genug ist. Für Lenker und Sattelstützen aus Carbon kein Luxus, sondern der Unterschied zwischen fest und gerissen.',
          'Elle clique quand c’est assez. Pour un cintre ou une tige en carbone, ce n’est pas un luxe, c’est la différence entre serré et fendu.',
        ),
        own: {
          view: 'front',
          title: t('Mit Prüfprotokoll', 'Avec certificat'),
          text: t('Auf vier Prozent genau.', 'Précise à quatre pour cent.'),
        },
      },
    ],
  },
];

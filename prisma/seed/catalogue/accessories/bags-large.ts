import type { AccessoryGroup } from '../model.ts';
import { same, t } from '../text.ts';

/** Panniers and large bags. */
export const bagsLarge: AccessoryGroup = {
  no: 9,
  type: 'bag',
  categories: ['bag'],
  fits: ['rack'],
  about: t(
    'Die Haken passen auf Rohre von 8 bis 16 Millimetern, und damit auf alle Träger in unserem Sortiment. Geht ein Haken kaputt, schicken wir ihn einzeln.',
    'Les crochets s’adaptent aux tubes de 8 à 16 millimètres, donc à tous les porte-bagages de notre assortiment. Un crochet cassé se remplace seul.',
  ),
  highlights: [
    {
      view: 'back',
      title: t('Haken ohne Spiel', 'Crochets sans jeu'),
      text: t('Einhängen, loslassen, hält.', 'On accroche, on lâche, ça tient.'),
    },
    {
      view: 'detail',
      title: t('Reflektor ringsum', 'Réflecteur tout autour'),
      text: t('Auch von der Seite zu sehen.', 'Visible aussi de côté.'),
    },
  ],
  models: [
    {
      no: 1,
      brand: 'Ortlieb',
      name: t('Velotasche Rolle', 'Sacoche Rouleau'),
      subtitle: t('20 l, wasserdicht', '20 l, étanche'),
      slug: t('velotasche-rolle', 'sacoche-rouleau'),
      price: 94,
      weight: 0.95,
      colours: ['oliv/cream', 'graphit/yellow', 'mohn/white'],
      facts: {
        pa_befestigung: t('Haken, 8 bis 16 mm', 'Crochets, 8 à 16 mm'),
        pa_volumen: same('20 l'),
        pa_material: t('Polyestergewebe, PVC-frei', 'Toile polyester, sans PVC'),
      },
      drawing: { form: 'roll', closure: 'strap' },
      text: t(
        'Oben rollen, seitlich klicken, fertig: Was drin ist, bleibt trocken, auch wenn das Velo eine Stunde im Gewitter steht. Fünf Jahre Garantie gibt die Herstellerin selber.',
        'On roule le haut, on clipse les côtés : le contenu reste sec, même une heure sous l’orage. La fabricante garantit cinq ans.',
      ),
      own: {
        view: 'front',
        title: t('Verschweisste Nähte', 'Coutures soudées'),
        text: t('Kein Stich, durch den Wasser käme.', 'Aucun point par où l’eau passerait.'),
      },
    },
    {
      no: 2,
      brand: 'Vaude',
      name: t('Aktentasche', 'Serviette'),
      subtitle: t('18 l, mit Laptopfach', '18 l, poche pour ordinateur'),
      slug: t('aktentasche-velotasche', 'serviette-sacoche-velo'),
      price: 145,
      weight: 1.2,
      colours: ['schiefer/cream', 'bordeaux/sand'],
      facts: {
        pa_befestigung: t('Haken, 8 bis 16 mm', 'Crochets, 8 à 16 mm'),
        pa_volumen: same('18 l'),
        pa_material: t('Rezykliertes Polyester', 'Polyester recyclé'),
      },
      drawing: { form: 'pannier', closure: 'buckles', width: 250, height: 200 },
      text: t(
        'Auf dem Velo eine Velotasche, im Büro eine Mappe: Die Haken verschwinden hinter einer Klappe, und niemand fragt mehr, ob du mit dem Velo gekommen bist.',
        'Sacoche sur le vélo, serviette au bureau : les crochets disparaissent sous un rabat et plus personne ne demande si vous êtes venu à vélo.',
      ),
      own: {
        view: 'front',
        title: t('Laptop bis 15 Zoll', 'Ordinateur jusqu’à 15 pouces'),
        text: t('Fach mit Abstand zum Boden.', 'Poche surélevée du fond.'),
      },
    },
    {
      no: 3,
      brand: 'Basil',
      name: t('Doppeltasche Markt', 'Double sacoche Marché'),
      subtitle: t('Doppeltasche, 40 l', 'Double sacoche, 40 l'),
      slug: t('doppeltasche-markt', 'double-sacoche-marche'),
      price: 89,
      weight: 1.6,
      colours: ['altrosa/ink', 'nachtblau/cream'],
      facts: {
        pa_befestigung: t('Gepäckträger, drei Riemen', 'Porte-bagages, trois sangles'),
        pa_volumen: same('40 l'),
        pa_material: t('Polyester, beschichtet', 'Polyester enduit'),
      },
      drawing: { form: 'double', closure: 'buckles' },
      text: t(
        'Zwei Seiten, ein Griff dazwischen, dauerhaft auf dem Träger. Wer jeden Tag etwas heimbringt, schätzt, dass man nie überlegen muss, ob die Tasche dabei ist.',
        'Deux côtés, une poignée au milieu, à demeure sur le porte-bagages. Qui rapporte chaque jour quelque chose aime ne jamais se demander si le sac est là.',
      ),
      own: {
        view: 'front',
        title: t('Je 20 Liter', '20 litres chacune'),
        text: t('Ein Harass Äpfel pro Seite.', 'Un cageot de pommes par côté.'),
      },
    },
    {
      no: 4,
      brand: 'Ortlieb',
      name: t('Reisepaar', 'Paire de voyage'),
      subtitle: t('Zwei Taschen, 48 l, wasserdicht', 'Deux sacoches, 48 l, étanches'),
      slug: t('reisepaar-velotaschen', 'paire-de-voyage-sacoches'),
      price: 199,
      weight: 2.1,
      colours: ['petrol/cream', 'ocker/ink', 'tiefschwarz/cream'],
      facts: {
        pa_befestigung: t('Haken, 8 bis 16 mm', 'Crochets, 8 à 16 mm'),
        pa_volumen: same('48 l'),
        pa_material: t('Nylon, beidseitig beschichtet', 'Nylon enduit sur deux faces'),
      },
      drawing: { form: 'roll', width: 270, height: 270, pocket: false },
      text: t(
        'Das Paar für lange Reisen. Seit Jahrzehnten fast unverändert, mit einem Innenfach für Karten und einer Schulterschlinge für den Weg zum Zimmer.',
        'La paire des longs voyages. Presque inchangée depuis des décennies, avec une poche à cartes et une bandoulière pour monter à la chambre.',
      ),
      own: {
        view: 'back',
        title: t('Untere Führung verstellbar', 'Guide inférieur réglable'),
        text: t('Schwingt auch auf Schotter nicht aus.', 'Ne balance pas, même sur les cailloux.'),
      },
    },
    {
      no: 5,
      brand: 'Klickfix',
      name: t('Einkaufskorb', 'Panier de courses'),
      subtitle: t('Korb, 21 l, mit Griff', 'Panier, 21 l, avec anse'),
      slug: t('einkaufskorb-velo', 'panier-de-courses-velo'),
      price: 65,
      weight: 1.4,
      colours: ['graphit/cream', 'salbei/ink'],
      facts: {
        pa_befestigung: t('Klickadapter', 'Adaptateur à clip'),
        pa_volumen: same('21 l'),
        pa_zuladung: same('10 kg'),
      },
      drawing: { form: 'basket', pocket: false },
      text: t(
        'Vom Velo direkt in den Laden und wieder zurück. Der Boden ist geschlossen, damit keine Beere durchfällt, und der Griff klappt zur Seite.',
        'Du vélo au magasin et retour. Le fond est fermé pour qu’aucune baie ne tombe, l’anse se rabat pour faire place aux poireaux.',
      ),
      own: {
        view: 'back',
        title: t('Adapter liegt bei', 'Adaptateur fourni'),
        text: t('Für Träger oder Lenker.', 'Pour porte-bagages ou guidon.'),
      },
    },
    {
      no: 6,
      brand: 'Racktime',
      name: t('Kiste', 'Caisse'),
      subtitle: t('Transportkiste, 28 l', 'Caisse de transport, 28 l'),
      slug: t('kiste-transportkiste', 'caisse-de-transport'),
      price: 79,
      weight: 1.9,
      paint: 'kupfer/cream',
      facts: {
        pa_befestigung: t('Klickadapter', 'Adaptateur à clip'),
        pa_volumen: same('28 l'),
        pa_zuladung: same('15 kg'),
      },
      drawing: { form: 'crate', reflective: false },
      text: t(
        'Eine Kiste aus Buche und Aluminium, die auf den Träger klickt. Darin fährt das Altglas zum Container und der Blumenstock zur Nachbarin.',
        'Une caisse de hêtre et d’aluminium qui se clipse. Le verre usagé y va au conteneur et la plante chez la voisine.',
      ),
      own: {
        view: 'detail',
        title: t('Geölte Buche', 'Hêtre huilé'),
        text: t('Jedes Jahr einmal nachölen genügt.', 'Un coup d’huile par an suffit.'),
      },
    },
  ],
};

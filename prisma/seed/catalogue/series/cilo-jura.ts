import type { BikeSeries } from '../model.ts';
import { t } from '../text.ts';
import { E_DROP } from './bases.ts';

/** Electric gravel bikes. */
export const ciloJura: BikeSeries = {
  no: 17,
  brand: 'Cilo',
  base: { ...E_DROP, drawing: { sidewall: '#b08d57' } },
  about: t(
    'Zwischen Vallorbe und Delémont gibt es mehr Kies als Asphalt, und dort wird das Jura gefahren, bevor es in den Verkauf kommt. Der Motor sitzt in der Nabe, hilft bis 25 km/h und lässt dich danach in Ruhe.',
    'Entre Vallorbe et Delémont, il y a plus de gravier que d’asphalte : c’est là que le Jura est essayé avant d’être vendu. Logé dans le moyeu, le moteur aide jusqu’à 25 km/h, puis vous laisse tranquille.',
  ),
  highlights: [
    {
      view: 'motor',
      text: t(
        'Rollt ohne Strom so frei wie eine gewöhnliche Nabe.',
        'Sans courant, il tourne aussi librement qu’un moyeu ordinaire.',
      ),
    },
    {
      view: 'wheel',
      title: t('Reifen mit {width} mm', 'Pneus de {width} mm'),
      text: t('Schnell auf Asphalt, gutmütig auf losem Grund.', 'Rapides sur l’asphalte, tolérants sur sol meuble.'),
    },
  ],
  models: [
    {
      no: 1,
      name: 'Jura G',
      price: 4752,
      colours: ['oliv/cream', 'sand/ink'],
      text: t(
        'Morgens über die Krete, mittags ins Tal, abends noch ein Umweg: Das Jura G fährt sich wie ein gutes Gravelbike mit Rückenwind auf Knopfdruck. Ösen für drei Flaschen und einen Träger sind vorhanden.',
        'Le matin sur la crête, à midi dans la vallée, le soir un détour de plus : le Jura G se conduit comme un bon gravel avec le vent dans le dos sur commande. Œillets prévus pour trois gourdes et un porte-bagages.',
      ),
      own: {
        view: 'battery',
        text: t('Fest im Rahmen, Ladebuchse über der Kurbel.', 'Fixe dans le cadre, prise au-dessus du pédalier.'),
      },
    },
    {
      no: 2,
      name: 'Jura G EQ',
      price: 5004,
      weight: 16.1,
      equipped: true,
      rackLoad: 18,
      lux: 80,
      tyre: [42, 622],
      colours: ['petrol/cream', 'ziegel/cream'],
      text: t(
        'Mit Schutzblechen, Licht und schlankem Träger wird das Jura zum schnellen Pendlervelo für Leute, die den Rennlenker dem geraden vorziehen. Die Bleche sind breit genug für Winterreifen.',
        'Garde-boue, éclairage, porte-bagages fin : le Jura devient un vélo de pendulaire rapide pour qui préfère le guidon de course. Les garde-boue acceptent des pneus d’hiver.',
      ),
      own: {
        view: 'light',
        text: t(
          'Vom Hauptakku gespeist, nie mehr eine leere Lampe.',
          'Alimenté par la batterie principale, jamais à plat.',
        ),
      },
    },
    {
      no: 3,
      name: 'Jura G Carbon',
      nameFr: 'Jura G Carbone',
      price: 6156,
      weight: 12.4,
      gears: 12,
      shift: 'electronic',
      material: 'carbon',
      colours: ['tiefschwarz/red', 'salbei/ink'],
      stock: { onOrder: 'all', weeks: 11 },
      drawing: { deepRim: 30, sidewall: '#2b2f33' },
      text: t(
        'Zwei Kilo leichter, kabellos geschaltet, mit Reserven für Etappen, die man nach Anzahl Pässen plant. Auf glatter Strasse hält das Jura G Carbon in jeder Rennvelogruppe mit.',
        'Deux kilos de moins, passage sans fil et de la réserve pour des étapes que l’on compte en cols. Sur route lisse, le Jura G Carbone suit n’importe quel peloton.',
      ),
      own: {
        view: 'frame',
        title: t('12,4 kg mit Motor', '12,4 kg avec moteur'),
        text: t('Rahmen und Gabel aus einem Guss gewickelt.', 'Cadre et fourche moulés d’une pièce.'),
      },
    },
    {
      no: 4,
      name: 'Jura G Stahl',
      nameFr: 'Jura G Acier',
      price: 4464,
      battery: 250,
      weight: 15.3,
      gears: 10,
      material: 'steel',
      fork: 'rigid',
      tyre: [50, 584],
      brake: 'mechanical',
      colours: ['kupfer/cream', 'nachtblau/cream'],
      drawing: { sidewall: '#d9c9a3', saddleColour: '#8a5a35', gripColour: '#8a5a35' },
      text: t(
        'Stahl federt, lässt sich überall schweissen und altert mit Würde. Das Jura G Stahl ist für Reisen gedacht, auf denen die nächste Werkstatt einen Schraubstock hat und sonst nichts.',
        'L’acier amortit, se soude partout et vieillit bien. Le Jura G Acier est fait pour les voyages où le prochain atelier possède un étau, et rien d’autre.',
      ),
      own: {
        view: 'brake',
        text: t(
          'Mit Seilzug, unterwegs mit einem Inbusschlüssel zu flicken.',
          'À câble, réparables en route avec une clé six pans.',
        ),
      },
    },
  ],
};

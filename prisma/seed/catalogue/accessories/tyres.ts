import type { AccessoryGroup } from '../model.ts';
import { t } from '../text.ts';
import { sizes } from './options.ts';

/** Tyres, tubes and what keeps air in them. */
export const tyres: AccessoryGroup = {
  no: 13,
  type: 'tyre',
  categories: [],
  about: t(
    'Ein Reifen ist abgefahren, wenn die Lauffläche in der Mitte flach wird oder das Gewebe durchscheint, am E-Bike oft nach 3000 bis 5000 Kilometern, hinten zuerst.',
    'Un pneu est usé quand sa bande centrale devient plate ou que la toile apparaît, souvent après 3000 à 5000 kilomètres sur un vélo électrique, à l’arrière d’abord.',
  ),
  highlights: [
    {
      view: 'detail',
      title: t('Freigegeben für E-Bikes', 'Homologué vélo électrique'),
      text: t('Mit verstärkter Karkasse.', 'À carcasse renforcée.'),
    },
    {
      view: 'front',
      title: t('Reflex auf der Flanke', 'Flanc réfléchissant'),
      text: t('Im Dunkeln ein heller Kreis.', 'Un cercle clair dans la nuit.'),
    },
  ],
  models: [
    {
      no: 1,
      brand: 'Continental',
      name: t('Dauerläufer', 'Endurant'),
      subtitle: t('Trekkingreifen, pannensicher', 'Pneu de trekking anti-crevaison'),
      slug: t('dauerlaeufer-trekkingreifen', 'endurant-pneu-trekking'),
      price: 49,
      weight: 1.02,
      paint: 'tiefschwarz/cream',
      sizes: sizes('42–622', '47–622', '50–622'),
      facts: { pa_material: t('5 mm Einlage aus Kautschuk', 'Bande de caoutchouc de 5 mm') },
      drawing: { form: 'tyre', tread: 'city' },
      text: t(
        'Fünf Millimeter Kautschuk liegen zwischen Reissnagel und Schlauch. Der Dauerläufer rollt nicht am leichtesten, dafür kommt man an. Nach zwei Wintern ist das Profil in der Mitte noch nicht halb herunter.',
        'Cinq millimètres de caoutchouc séparent la punaise de la chambre. L’Endurant ne roule pas le plus facilement, mais on arrive. Après deux hivers, le profil n’est pas à moitié usé.',
      ),
      own: {
        view: 'back',
        title: t('Drei Breiten', 'Trois largeurs'),
        text: t('Miss vorher den Platz im Schutzblech.', 'Mesurez d’abord l’espace sous le garde-boue.'),
      },
    },
    {
      no: 2,
      brand: 'Continental',
      name: t('Eiszeit', 'Glaciaire'),
      subtitle: t('Winterreifen mit 240 Spikes', 'Pneu d’hiver à 240 clous'),
      slug: t('eiszeit-winterreifen', 'glaciaire-pneu-hiver'),
      price: 84,
      weight: 1.25,
      paint: 'graphit/ink',
      sizes: sizes('42–622', '50–584'),
      facts: { pa_material: t('Stahlspikes, Wintermischung', 'Clous d’acier, gomme d’hiver') },
      stock: { onOrder: '50–584', weeks: 3 },
      drawing: { form: 'tyre', tread: 'winter', width: 52, reflective: true },
      text: t(
        'Zweihundertvierzig Spikes machen Lärm und einen grossen Unterschied auf vereisten Uferwegen. Ab November am Vorderrad genügt vielen schon. Die ersten vierzig Kilometer auf Asphalt setzen die Spikes fest, danach hält jeder.',
        'Deux cent quarante clous font du bruit, et une grande différence sur les quais verglacés. Dès novembre, à l’avant, cela suffit souvent. Les quarante premiers kilomètres sur asphalte assoient les clous, ensuite ils tiennent.',
      ),
      own: {
        view: 'detail',
        title: t('Leiser bei hohem Druck', 'Plus discret sous pression'),
        text: t('Dann berühren die Spikes den Asphalt kaum.', 'Les clous touchent alors à peine l’asphalte.'),
      },
    },
    {
      no: 3,
      brand: 'Continental',
      name: t('Schluchtenreifen', 'Pneu des gorges'),
      subtitle: t('Mountainbikereifen, 29 Zoll', 'Pneu VTT, 29 pouces'),
      slug: t('schluchtenreifen-mountainbike', 'gorges-pneu-vtt'),
      price: 72,
      weight: 0.98,
      paint: 'tiefschwarz/orange',
      sizes: sizes('58–622', '61–622'),
      facts: { pa_material: t('Weiche Mischung, Doppelkarkasse', 'Gomme tendre, double carcasse') },
      drawing: { form: 'tyre', tread: 'mtb', width: 64, reflective: false },
      text: t(
        'Grobe Stollen aussen, niedrige in der Mitte: beisst in der Kurve und rollt auf dem Weg dorthin. Schlauchlos gefahren, braucht er kaum anderthalb Bar.',
        'Gros crampons sur les bords, bas au centre : il mord en virage et roule jusque-là. En tubeless, un bar et demi lui suffit.',
      ),
      own: {
        view: 'back',
        title: t('Schlauchlos bereit', 'Prêt pour le tubeless'),
        text: t('Sitzt mit der Standpumpe auf.', 'Il se monte à la pompe à pied.'),
      },
    },
    {
      no: 4,
      brand: 'Continental',
      name: t('Kreidestrasse', 'Route blanche'),
      subtitle: t('Gravelreifen, helle Flanke', 'Pneu gravel, flanc clair'),
      slug: t('kreidestrasse-gravelreifen', 'route-blanche-pneu-gravel'),
      price: 65,
      weight: 0.48,
      paint: 'graphit/sand',
      sizes: sizes('40–622', '45–622'),
      facts: { pa_material: t('Faltbar, Aramidkern', 'Souple, tringle aramide') },
      drawing: { form: 'tyre', tread: 'gravel', sidewall: '#b08d57', width: 40, reflective: false },
      text: t(
        'Auf Asphalt schnell, auf Schotter ruhig, im Schlamm überfordert, wie es sich für einen Gravelreifen gehört. Die helle Flanke ist reine Freude.',
        'Rapide sur l’asphalte, calme sur le gravier, dépassé dans la boue, comme il sied à un pneu gravel. Le flanc clair est pur plaisir.',
      ),
      own: { view: 'front', title: t('{weight} g', '{weight} g'), text: t('Gewogen in 40–622.', 'Pesé en 40–622.') },
    },
    {
      no: 5,
      brand: 'SKS',
      name: t('Ersatzschlauch', 'Chambre de rechange'),
      subtitle: t('Schlauch 28 Zoll, französisches Ventil', 'Chambre 28 pouces, valve presta'),
      slug: t('ersatzschlauch-28-zoll', 'chambre-de-rechange-28-pouces'),
      price: 9,
      weight: 0.18,
      paint: 'tiefschwarz/red',
      facts: { pa_masse: t('40–50 / 622', '40–50 / 622') },
      drawing: { form: 'tube' },
      text: t(
        'Passt in Reifen von 40 bis 50 Millimetern und damit in die meisten unserer Trekkingvelos. Einer gehört in die Tasche, einer in die Schublade.',
        'Convient aux pneus de 40 à 50 millimètres, donc à la plupart de nos vélos de trekking. Une dans la sacoche, une dans le tiroir.',
      ),
      own: {
        view: 'detail',
        title: t('Ventil 40 mm', 'Valve de 40 mm'),
        text: t('Mit Mutter gegen Klappern.', 'Avec écrou anti-bruit.'),
      },
    },
  ],
};

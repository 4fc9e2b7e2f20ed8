import { begin, type QuestionType, tuning, word } from './question-type.ts';

const delivery = begin('livr|expedi|envoi|transport|port');
const paying = begin('mensualit|plan|financ|credit|contrat|echelonn|par mois|plusieurs fois');
const broken = begin('abim|endommag|cass|ray|boss|degat|tordu|fissur');
const arrived = begin('arriv|livr|recu|reception|transport|colis|carton|emballage|deball');
const kilometres = word('km|kilometres?|bornes');

/** Who may pay in instalments: of age, residence and papers one answer speaks. */
const eligible = 'mensualites habiter suisse 21 ans au moins';

/** French types of questions, in the order in which they are tried. */
export const french: readonly QuestionType[] = [
  { has: [word('balance')], means: 'poids' },
  { has: [/\ba partir de quelle (?:taille|stature|grandeur)\b/], means: 'taille cm' },
  {
    has: [kilometres, begin('sans (?:la )?recharg|tien|parcour|une charge|rouler combien')],
    lacks: /\bkm\/h\b/,
    means: 'autonomie',
  },
  {
    has: [word('porte-bagages'), begin('poids|kilos?|kg|charge|support')],
    lacks: /\b(?:siege|enfant|sacoche|panier|monter|fixer)/,
    means: 'porte-bagages kg',
  },
  {
    has: [begin('charge max|poids max|mon poids|charge total'), begin('support|velo|maxim|autoris|cycliste')],
    lacks: /\bporte-bagages\b|\bbatterie\b/,
    means: 'poids total autorise',
  },
  { has: [word('km/h'), begin('roul|moteur|aide|assist')], lacks: tuning, means: 'quelle vitesse' },
  { has: [/\b(?:va|roule|monte) (?:jusqu’)?a combien\b/], means: 'quelle vitesse' },
  { has: [begin('frontalier|a l’etranger|en france|en allemagne')], lacks: /\bliv/, means: eligible },
  { has: [begin('deja roul|seconde main|deja servi|d’occase')], means: 'occasion' },
  { has: [broken, arrived], lacks: /\bassur/, means: 'arrive abime' },
  {
    has: [/\b(?:en|sous|dans) combien de (?:jours|semaines|temps)\b/, delivery],
    means: 'combien de temps dure la livraison',
  },
  {
    has: [
      begin('mensualit|plan|financ|credit|contrat|echelonn|par mois|plusieurs fois|pay'),
      begin('rembours|sold|anticip|plus (?:tot|vite|rapidement)|avant (?:la fin|terme)'),
    ],
    means: 'solder tot',
  },
  { has: [begin('condition|exigence'), paying], means: eligible },
  {
    has: [
      /\bj’ai (?:seulement |a peine )?(?:1[4-9]|20) ans\b|\bage (?:minim|requis|legal)|\bquel age (?:faut|dois|doit)|\bmineur/,
    ],
    lacks: /\b(?:enfant|bebe)/,
    means: eligible,
  },
  {
    has: [/\bpermis [bcl]\b|\bpermis de sejour\b/, begin('suffi|accept|mensualit|mois|faut|valable')],
    means: 'quels documents permis mensualites',
  },
  {
    has: [begin('frais de dossier|frais cach|interet|surcout'), /\b(?:interet|dossier|frais|mensualit|plus cher)/],
    means: 'payer plus cher mensualites interet',
  },
  {
    has: [begin('deux|trois|plusieurs'), begin('velos'), begin('meme temps|fois|ensemble|commande')],
    lacks: /\bcompar|\bcote a cote\b/,
    means: 'commander a la fois panier',
  },
  {
    has: [begin('code|bon|rabais|reduction'), begin('ou|tap|saisi|entr|mett')],
    lacks: /\brabais (?:de|sur)\b/,
    means: 'ou saisir code reduction',
  },
  {
    has: [begin('politique de retour|retourner|rendre|renvoyer|droit de retour')],
    lacks: /\bcass/,
    means: 'faut rendre velo',
  },
  {
    has: [begin('atelier|service|entretien|revision'), begin('combien de fois|par an|frequence|souvent')],
    means: 'frequence service',
  },
  {
    has: [begin('rest|tout paye|dernier'), begin('appart|une fois que|propriete|a moi')],
    means: 'quand velo appartient',
  },
  {
    has: [/\bquel velo\b/, begin('prendre|choisir|acheter|sais pas')],
    means: 'trois questions courte liste',
  },
  { has: [begin('assur'), begin('vol|derob')], means: 'assurer velo' },
  { has: [begin('acompte'), begin('minim|maxim|haut|eleve')], means: 'quel acompte puis-je verser' },
  { has: [begin('acompte'), begin('conseill|recommand|propos')], means: 'quel acompte propose depart' },
  { has: [/\bcombien de mois\b/, begin('etal|pay|rembours')], lacks: /\boccasion/, means: 'durees' },
];

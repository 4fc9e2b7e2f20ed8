import type { ColourFamily } from '~/modules/catalog/colour-families.ts';
import type { Locale } from '~/i18n/locales.ts';

/**
 * How a language says prices, sizes and the like. Phrases are folded and separated by commas; each is a regular expression
 * without groups that capture, a space in it stands for any gap.
 */
export interface ConditionWords {
  /** Words for francs. */
  francs: string;
  /** Before or after an amount. */
  atMost: string;
  atMostAfter: string;
  atLeast: string;
  atLeastAfter: string;
  /** Before an amount that is not meant to the franc. */
  about: string;
  /** `between` 3000 `and` 4000 */
  between: string;
  and: string;
  /** After an amount that is paid each month. */
  monthly: string;
  /** Before one. */
  rate: string;
  /** Amounts as words. */
  amounts: Readonly<Record<string, number>>;
  cheapest: string;
  dearest: string;
  lightest: string;
  reduced: string;
  battery: string;
  /** Great, before or after `battery` and `range`. */
  large: string;
  range: string;
  /** What says alone that a range has to be great. */
  farRange: string;
  /** Before a rider's height without a unit. */
  heightIs: string;
  /** Before a size in letters. */
  sizeIs: string;
  /** Kinds of products that come in sizes by letters, and are called so by no model. */
  sized: string;
  tall: string;
  short: string;
  /** Who `tall` and `short` are said of; they stay words of the search. */
  riders: string;
  /** The same where the word says no more. */
  anybody: string;
  /** What says alone that somebody is tall, or short. */
  tallAlone: string;
  shortAlone: string;
  years: string;
  /** Endings of colours, and what stands before and after them in one word. */
  colourEndings: string;
  colourPrefixes: string;
  colours: Readonly<Record<ColourFamily, string>>;
}

/** A new language is an entry here: the compiler asks for it. */
export const conditionWords: Readonly<Record<Locale, ConditionWords>> = {
  de: {
    francs: 'chf, sfr, fr, frs, franken, stutz, frankli, fraenkli, euro, €',
    atMost:
      'bis, bis zu, bis max, bis maximal, bis hochstens, unter, max, maximal, maximum, hochstens, weniger als, nicht mehr als, nicht teurer als, nicht uber, gunstiger als, billiger als, fur max, fur maximal, fur unter, fur weniger als, fur hochstens, fur bis zu, kleiner als, tiefer als, budget, budget bis, budget von, budget max, mein budget ist, ich habe, <, <=',
    atMostAfter: 'max, maximal, maximum, hochstens, oder weniger, oder gunstiger, oder darunter, budget',
    atLeast:
      'ab, uber, mehr als, mindestens, mind, min, minimum, minimal, von mindestens, teurer als, grosser als, nicht unter, >, >=',
    atLeastAfter: 'oder mehr, mindestens, und mehr, und daruber, aufwarts, plus, \\+',
    about: 'um, um die, circa, ca, rund, etwa, ungefahr, gegen, so um die, fur, fur rund, fur etwa, fur ca',
    between: 'zwischen, von',
    and: 'und, bis, bis zu, -, –',
    monthly:
      'im monat, pro monat, per monat, je monat, am monat, monatlich, mtl, monat, /monat, / monat, /mt, /mte, p m, pm, im mt, pro mt, monatsrate, monatliche rate, rate, raten, ratenzahlung',
    rate: 'rate, raten, monatsrate, monatsraten, monatliche rate, monatlich, im monat, pro monat, mtl, abo, leasing, leasingrate, finanzierung',
    amounts: {
      hundert: 100, zweihundert: 200, tausend: 1000, eintausend: 1000, zweitausend: 2000, dreitausend: 3000, viertausend: 4000,
      funftausend: 5000, fuenftausend: 5000, sechstausend: 6000, siebentausend: 7000, achttausend: 8000,
    }, // prettier-ignore
    cheapest:
      'am gunstigsten, am billigsten, so gunstig wie moglich, gunstig(?:e[rsnm]?|ste[rsnm]?)?, guenstig(?:e[rsnm]?|ste[rsnm]?)?, billig(?:e[rsnm]?|ste[rsnm]?)?, preiswert(?:e[rsnm]?|este[rsnm]?)?, preisgunstig(?:e[rsnm]?|ste[rsnm]?)?, nicht (?:so |zu )?teuer, nicht (?:so |zu )?teure[rsn]?, kleines budget, kleinem budget, wenig geld, kleiner preis, kleinen preis, tiefer preis, tiefster preis, schnappchen, einsteigermodell, einstiegsmodell',
    dearest:
      'am besten, am teuersten, beste[rsnm]?, top, topmodell, premium, luxus, luxurios(?:e[rsnm]?)?, teuer, teure[rsnm]?, high end, highend, hochwertig(?:e[rsnm]?|ste[rsnm]?)?, spitzenmodell, flaggschiff, teuerste[rsnm]?, edel, edle[rsnm]?, oberklasse, exklusiv(?:e[rsnm]?)?',
    lightest: 'leicht(?:e[rsnm]?|este[rsnm]?)?, wenig gewicht, geringes gewicht, am leichtesten',
    reduced:
      'aktion, aktionen, in aktion, ausverkauf, reduziert(?:e[rsnm]?)?, rabatt, sale, im sale, angebot, angebote, im angebot, sonderangebot, heruntergesetzt(?:e[rsnm]?)?, herabgesetzt(?:e[rsnm]?)?',
    battery: 'akku, akkus, batterie, batterien, akkukapazitat, kapazitat, akkuleistung',
    large:
      'gross, gross(?:e[rsnm]?), grosst(?:e[rsnm]?), stark(?:e[rsnm]?)?, starkst(?:e[rsnm]?), dick(?:e[rsnm]?), hoh(?:e[rsnm]?), hochst(?:e[rsnm]?), lang(?:e[rsnm]?)?, langst(?:e[rsnm]?), weit(?:e[rsnm]?)?, viel, maximal(?:e[rsnm]?), leistungsstark(?:e[rsnm]?), leistungsfahig(?:e[rsnm]?), ausdauernd(?:e[rsnm]?), extra gross(?:e[rsnm]?)?, riesig(?:e[rsnm]?), gut(?:e[rsnm]?), besonders gross(?:e[rsnm]?), langlebig(?:e[rsnm]?), doppelt(?:e[rsnm]?)',
    range: 'reichweite, reichweiten, akkureichweite, distanz',
    farRange:
      'langstrecke, langstrecken, langstreckenvelo, lange strecken, lange strecke, lange distanzen, weite strecken, weite touren, lange touren, weit fahren, kommt weit, halt lange, dualakku, doppelakku, zwei akkus, zweiter akku, zweitem akku',
    heightIs: 'korpergrosse, koerpergrosse, grosse, groesse, ich bin, bin',
    sizeIs: 'grosse, groesse, gr, rahmengrosse, rahmengroesse, rahmen, rahmen grosse, size',
    sized:
      'helm, helme, velohelm, velohelme, fahrradhelm, handschuh, handschuhe, velohandschuhe, velo, velos, e bike, e bikes, ebike, ebikes',
    tall: 'gross(?:e[rsnm]?)?, sehr gross(?:e[rsnm]?)?, besonders gross(?:e[rsnm]?), lang(?:e[rsnm]?), uberdurchschnittlich gross(?:e[rsnm]?), hochgewachsen(?:e[rsnm]?)?, grossgewachsen(?:e[rsnm]?)?',
    short:
      'klein(?:e[rsnm]?)?, sehr klein(?:e[rsnm]?), besonders klein(?:e[rsnm]?), kurz(?:e[rsnm]?), kleingewachsen(?:e[rsnm]?)?, zierlich(?:e[rsnm]?)',
    riders: 'mann, manner, mannern, herr, herren, frau, frauen, dame, damen',
    anybody:
      'leute, leuten, person, personen, mensch, menschen, fahrer, fahrerin, fahrerinnen, fahrern, statur, korpergrosse, typ, typen, kerl, kerle, erwachsene, erwachsenen, biker, bikerin, radler',
    tallAlone:
      'gross gewachsen, grossgewachsen(?:e[rsnm]?)?, hochgewachsen(?:e[rsnm]?)?, xxl, uber zwei meter, 2 meter, 2m, ich bin gross, bin gross, riesen',
    shortAlone: 'klein gewachsen, kleingewachsen(?:e[rsnm]?)?, ich bin klein, bin klein, zierlich(?:e[rsnm]?)?',
    years: 'jahr, jahre, jahren, j, jahrig(?:e[rsnm]?)?, jaehrig(?:e[rsnm]?)?, jahrlinge',
    colourEndings: '(?:n?e[rsnm]?|s)?(?:farben(?:e[rsnm]?)?|farbig(?:e[rsnm]?)?)?',
    colourPrefixes:
      'dunkel, hell, tief, knall, feuer, matt, schnee, nacht, himmel, gras, wald, mint, zitronen, wein, rubin, kirsch, marine, pastell, neon, metallic, creme',
    colours: {
      white: 'weiss, weis, creme, elfenbein',
      black: 'schwarz, anthrazit',
      grey: 'grau, silber, silbern, anthrazit, graphit',
      blue: 'blau',
      turquoise: 'turkis, petrol, tuerkis',
      green: 'grun, gruen, mint, oliv, olivgrun, khaki',
      red: 'rot, bordeaux, weinrot, bordeauxrot',
      brown: 'braun, kupfer, kupfern, bronze',
      orange: 'orange',
      yellow: 'gelb, gold, golden, senfgelb, ocker',
      pink: 'rosa, pink, altrosa, rose, lachs',
      purple: 'violett, lila, purpur, flieder, lavendel, aubergine',
      beige: 'beige, sand, creme, sandfarben',
    },
  },
  fr: {
    francs: 'chf, sfr, fr, frs, francs?, francs? suisses?, balles, euros?, €',
    atMost:
      "moins de, moins que, a moins de, jusqu'a, jusqu a, jusqua, jusque, max, maxi, maximum, au maximum, maximum de, max de, sous, sous les, en dessous de, dessous de, inferieur a, inferieure a, pas plus de, pas plus que, au plus, pour moins de, pour max, pour maximum, budget, budget de, budget max, budget maximum, mon budget est de, mon budget est, dans les limites de, ne depassant pas, a maximum, de moins de, <, <=",
    atMostAfter: 'max, maxi, maximum, au maximum, au plus, ou moins, de budget, et moins',
    atLeast:
      'plus de, plus que, a partir de, a partir des, des, au moins, minimum, min, mini, au minimum, superieur a, superieure a, au dessus de, dessus de, pas moins de, depuis, >, >=',
    atLeastAfter: 'ou plus, et plus, minimum, au minimum, mini, au moins, plus, \\+',
    about: 'environ, autour de, vers, aux alentours de, dans les, a peu pres, env, a, pour, pour environ, de',
    between: "entre, de, d'",
    and: 'et, a, -, –, jusqu a',
    monthly:
      'par mois, le mois, mois, /mois, / mois, mensuel, mensuels, mensuelle, mensuelles, mensuellement, par mensualite, mensualite, p m, /m, de mensualite, chaque mois, au mois, / m',
    rate: 'mensualite, mensualites, mensuel, mensuellement, par mois, loyer, abonnement, leasing, financement, traite, en plusieurs fois',
    amounts: {
      cent: 100, 'deux cents?': 200, mille: 1000, 'deux mille': 2000, 'trois mille': 3000, 'quatre mille': 4000, 'cinq mille': 5000,
      'six mille': 6000, 'sept mille': 7000, 'huit mille': 8000,
    }, // prettier-ignore
    cheapest:
      'pas (?:trop |tres )?cher(?:e|s|es)?, pas (?:trop )?couteux, (?:le |la |les )?moins cher(?:e|s|es)?, peu cher(?:e|s|es)?, peu couteux, bon marche, meilleur marche, a bas prix, bas prix, petit prix, petits prix, prix bas, meilleur prix, economique(?:s)?, abordable(?:s)?, petit budget, entree de gamme, premier prix, bonne affaire, avantageu(?:x|se|ses), accessible(?:s)?',
    dearest:
      'haut de gamme, haute gamme, tres haut de gamme, meilleur(?:e|s|es)?, le top, top, premium, luxe, de luxe, luxueux, le plus cher, la plus chere, les plus chers, (?:plus )?performant(?:e|s|es)?, qualite superieure, exclusif, fleuron',
    lightest:
      'leger(?:e|s|es)?, plus leger(?:e|s|es)?, tres leger(?:e|s|es)?, ultra leger(?:e|s|es)?, poids plume, faible poids',
    reduced:
      'action, en action, solde, soldes, en solde, promo, promos, promotion, en promotion, rabais, en rabais, liquidation, reduit, prix reduit, offre speciale, destockage',
    battery: 'batterie, batteries, accu, capacite de batterie, capacite',
    large:
      'gros(?:se|ses)?, plus gros(?:se)?, grand(?:e|s|es)?, plus grand(?:e)?, tres grand(?:e)?, puissant(?:e|s|es)?, plus puissant(?:e)?, forte, haute, elevee, longue, plus longue, tres longue, bonne, enorme, maximum, maximale, longue duree, de grande capacite, grande capacite, grosse capacite, haute capacite, de longue duree, importante, double, meilleure',
    range: 'autonomie, rayon d action, portee',
    farRange:
      'longue distance, longues distances, longs trajets, long trajet, longs parcours, longues sorties, aller loin, va loin, rouler loin, rouler longtemps, double batterie, deux batteries, seconde batterie, deuxieme batterie',
    heightIs: 'taille, hauteur, je mesure, mesure, mesurant, je fais',
    sizeIs: 'taille, tailles, taille de cadre, taille du cadre, taille cadre, cadre, cadre taille, en taille',
    sized:
      'casque, casques, casque velo, casque de velo, gant, gants, gants velo, gants de velo, velo, velos, e bike, e bikes, ebike, ebikes',
    tall: 'grand(?:e|s|es)?, tres grand(?:e|s|es)?, de grande taille, grande taille',
    short: 'petit(?:e|s|es)?, tres petit(?:e|s|es)?, de petite taille, petite taille',
    riders: 'homme, hommes, monsieur, messieurs, mec, mecs, femme, femmes, dame, dames',
    anybody:
      'personne, personnes, gens, cycliste, cyclistes, gabarit, gabarits, taille, tailles, adulte, adultes, morphologie, utilisateur, utilisatrice',
    tallAlone:
      'grande taille, grandes tailles, grand gabarit, grands gabarits, je suis grand(?:e)?, xxl, plus de 2 metres, 2 metres, 2m',
    shortAlone: 'petite taille, petites tailles, petit gabarit, petits gabarits, je suis petit(?:e)?',
    years: 'an, ans, annees',
    colourEndings: '(?:e|s|es|he|hes|te|tes)?',
    colourPrefixes: '',
    colours: {
      white: 'blanc, blanche, blanches, creme, ivoire',
      black: 'noir, anthracite',
      grey: 'gris, grise, grises, argent, argente, anthracite, graphite',
      blue: 'bleu, bleue, bleues, marine, bleu marine, bleu ciel, bleu fonce, bleu clair',
      turquoise: 'turquoise, petrole',
      green: 'vert, verte, vertes, vert fonce, vert clair, olive, kaki, menthe, sapin',
      red: 'rouge, bordeaux, rouge fonce',
      brown: 'brun, brune, marron, cuivre, bronze, chocolat',
      orange: 'orange',
      yellow: 'jaune, ocre, dore, doree, moutarde',
      pink: 'rose, vieux rose, saumon',
      purple: 'violet, violette, violettes, mauve, lilas, pourpre, lavande, prune',
      beige: 'beige, sable, creme',
    },
  },
};

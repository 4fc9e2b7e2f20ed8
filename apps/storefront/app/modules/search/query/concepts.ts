import { byLocale, type Locale } from '~/i18n/locales.ts';

/**
 * What shoppers call things, and what the catalogue knows them by: tags of the search index (`category:` with slugs of
 * §3, `frame:`, `speed:`). Words are folded; plurals are listed where the language's stems do not join them.
 */
interface Concept {
  tags: readonly string[];
  words: Record<Locale, string>;
}

const concept = (tags: string, de: string, fr: string): Concept => ({ tags: tags.split(' '), words: { de, fr } });

const concepts: readonly Concept[] = [
  concept(
    'category:e_bike',
    'ebike, ebikes, e bike, e bikes, e velo, e velos, evelo, evelos, elektrovelo, elektrovelos, elektrobike, elektrofahrrad, elektrofahrrader, elektrorad, elektro velo, elektro fahrrad, pedelec, pedelecs, stromvelo, velo mit motor, motorvelo',
    'ebike, ebikes, e bike, e bikes, evelo, e velo, vae, velo electrique, velos electriques, velo a assistance electrique, velos a assistance electrique, velo elec, bicyclette electrique, cycle electrique, pedelec, velo a moteur, velo avec moteur',
  ),
  concept(
    'category:s_pedelec speed:45',
    's pedelec, s pedelecs, spedelec, spedelecs, speed pedelec, speedpedelec, schnelles ebike, schnelles e bike, schnelle ebikes, 45 km h, 45km h, 45kmh, 45er, gelbes nummernschild',
    's pedelec, s pedelecs, spedelec, spedelecs, speed pedelec, speed bike, speedbike, velo electrique rapide, velos electriques rapides, e bike rapide, 45 km h, 45km h, 45kmh, plaque jaune',
  ),
  concept('speed:25', '25 km h, 25km h, 25kmh, 25er', '25 km h, 25km h, 25kmh'),
  concept(
    'frame:women',
    'damen, frauen, dame, frau, fur frauen, fur damen, damenvelo, damenvelos, damenbike, damenrad, frauenvelo, frauenvelos, damenfahrrad',
    'femme, femmes, dame, dames, pour femme, pour femmes, velo femme, velo dame, velo pour femme',
  ),
  concept(
    'frame:men',
    'herren, manner, herr, mann, fur manner, fur herren, herrenvelo, herrenvelos, herrenbike, herrenrad, mannervelo, herrenfahrrad',
    'homme, hommes, monsieur, messieurs, pour homme, pour hommes, velo homme, velo pour homme',
  ),
  concept(
    'frame:wave',
    'wave, tiefeinsteiger, tiefeinstieg, tiefer einstieg, tiefeinstiegsrad, tiefeinstiegsvelo, komfortvelo',
    'wave, enjambement bas, cadre bas, acces bas, col de cygne, cadre ouvert',
  ),
  concept('frame:trapez', 'trapez, trapezrahmen', 'trapeze, cadre trapeze, mixte, cadre mixte'),
  concept(
    'frame:diamant',
    'diamant, diamantrahmen, stangenvelo, oberrohr hoch',
    'diamant, cadre diamant, cadre haut, barre horizontale',
  ),
  concept(
    'category:e_trekking',
    'etrekking, e trekking, trekkingbike, trekkingbikes, trekkingvelo, trekkingvelos, trekkingrad, tourenvelo, tourenbike, reisevelo, reiserad',
    'etrekking, e trekking, velo de randonnee, velo trekking, velo de trekking, vtc, velo de voyage, velo tout chemin',
  ),
  concept(
    'category:e_city',
    'ecity, e city, eurban, e urban, citybike, citybikes, city bike, cityvelo, stadtvelo, stadtvelos, stadtrad, alltagsvelo, pendlervelo, urban bike',
    'ecity, e city, eurban, e urban, velo de ville, velos de ville, velo ville, citybike, city bike, velo urbain, velos urbains, velotaf',
  ),
  concept(
    'category:e_mountain',
    'emountain, e mountain, emtb, e mtb, emountainbike, e mountainbike, elektro mountainbike, elektromountainbike, ebike mountain',
    'emountain, e mountain, emtb, e mtb, vtt electrique, vtt electriques, vttae, vtt a assistance electrique, evtt, e vtt',
  ),
  concept(
    'category:mountain category:e_mountain',
    'mtb, mountainbike, mountainbikes, mountain bike, bergvelo, gelandevelo',
    'vtt, mtb, mountainbike, mountain bike, velo de montagne, velo tout terrain',
  ),
  concept(
    'category:fully category:e_fully',
    'fully, fullys, vollgefedert, fullsuspension, full suspension',
    'fully, tout suspendu, tout suspendus, double suspension',
  ),
  concept('category:e_fully', 'efully, e fully', 'efully, e fully'),
  concept(
    'category:hardtail category:e_hardtail',
    'hardtail, hardtails',
    'hardtail, semi rigide, semi rigides, semirigide',
  ),
  concept('category:e_hardtail', 'ehardtail, e hardtail', 'ehardtail, e hardtail'),
  concept(
    'category:e_cargo',
    'ecargo, e cargo, cargo, cargobike, cargobikes, cargo bike, lastenvelo, lastenvelos, lastenrad, lastenrader, lastenfahrrad, transportvelo, familienvelo, familienbike, kindertransporter',
    'ecargo, e cargo, cargo, velo cargo, velos cargo, velocargo, cargo bike, biporteur, triporteur, longtail, velo familial, velo de transport',
  ),
  concept(
    'category:road category:e_road',
    'rennvelo, rennvelos, rennrad, rennrader, road, roadbike, road bike, strassenvelo',
    'velo de route, velos de route, velo route, velo de course, velos de course, velo course, road, roadbike',
  ),
  concept('category:e_road', 'eroad, e road, erennvelo, e rennvelo', 'eroad, e road, velo de route electrique'),
  concept(
    'category:gravel',
    'gravel, gravelbike, gravelbikes, gravel bike, gravelvelo, schottervelo',
    'gravel, gravelbike, gravel bike, velo gravel',
  ),
  concept(
    'category:kids',
    'kindervelo, kindervelos, kinderfahrrad, kinderfahrrader, kinderrad, kinderbike, kinder velo, jugendvelo, jugendbike, schulervelo, velo fur kinder, velo kind',
    'velo enfant, velos enfant, velo pour enfant, velo pour enfants, velos pour enfants, velo d enfant, velo junior',
  ),
  concept(
    'category:occasion',
    'occasion, occasionen, okkasion, occasions, gebraucht, gebrauchte, gebrauchtes, gebrauchtvelo, second hand, secondhand, refurbished',
    'occasion, occasions, d occasion, usage, seconde main, deuxieme main, reconditionne',
  ),
  concept(
    'category:bike',
    'ohne motor, velo ohne motor, velos ohne motor, muskelvelo, bio bike, biobike, normales velo',
    'sans moteur, velo sans moteur, velos sans moteur, velo musculaire, velo classique, velo normal',
  ),
  concept(
    'category:helmet',
    'helm, helme, velohelm, velohelme, fahrradhelm, kopfschutz, bikehelm',
    'casque, casques, casque velo, casque de velo',
  ),
  concept(
    'category:lock',
    'schloss, schlosser, veloschloss, veloschlosser, fahrradschloss, diebstahlschutz',
    'cadenas, antivol, antivols, serrure, antivol velo, cadenas velo',
  ),
  concept(
    'category:pump',
    'pumpe, pumpen, velopumpe, luftpumpe, standpumpe, minipumpe',
    'pompe, pompes, pompe a velo, pompe velo, gonfleur',
  ),
  concept(
    'category:child_seat',
    'kindersitz, kindersitze, kindersitzli, velositz fur kinder, velokindersitz, babysitz',
    'siege enfant, sieges enfant, siege pour enfant, siege bebe, porte bebe',
  ),
  concept(
    'category:trailer',
    'anhanger, veloanhanger, fahrradanhanger, kinderanhanger, lastenanhanger, hundeanhanger',
    'remorque, remorques, remorque velo, remorque enfant, chariot',
  ),
  concept(
    'category:velotraeger',
    'velotrager, fahrradtrager, hecktrager, dachtrager, autotrager, kupplungstrager, heckvelotrager',
    'porte velo, porte velos, porte velo voiture, portevelo',
  ),
  concept('category:accessory', 'zubehor, velozubehor, accessoires', 'accessoire, accessoires'),
];

/** Words that say the same as others without being a category of their own, first the one that the catalogue uses. */
const synonyms: Record<Locale, readonly string[]> = {
  de: [
    'tasche, satteltasche, velotasche, gepacktasche, tasche',
    'korb, velokorb, fahrradkorb',
    'licht, velolicht, fahrradlicht, lampe, velolampe, beleuchtung',
    'reifen, pneu, pneus, veloreifen, mantel, velopneu',
    'klingel, glocke, veloglocke, veloklingel',
    'akku, batterie, ersatzakku',
    'handschuhe, velohandschuhe',
    'werkzeug, tool, multitool, multiwerkzeug',
    'gepacktrager, trager, packtrager',
    'schutzblech, schutzbleche, kotflugel, spritzschutz',
    'spiegel, ruckspiegel, velospiegel',
    'handyhalter, handyhalterung, smartphone halterung, telefonhalter',
    'rucksack, velorucksack',
    'mittelmotor, motor in der mitte',
    'riemen, riemenantrieb, zahnriemen, gates, riemenvelo',
    'nabenschaltung, nabengetriebe',
  ],
  fr: [
    'sacoche, sac, sacoches, sacoche velo',
    'panier, corbeille, panier velo',
    'eclairage, lumiere, phare, lampe, feu, eclairage velo',
    'pneu, pneus, pneumatique',
    'sonnette, timbre, klaxon',
    'batterie, accu',
    'gants, gant, gants velo',
    'outil, multi outil, multioutil, outils',
    'porte bagages, porte bagage',
    'garde boue, garde boues',
    'retroviseur, miroir',
    'support telephone, support smartphone, porte telephone, support mobile',
    'sac a dos',
    'courroie, transmission par courroie',
    'moyeu, vitesses dans le moyeu',
  ],
};

/** Words for any cycle: they say nothing more once another word is there. */
export const genericWords: Record<Locale, ReadonlySet<string>> = {
  de: new Set(['velo', 'velos', 'bike', 'bikes', 'fahrrad', 'fahrrader', 'rad', 'rader', 'zweirad']),
  fr: new Set(['velo', 'velos', 'bike', 'bikes', 'bicyclette', 'cycle', 'cycles']),
};

/** Whether a language joins words into one, such as `Damenvelo`. */
export const joinsWords: Record<Locale, boolean> = { de: true, fr: false };

/** What a phrase stands for: tags, or other phrases of the same meaning. */
export interface Meaning {
  tags: readonly string[];
  synonyms: readonly string[];
}

const split = (words: string): string[] => words.split(',').map((word) => word.trim());

function phrasesOf(locale: Locale): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, { tags: string[]; synonyms: string[] }>();
  const meaning = (phrase: string) => {
    const known = phrases.get(phrase) ?? { tags: [], synonyms: [] };
    phrases.set(phrase, known);
    return known;
  };
  for (const { tags, words } of concepts) for (const phrase of split(words[locale])) meaning(phrase).tags.push(...tags);
  for (const group of synonyms[locale].map(split))
    for (const phrase of group) meaning(phrase).synonyms.push(...group.filter((other) => other !== phrase));
  return phrases;
}

/** Folded phrases of each language and what they stand for. */
export const meanings = byLocale(phrasesOf);

/** Words in a phrase at most. */
export const LONGEST_PHRASE = 5;

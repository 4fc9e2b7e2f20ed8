import type { CategorySlug } from '~/modules/catalog/categories.ts';

/*
 * What a dealer's own category means, by its words: "E-Bikes Alltag", "Trekkingvelos & Tourenvelos", "VTT
 * électriques". German, French and English words, folded as slugs are (ä is ae, é is e).
 */

/** A word for a bike, alone or at the end of a compound (`trekkingvelo`). */
const BIKE =
  /(velos?|bikes?|fahrrad|fahrraeder|raeder|rad|cycles?|pedelecs?|vtt|vtc|vae|mtbs?|longtails?|tandems?|gravel)$/;
/** Words that look like a bike's and are none. */
const NO_BIKE = /(zweirad|vorderrad|hinterrad|laufrad|laufraeder|zahnrad|stuetzrad|stuetzraeder|ersatzrad)$/;
const ELECTRIC =
  /^(ebikes?|elektro\w*|pedelecs?|speedpedelecs?|electriques?|electric|vae|vttae|emtbs?|assistance|motorise)$/;

/** Words of things for a bike or its rider; one of them makes the whole an accessory. */
const ACCESSORY =
  /^(helme?|helmets?|casques?|schloss|schloesser|locks?|antivols?|cadenas|pumpen?|pumps?|pompes?|anhaenger|trailers?|remorques?|kindersitze?|sieges?|bagagerie|porte|zubehoer|accessoires?|accessor(y|ies)|ersatzteile?|teile|parts|pieces|komponenten|components?|composants?|bekleidung|kleider|clothing|apparel|vetements?|textil(ien)?|gutscheine?|bons?|vouchers?|pflege|werkzeuge?|tools?|outils?|outillage|licht(er)?|lampen?|beleuchtung|lights?|lighting|eclairages?|reifen|pneus?|tyres?|tires?|schlaeuche|sattel|saettel|saddles?|selles?|griffe?|grips?|poignees?|pedale?n?|pedals?|pedales|lenker|guidons?|klingeln?|bells?|sonnettes?|koerbe?|korb|baskets?|paniers?|brillen?|lunettes|glasses|handschuhe?|gloves?|gants?|schuhe?|shoes?|chaussures?|trikots?|jerseys?|maillots?|hosen?|jacken?|jackets?|vestes?|akkus|batterien|ladegeraete?|chargers?|chargeurs?|computer|gps|halter(ungen)?|supports?|montagestaender|staender|bequilles?|rucksaecke?|taschen?|bags?|sacoches?|gepaecktraeger|schutzbleche?|garde-?boues?|mudguards?|flaschen?|bottles?|bidons?|nutrition|lebensmittel|aufbewahrung|huellen?|covers?|housses?)$/;
/** The same at the end of a compound (`velohelme`, `fahrradtaschen`). */
const ACCESSORY_ENDING =
  /.(helme?|schloss|schloesser|pumpen?|taschen?|koerbe|korb|sitze?|anhaenger|traeger|reifen|sattel|saettel|klingeln?|lichter|licht|lampen?|brillen?|handschuhe?|schuhe?|hosen?|jacken?|teile|zubehoer|staender|pflege|bekleidung|computer|akkus?|ladegeraete?|griffe?|pedale|huellen?)$/;

/** Words that say nothing of what is sold. */
const NEUTRAL =
  /^(\d+|a|e|und|et|and|fuer|pour|for|de|des|a|mit|avec|with|unsere?|alle|neue?|nos|tous|toutes|nouveaux|our|all|new|modelle?|modeles?|models?|damen|herren|frauen|femmes?|hommes?|women|men|ladies|unisex|shop|kaufen|acheter|buy|schweiz|suisse)$/;

/** Kinds in the order in which they decide; each with its slug for e-bikes and for bikes without a motor. */
const KINDS: readonly [RegExp, CategorySlug, CategorySlug][] = [
  [/^speedpedelecs?$|^45(km|kmh)?$/, 's_pedelec', 's_pedelec'],
  [/^(s|speed)$/, 's_pedelec', 'bike'],
  [/^(kinder|kids?|enfants?|junior|jugend)|^kinder(velos?|fahrraeder|bikes?)$/, 'kids', 'kids'],
  [/^(e?cargo|lasten|long-?tails?|longtails?|transport)|^lasten|^kisten/, 'e_cargo', 'bike'],
  [/^fully(s|es)?$|^suspendus?$|^suspension$/, 'e_fully', 'fully'],
  [/^hardtails?$|^rigides?$/, 'e_hardtail', 'hardtail'],
  [/mountain|^e?mtbs?$|^vtt(ae)?$|^montagne$|^gelaende$|^trail$|^enduro$/, 'e_mountain', 'mountain'],
  [/^gravel/, 'e_road', 'gravel'],
  [/^renn|^road|^route$|^course$/, 'e_road', 'road'],
  [/trekking|^tour(en|ing)?|^reise|^randonnee|^voyage/, 'e_trekking', 'bike'],
  [/^pliants?$|^pliables?$|^falt|^klapp|^fitness|^tandem|^vtc$/, 'e_bike', 'bike'],
  [/^city|^urban|^alltag|^stadt|^ville$|^quotidien$|^pendler|^commut|^urbains?$/, 'e_city', 'bike'],
];

const isAccessoryWord = (word: string) => ACCESSORY.test(word) || ACCESSORY_ENDING.test(word);

/** Whether an otherwise unclear name contains a word for some kind of bike, e.g. `enfants-juniors`. */
export function hintsAtBike(slug: string): boolean {
  const words = slug.split('-').filter(Boolean);
  return !words.some(isAccessoryWord) && KINDS.some(([pattern]) => words.some((word) => pattern.test(word)));
}

/**
 * The category of §3 that a name comes nearest to; undefined if its words tell neither a bike nor an accessory.
 * @param slug the name as a slug, e.g. `e-bikes-alltag`
 */
export function guessCategory(slug: string): CategorySlug | undefined {
  const words = slug.split('-').filter(Boolean);
  if (words.some(isAccessoryWord)) return 'accessory';
  const bikes = words.map((word) => BIKE.test(word) && !NO_BIKE.test(word));
  // `e-bike`, `e-trekking`: a lone e before a bike or a kind of bike.
  const isElectric = words.some((word, index) => ELECTRIC.test(word) || (word === 'e' && index + 1 < words.length));
  const kind = KINDS.find(([pattern]) => words.some((word) => pattern.test(word)));
  const isBike = bikes.includes(true) || (isElectric && kind !== undefined);
  if (!isBike) return undefined;
  if (!kind) {
    const isBare = words.every((word, index) => bikes[index] || ELECTRIC.test(word) || NEUTRAL.test(word));
    return isBare ? (isElectric ? 'e_bike' : 'bike') : undefined;
  }
  return isElectric ? kind[1] : kind[2];
}

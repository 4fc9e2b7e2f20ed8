import type { Locale } from '~/i18n/locales.ts';
import { brandInName } from '~/modules/catalog/brands.ts';
import type { FeedLanguage } from '~/modules/catalog-import/feed/feed-item.ts';
import type { AttributeRole } from './attribute-roles.ts';
import { slugify } from './slug.ts';

/*
 * Words of feeds that are in one language, for the pages of the other: names of attributes, their values, colours.
 * German and French; names of products (Shimano Deore) and figures (625 Wh) are the same in both.
 */

type Word = Readonly<Record<Locale, string>>;
const word = (de: string, fr: string): Word => ({ de, fr });

/** How the attributes whose meaning the shop knows are called. */
const attributeNames: Readonly<Record<AttributeRole, Word>> = {
  pa_marke: word('Marke', 'Marque'),
  pa_rahmenform: word('Rahmenform', 'Forme du cadre'),
  pa_geschwindigkeit: word('Geschwindigkeit', 'Vitesse'),
  pa_groesse: word('Grösse', 'Taille'),
  pa_farbe: word('Farbe', 'Couleur'),
  pa_motor: word('Motor', 'Moteur'),
  pa_drehmoment: word('Drehmoment', 'Couple'),
  pa_akku: word('Akku', 'Batterie'),
  'pa_akku-position': word('Akkuposition', 'Position de la batterie'),
  pa_reichweite: word('Reichweite', 'Autonomie'),
  pa_gewicht: word('Gewicht', 'Poids'),
  pa_gaenge: word('Gänge', 'Vitesses'),
  pa_schaltung: word('Schaltung', 'Transmission'),
  pa_antrieb: word('Antrieb', 'Entraînement'),
  pa_bremsen: word('Bremsen', 'Freins'),
  pa_gabel: word('Gabel', 'Fourche'),
  pa_federweg: word('Federweg', 'Débattement'),
  pa_reifen: word('Reifen', 'Pneus'),
  pa_laufrad: word('Laufradgrösse', 'Taille des roues'),
  pa_display: word('Display', 'Écran'),
  pa_licht: word('Licht', 'Éclairage'),
  pa_rahmenmaterial: word('Rahmenmaterial', 'Matériau du cadre'),
  pa_gesamtgewicht: word('Zulässiges Gesamtgewicht', 'Poids total autorisé'),
  pa_kilometerstand: word('Kilometerstand', 'Kilométrage'),
  pa_jahrgang: word('Modelljahr', 'Année'),
  pa_material: word('Material', 'Matière'),
  pa_gepaecktraeger: word('Gepäckträger', 'Porte-bagages'),
  pa_volumen: word('Volumen', 'Volume'),
  pa_stufe: word('Sicherheitsstufe', 'Niveau de sécurité'),
  pa_befestigung: word('Befestigung', 'Fixation'),
  'pa_passt-an': word('Passt an', 'Compatible avec'),
};

/** Names of attributes that the shop shows without using them. */
const otherNames: readonly Word[] = [
  word('Sattel', 'Selle'), word('Sattelstütze', 'Tige de selle'), word('Lenker', 'Guidon'), word('Vorbau', 'Potence'), word('Pedale', 'Pédales'),
  word('Schutzbleche', 'Garde-boue'), word('Ständer', 'Béquille'), word('Kette', 'Chaîne'),
  word('Kassette', 'Cassette'), word('Kurbel', 'Pédalier'), word('Dämpfer', 'Amortisseur'), word('Felgen', 'Jantes'), word('Nabe', 'Moyeu'),
  word('Schloss', 'Antivol'), word('Klingel', 'Sonnette'), word('Ladegerät', 'Chargeur'), word('Ladezeit', 'Temps de charge'),
  word('Geschlecht', 'Genre'), word('Zielgruppe', 'Public'), word('Garantie', 'Garantie'), word('Zustand', 'État'), word('Einsatzzweck', 'Utilisation'),
  word('Länge', 'Longueur'), word('Breite', 'Largeur'), word('Höhe', 'Hauteur'), word('Durchmesser', 'Diamètre'),
  word('Helligkeit', 'Luminosité'), word('Ventil', 'Valve'),
]; // prettier-ignore

const colours: readonly Word[] = [
  word('schwarz', 'noir'), word('weiss', 'blanc'), word('grau', 'gris'), word('silber', 'argent'), word('anthrazit', 'anthracite'), word('graphit', 'graphite'),
  word('blau', 'bleu'), word('rot', 'rouge'), word('grün', 'vert'), word('gelb', 'jaune'), word('orange', 'orange'), word('braun', 'brun'), word('rosa', 'rose'),
  word('violett', 'violet'), word('lila', 'lilas'), word('türkis', 'turquoise'), word('petrol', 'pétrole'), word('oliv', 'olive'), word('salbei', 'sauge'),
  word('beige', 'beige'), word('creme', 'crème'), word('sand', 'sable'), word('gold', 'doré'), word('kupfer', 'cuivre'), word('bronze', 'bronze'),
  word('bordeaux', 'bordeaux'), word('schiefer', 'ardoise'), word('ocker', 'ocre'), word('khaki', 'kaki'), word('champagner', 'champagne'), word('titan', 'titane'),
  word('senf', 'moutarde'), word('flieder', 'lilas'), word('tanne', 'sapin'), word('mint', 'menthe'), word('marine', 'marine'), word('elfenbein', 'ivoire'),
  word('tannengrün', 'vert sapin'), word('olivgrün', 'vert olive'), word('moosgrün', 'vert mousse'), word('himmelblau', 'bleu ciel'), word('weinrot', 'bordeaux'),
  word('nebelgrau', 'gris brume'), word('seeblau', 'bleu lac'), word('gletscherblau', 'bleu glacier'), word('altrosa', 'vieux rose'), word('mohnrot', 'coquelicot'), word('ziegel', 'brique'),
  word('steingrau', 'gris pierre'), word('stahlblau', 'bleu acier'), word('königsblau', 'bleu roi'), word('mattgrau', 'gris mat'),
]; // prettier-ignore

/** What may be before a colour in one word: `mattschwarz`. */
const shades: readonly Word[] = [
  word('matt', 'mat'),
  word('dunkel', 'foncé'),
  word('hell', 'clair'),
  word('tief', 'profond'),
  word('nacht', 'nuit'),
];

const values: readonly Word[] = [
  word('ja', 'oui'), word('nein', 'non'), word('Herren', 'Homme'), word('Damen', 'Femme'), word('Unisex', 'Unisexe'), word('Kinder', 'Enfants'),
  word('Diamant', 'Diamant'), word('Trapez', 'Trapèze'), word('Wave', 'Wave'), word('Tiefeinsteiger', 'Col de cygne'), word('Einheitsgrösse', 'Taille unique'),
  word('Aluminium', 'Aluminium'), word('Alu', 'Alu'), word('Stahl', 'Acier'), word('Carbon', 'Carbone'), word('Leder', 'Cuir'), word('Kunststoff', 'Plastique'), word('Holz', 'Bois'),
  word('Gummi', 'Caoutchouc'), word('Baumwolle', 'Coton'), word('Wolle', 'Laine'), word('Polyester', 'Polyester'),
  word('Mittelmotor', 'Moteur central'), word('Heckmotor', 'Moteur arrière'), word('Hinterradmotor', 'Moteur arrière'), word('Frontmotor', 'Moteur avant'), word('Nabenmotor', 'Moteur moyeu'),
  word('Kette', 'Chaîne'), word('Riemen', 'Courroie'), word('Riemenantrieb', 'Courroie'), word('Kettenantrieb', 'Chaîne'), word('Kettenschaltung', 'Dérailleur'), word('Nabenschaltung', 'Moyeu à vitesses intégrées'),
  word('Gang', 'vitesse'), word('Gänge', 'vitesses'), word('stufenlos', 'continu'), word('Automatik', 'automatique'),
  word('Scheibenbremse', 'Frein à disque'), word('Scheibenbremsen', 'Freins à disque'), word('Felgenbremse', 'Frein sur jante'), word('Felgenbremsen', 'Freins sur jante'), word('Rücktritt', 'Rétropédalage'),
  word('hydraulisch', 'hydraulique'), word('mechanisch', 'mécanique'), word('hydraulische Scheibenbremsen', 'Freins à disque hydrauliques'), word('hydraulische Scheibenbremse', 'Frein à disque hydraulique'), word('mechanische Scheibenbremsen', 'Freins à disque mécaniques'),
  word('Federgabel', 'Fourche suspendue'), word('Starrgabel', 'Fourche rigide'), word('starr', 'rigide'), word('gefedert', 'suspendu'), word('Luft', 'air'), word('Luftfederung', 'Suspension à air'),
  word('Zoll', 'pouces'), word('Jahre', 'ans'), word('Jahr', 'an'), word('Stunden', 'heures'), word('Std', 'h'), word('bis', "jusqu'à"), word('ca', 'env'), word('und', 'et'), word('mit', 'avec'), word('ohne', 'sans'), word('oder', 'ou'),
  word('Rahmen', 'Cadre'), word('im Rahmen', 'dans le cadre'), word('am Rahmen', 'sur le cadre'), word('im Unterrohr', 'dans le tube diagonal'), word('fest eingebaut', 'fixe'), word('integriert', 'intégré'), word('im Rahmen integriert', 'intégré au cadre'), word('Unterrohr', 'Tube diagonal'), word('Gepäckträger', 'Porte-bagages'), word('am Gepäckträger', 'sur le porte-bagages'), word('Sitzrohr', 'Tube de selle'), word('abnehmbar', 'amovible'),
  word('vorne', 'avant'), word('hinten', 'arrière'), word('links', 'gauche'), word('rechts', 'droite'), word('neu', 'neuf'), word('gebraucht', 'occasion'),
  word('klein', 'petit'), word('mittel', 'moyen'), word('gross', 'grand'), word('glänzend', 'brillant'), word('mehrfarbig', 'multicolore'), word('farblos', 'incolore'), word('transparent', 'transparent'),
  word('Stadt', 'Ville'), word('Alltag', 'Quotidien'), word('Gelände', 'Tout-terrain'), word('Pendeln', 'Trajets quotidiens'), word('Reise', 'Voyage'), word('Strasse', 'Route'), word('Tour', 'Randonnée'), word('Touren', 'Randonnées'),
]; // prettier-ignore

const shaded = shades.flatMap((shade) =>
  colours.map((colour) => word(`${shade.de}${colour.de.toLowerCase()}`, `${colour.fr} ${shade.fr}`)),
);
const all = [...values, ...colours, ...shades, ...shaded];

const indexOf = (words: readonly Word[], locale: Locale) =>
  // Of two words with one meaning in the other language the first is the usual one.
  new Map([...words].reverse().map((each) => [slugify(each[locale]), each]));
const names = [...Object.values(attributeNames), ...otherNames];
const namesBy = { de: indexOf(names, 'de'), fr: indexOf(names, 'fr') } satisfies Record<Locale, unknown>;
const termsBy = { de: indexOf(all, 'de'), fr: indexOf(all, 'fr') } satisfies Record<Locale, unknown>;

/** Figures, units, sizes and marks of models, which are the same in each language. */
const NEUTRAL =
  /\d|^(mm|cm|m|km|h|wh|kwh|nm|kg|g|w|v|ah|l|t|x|xxs|xs|s|m|l|xl|xxl|xxxl|psi|bar|lux|lm|ce|led|usb|abs|cvt|gps|app|chf)$/;

/** Attributes whose values are names of products beside words. */
const NAMED: ReadonlySet<string> = new Set<AttributeRole>([
  'pa_marke', 'pa_motor', 'pa_akku', 'pa_display', 'pa_gabel', 'pa_reifen', 'pa_schaltung', 'pa_bremsen', 'pa_licht', 'pa_antrieb',
]); // prettier-ignore

/** An attribute's name in another language; undefined if it is not known. */
export function translatedName(slug: string, name: string, from: FeedLanguage, to: Locale): string | undefined {
  if (from === to || from === 'other') return name;
  const known = Object.entries(attributeNames).find(([role]) => role === slug)?.[1];
  return known?.[to] ?? namesBy[from].get(slugify(name))?.[to];
}

/**
 * A value of an attribute in another language; undefined if it has words that are not known.
 * @param slug the attribute's slug in the catalogue: values of a motor may be a product's name
 */
export function translatedTerm(slug: string, term: string, from: FeedLanguage, to: Locale): string | undefined {
  if (from === to || from === 'other') return term;
  const isProduct = NAMED.has(slug) || brandInName(`${term} `) !== undefined;
  const parts = term.split(/(\s*[,;|]\s*)/);
  const translated = parts.map((part, index) =>
    index % 2 === 1 ? part : translatedPart(part, { words: termsBy[from], to, isProduct }),
  );
  return translated.includes(undefined) ? undefined : translated.join('');
}

function translatedPart(
  part: string,
  { words, to, isProduct }: { words: ReadonlyMap<string, Word>; to: Locale; isProduct: boolean },
): string | undefined {
  const whole = words.get(slugify(part));
  if (whole) return likeWritten(whole[to], part);
  let isKnown = true;
  const text = part.replace(/[\p{Letter}\p{Mark}\d][\p{Letter}\p{Mark}\d'’.]*/gu, (each) => {
    const known = words.get(slugify(each));
    if (known) return known[to];
    if (!NEUTRAL.test(each.toLowerCase()) && !isProduct) isKnown = false;
    return each;
  });
  if (!isKnown) return undefined;
  // The words of a colour are joined by hyphens at times; those of a product's name are its own.
  return likeWritten(isProduct ? text : text.replace(/(?<=\p{Letter})-(?=\p{Letter})/gu, ' '), part);
}

/** A translation that begins with a capital where the word did. */
function likeWritten(text: string, original: string): string {
  const first = original.charAt(0);
  return first !== first.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

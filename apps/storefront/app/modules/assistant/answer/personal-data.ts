/*
 * What is personal in a question is taken out before it is kept or sent to anybody (spec §6, decision 93).
 */

const GONE = '[…]';

const personal: readonly RegExp[] = [
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  // Accounts, cards, numbers of insurance, telephones: eight digits and more, however they are grouped.
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{3,4}){3,8}\b/giu,
  /\+?\d(?:[\s./()’'-]{0,2}\d){7,}/gu,
  // Order numbers and other codes of letters and digits.
  /\b(?=[A-Z\d-]{6,}\b)(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+\b/gu,
  // Streets with their number, and postcodes with their town.
  /\b[\p{Lu}][\p{L}.-]*(?:strasse|str\.|weg|gasse|platz|allee|rain|matte)\s+\d+\s?[a-z]?\b/giu,
  /\b(?:rue|avenue|av\.|chemin|ch\.|route|place|quai|boulevard)\s+(?:(?:de|du|des|de la|d’|d')\s*)?[\p{L}’' -]{2,30}?\s+\d+\s?[a-z]?\b/giu,
  /\b[1-9]\d{3}\s+(?!CHF|Fr|Kilo|Wh|Watt|Lux|Stunden|Meter|Mal|Personen|Kund|Monat)\p{Lu}[\p{L}-]{2,}\b/gu,
];

/** What introduces a name; the words after it go. */
const introduced =
  /(?<=\b(?:ich heisse|mein name ist|ich bin (?:frau|herr)|frau|herr|je m[’']appelle|mon nom est|madame|monsieur)\s+)\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)*/giu;

/** A text without addresses, numbers and names by which somebody could be found. */
export function withoutPersonalData(text: string): string {
  const named = text.replace(introduced, (name) => (/^\p{Lu}/u.test(name) ? GONE : name));
  return personal.reduce((rest, pattern) => rest.replace(pattern, GONE), named);
}

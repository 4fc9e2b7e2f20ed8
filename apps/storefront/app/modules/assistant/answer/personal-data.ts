import { withoutPersonalData } from '~/platform/personal-data.ts';

/*
 * What is personal in a question is taken out before it is stored or sent to anyone (spec §6, decision 93): what every
 * log leaves out, and where a person lives or what they have ordered.
 */

const REMOVED = '[…]';
const marks = { email: REMOVED, number: REMOVED, name: REMOVED };

const personal: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+/giu,
  // Order numbers and other codes of letters and digits.
  /\b(?=[A-Z\d-]{6,}\b)(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+\b/gu,
  // Streets with their number, and postcodes with their town.
  /\b[\p{Lu}][\p{L}.-]*(?:strasse|str\.|weg|gasse|platz|allee|rain|matte)\s+\d+\s?[a-z]?\b/giu,
  /\b(?:rue|avenue|av\.|chemin|ch\.|route|place|quai|boulevard)\s+(?:(?:de|du|des|de la|d’|d')\s*)?[\p{L}’' -]{2,30}?\s+\d+\s?[a-z]?\b/giu,
  /\b[1-9]\d{3}\s+(?!CHF|Fr|Kilo|Wh|Watt|Lux|Stunden|Meter|Mal|Personen|Kund|Monat)\p{Lu}[\p{L}-]{2,}\b/gu,
];

/** A question without addresses, numbers and names by which a person could be found. */
export function withoutPersonalParts(text: string): string {
  return personal.reduce((rest, pattern) => rest.replace(pattern, REMOVED), withoutPersonalData(text, marks));
}

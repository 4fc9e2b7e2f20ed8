/*
 * What is personal is taken out of texts that are kept as a log, or leave the database.
 */

/** What is in the place of each kind. */
export interface PersonalMarks {
  email: string;
  /** Of accounts, of insurance, of telephones. */
  number: string;
  name: string;
}

const MARKS: PersonalMarks = { email: '[E-Mail]', number: '[Nummer]', name: '[Name]' };

/** Addresses, as they are in paths too. A function and its file in a stack (`load@https://…`) are none. */
const email = /[\p{L}\d._%+'-]+?\s?(?:@|%40|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;

/** Accounts, with or without groups: behind the first group each has a figure, which words of a sentence have not. */
const iban =
  /\b[A-Z]{2}\d{2}[ \u00a0\u202f.-]?[A-Z\d]{4}(?:[ \u00a0\u202f.-]?(?=[A-Z]*\d)[A-Z\d]{4}){1,6}(?:[ \u00a0\u202f.-]?(?=[A-Z]*\d)[A-Z\d]{1,3})?(?![A-Z\d])/giu;

/** Telephones, numbers of insurance (AHV), cards: eight digits and more in one line, however they are grouped. */
const number = /\+?\d(?:[ \u00a0\u202f./()’'-]{0,2}\d){7,}/gu;

/** What introduces a name, and the words behind it. */
const introduced =
  /\b(?<lead>ich heisse|mein name ist|my name is|ich bin(?:\s+(?:der|die))?|je m[’']appelle|mon nom est|je suis|frau|herr|madame|monsieur|mme)(?<gap>\s+)(?<words>[\p{L}’'-]+(?:\s+[\p{L}’'-]+){0,5})/giu;

/** Names among words: capitals, with particles between them. */
const names = /^\p{Lu}[\p{L}’'-]*(?:\s+(?:(?:von|van|de|di|da|du|del|la|le)\s+)*\p{Lu}[\p{L}’'-]*){0,3}/u;

/** German nouns have capitals: behind "ich bin", one word may be anything (`ich bin Pendlerin`), two are a name. */
const isName = (lead: string, words: string): boolean => !/^ich bin/i.test(lead) || /\s/.test(words);

function withoutNames(text: string, mark: string): string {
  return text.replace(introduced, (all: string, lead: string, gap: string, words: string) => {
    const [name = ''] = names.exec(words) ?? [];
    // What introduces a name may be behind another one: "ich bin hier die Frau Muster".
    const rest = withoutNames(words.slice(name.length), mark);
    if (name === '') return `${lead}${gap}${rest}`;
    return isName(lead, name) ? `${lead}${gap}${mark}${rest}` : all;
  });
}

/** A text without e-mail addresses, numbers of people and names by which they introduce themselves. */
export function withoutPersonalData(text: string, marks: PersonalMarks = MARKS): string {
  return withoutNames(text, marks.name)
    .replace(email, marks.email)
    .replace(iban, marks.number)
    .replace(number, marks.number);
}

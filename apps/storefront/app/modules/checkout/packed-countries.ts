/** A country as a select offers it. */
export interface CountryChoice {
  label: string;
  value: string;
}

const BETWEEN = '~';
const FIELD = '|';

/** The countries as one text: two hundred objects cost the page several times their words. */
export const packCountries = (choices: readonly CountryChoice[]): string =>
  choices.map(({ label, value }) => (label === value ? label : label + FIELD + value)).join(BETWEEN);

/** The countries of a packed text. */
export const unpackCountries = (text: string): CountryChoice[] =>
  text.split(BETWEEN).map((packed) => {
    const [label = '', value = label] = packed.split(FIELD);
    return { label, value };
  });

/** Texts of one language, by namespace; within one, nested records of strings. */
export type Texts = Record<string, Record<string, unknown>>;

/**
 * What a text's placeholders stand for. `count` chooses the plural form, `context` a text of that name (`title_once`) where there
 * is one, `defaultValue` stands in for a missing text.
 */
export interface TextValues {
  [name: string]: unknown;
  count?: number;
  context?: string;
  defaultValue?: string;
}

/**
 * Gives the text of a key such as `buy.label` or, from another namespace, `common:close`; the key itself where there is none.
 * i18next's `TFunction` is one, too.
 */
export type Translate = (key: string, values?: TextValues) => string;

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** A placeholder after a word that loses its `e` before a vowel in French: `de {{name}}`, which is `d’Anna`. */
const AFTER_E = /(?<![\p{L}-])(d|l|qu)e[ \u00a0](\{\{\s*([\w.-]+)\s*\}\})/giu;

/** What a French word loses its `e` before; names with an h are said with it as often as without. */
const VOWEL = /^(?:[aeiou]|y(?![aeiou]))/i;

/** The text with `d’`, `l’` and `qu’` where what a placeholder stands for begins with a vowel. */
function elided(text: string, values: TextValues): string {
  return text.replaceAll(AFTER_E, (whole, word: string, placeholder: string, name: string) =>
    VOWEL.test(String(values[name] ?? '').normalize('NFD')) ? `${word}’${placeholder}` : whole,
  );
}

/** The text at `a.b.c`, or undefined where there is none. */
function textAt(texts: Record<string, unknown> | undefined, path: string): string | undefined {
  let value: unknown = texts;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return typeof value === 'string' ? value : undefined;
}

/** Names of the forms a text may have, the best first: of the context, then without; `_zero` for none, the language's plural, plain. */
function forms(key: string, { count, context }: TextValues, plurals: Intl.PluralRules): string[] {
  return (context ? [`${key}_${context}`, key] : [key]).flatMap((name) =>
    count === undefined ? [name] : [...(count === 0 ? [`${name}_zero`] : []), `${name}_${plurals.select(count)}`, name],
  );
}

/**
 * A translator over texts in i18next's JSON format: nested keys, `{{placeholders}}` and plural forms are what the shop uses of it.
 * @param languageTag BCP 47, for the plural rules
 * @param textsOf the texts of a namespace
 * @param namespaces are looked through in this order
 */
export function translator(
  languageTag: string,
  textsOf: (namespace: string) => Record<string, unknown> | undefined,
  namespaces: readonly string[],
): Translate {
  const plurals = new Intl.PluralRules(languageTag);
  const isFrench = languageTag.startsWith('fr');

  /** Texts that have no other form, by key: those that were found, since others may be asked for by what stands in an address. */
  const known = new Map<string, string>();

  function find(key: string, values: TextValues): string | undefined {
    const isPlain = values.count === undefined && !values.context;
    let text = isPlain ? known.get(key) : undefined;
    if (text !== undefined) return text;
    text = search(key, values);
    if (isPlain && text !== undefined) known.set(key, text);
    return text;
  }

  function search(key: string, values: TextValues): string | undefined {
    const [, namespace, path = key] = /^([\w-]+):(.+)$/.exec(key) ?? [];
    for (const each of namespace ? [namespace] : namespaces) {
      const texts = textsOf(each);
      for (const form of forms(path, values, plurals)) {
        const text = textAt(texts, form);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  return (key, values = {}) => {
    const text = find(key, values) ?? values.defaultValue ?? key.slice(key.indexOf(':') + 1);
    if (!text.includes('{{')) return text;
    const filled = isFrench ? elided(text, values) : text;
    return filled.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
  };
}

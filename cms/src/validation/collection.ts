import { type Entry, type EntryRules, hasText, isFilled, isRecord, type Problem, type Stage } from './problem';
import { slugProblems } from './slug';

/** Listing query parameters allowed in rules. */
const RULE_KEYS = [
  ...['kategorie', 'rahmen', 'tempo', 'marke', 'farbe', 'preis', 'rate', 'plan', 'verfuegbar', 'groesse'],
  ...['akku', 'reichweite', 'occasion', 'suchen', 'sortieren'],
];

/** Whether the minimum of a range is above its maximum. */
function isTurned(value: string): boolean {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  return Number(from) > Number(to);
}

function checkRule(rule: unknown): string[] {
  if (!isRecord(rule)) return ['Diese Regel versteht der Shop nicht. Bitte die Bedingungen neu wählen.'];
  return Object.entries(rule).flatMap(([key, value]) => {
    if (!RULE_KEYS.includes(key)) return [`«${key}» ist kein Filter des Shops. Bitte entfernen.`];
    if (typeof value !== 'string' || value === '')
      return [`Bei «${key}» fehlt der Wert. Bitte neu wählen oder entfernen.`];
    return isTurned(value) ? [`Bei «${key}» ist «von» höher als «bis». Bitte tauschen.`] : [];
  });
}

/** Required field of redirecting collections, by kind. */
const TARGETS: Readonly<Record<string, Problem>> = {
  Categories: { field: 'category', message: 'Bitte die Kategorie wählen, zu der die Sammlung führt.' },
  Brands: { field: 'brand', message: 'Bitte die Marke wählen, zu der die Sammlung führt.' },
  BrandWorld: { field: 'brand', message: 'Bitte die Marke wählen, zu deren Markenwelt die Sammlung führt.' },
};

function checkChoice(entry: Entry, stage: Stage): Problem[] {
  const byHand = isFilled(entry.productSlugs);
  const byRule = isFilled(entry.rule);
  const problems: Problem[] = byRule ? checkRule(entry.rule).map((message) => ({ field: 'rule', message })) : [];
  if (byHand && byRule) {
    problems.push({ field: 'rule', message: 'Entweder Produkte von Hand oder eine Regel, nicht beides.' });
  }
  if (!byHand && !byRule && stage === 'published') {
    problems.push({ field: 'productSlugs', message: 'Bitte Produkte wählen oder eine Regel angeben.' });
  }
  return [...problems, ...checkByHand(entry, byRule, stage)];
}

function slugsIn(products: unknown): unknown[] {
  return Array.isArray(products) ? products.map((product: unknown) => isRecord(product) && product.slug) : [];
}

/** Pinning and excluding require a rule, and no product is both. */
function checkByHand({ pinned, excluded }: Entry, byRule: boolean, stage: Stage): Problem[] {
  const both = slugsIn(pinned).some((slug) => slugsIn(excluded).includes(slug));
  const problems: Problem[] = both
    ? [{ field: 'excluded', message: 'Ein Produkt steht ganz oben und ist ausgeschlossen. Bitte eines von beidem.' }]
    : [];
  if (byRule || stage === 'draft') return problems;
  const without = (field: string): Problem[] => [
    {
      field,
      message: 'Das gilt für eine Regel, und es gibt keine. Bitte eine Regel wählen oder die Produkte entfernen.',
    },
  ];
  return [
    ...problems,
    ...(isFilled(pinned) ? without('pinned') : []),
    ...(isFilled(excluded) ? without('excluded') : []),
  ];
}

/** A custom collection has products or a rule, others a target page; none may use the address of a page of the shop. */
export const collectionRules: EntryRules = {
  populate: ['productSlugs', 'pinned', 'excluded'],
  check(entry, stage) {
    const problems = slugProblems(entry.slug);
    if (entry.kind === 'Custom') return [...problems, ...checkChoice(entry, stage)];
    const target = TARGETS[String(entry.kind)];
    return target && stage === 'published' && !hasText(entry[target.field]) ? [...problems, target] : problems;
  },
};

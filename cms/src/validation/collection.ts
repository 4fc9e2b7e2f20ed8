import { isFilled, isRecord, type EntryRules, type Problem } from './problem';
import { isReservedSlug } from './reserved-slugs';

/** Query parameters of a listing that a rule may set; the storefront reads the rule like a listing's query. */
const RULE_KEYS = [
  ...['kategorie', 'rahmen', 'tempo', 'marke', 'farbe', 'preis', 'rate', 'plan', 'verfuegbar', 'groesse'],
  ...['akku', 'reichweite', 'occasion', 'suchen', 'sortieren'],
];

function checkRule(rule: unknown): string[] {
  if (!isRecord(rule))
    return ['Die Regel muss ein Objekt sein, zum Beispiel {"kategorie": "e_city", "preis": "0-4000"}.'];
  return Object.entries(rule).flatMap(([key, value]) => {
    if (!RULE_KEYS.includes(key)) return [`«${key}» ist kein Filter. Erlaubt sind ${RULE_KEYS.join(', ')}.`];
    return typeof value === 'string' && value !== '' ? [] : [`Der Wert von «${key}» muss ein Text sein.`];
  });
}

/** A collection names its products by hand or by a rule and never takes the address of a shop page. */
export const collectionRules: EntryRules = {
  populate: ['productSlugs'],
  check(entry, stage) {
    const problems: Problem[] = [];
    if (typeof entry.slug === 'string' && isReservedSlug(entry.slug)) {
      problems.push({
        field: 'slug',
        message: `«${entry.slug}» ist eine Seite des Shops. Bitte eine andere Adresse wählen.`,
      });
    }
    const byHand = isFilled(entry.productSlugs);
    const byRule = isFilled(entry.rule);
    if (byHand && byRule) {
      problems.push({ field: 'rule', message: 'Entweder Produkte von Hand oder eine Regel, nicht beides.' });
    }
    if (entry.kind === 'Custom' && !byHand && !byRule && stage === 'published') {
      problems.push({ field: 'productSlugs', message: 'Bitte Produkte wählen oder eine Regel angeben.' });
    }
    if (byRule) problems.push(...checkRule(entry.rule).map((message) => ({ field: 'rule', message })));
    return problems;
  },
};

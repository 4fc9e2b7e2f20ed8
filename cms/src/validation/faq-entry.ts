import { hasText, isFilled, isRecord, type EntryRules, type Problem } from './problem';

/** Keys of structured parts; `test2` stands in two French entries and is taken as `text2` (specification §3). */
const TEXT_KEY = /^te[sx]t[1-9][0-9]?$/;

function checkParts(parts: unknown): string[] {
  if (!isRecord(parts))
    return ['Die Bausteine müssen ein Objekt sein, zum Beispiel {"text1": "…", "order": ["text1"]}.'];
  const { list, order, ...texts } = parts;
  const problems: string[] = [];
  for (const [key, value] of Object.entries(texts)) {
    if (!TEXT_KEY.test(key)) problems.push(`«${key}» ist kein Baustein: erlaubt sind text1, text2 …, list und order.`);
    else if (!hasText(value)) problems.push(`Der Baustein «${key}» ist leer.`);
  }
  if (!hasText(parts.text1)) problems.push('Der Baustein «text1» fehlt.');
  if (list !== undefined) {
    const items = isRecord(list) ? list.items : undefined;
    if (!Array.isArray(items) || items.length === 0 || !items.every(hasText)) {
      problems.push('Die Liste braucht Punkte: {"items": ["…", "…"]}.');
    }
  }
  if (!Array.isArray(order) || order.length === 0) return [...problems, 'Die Reihenfolge «order» fehlt.'];
  for (const name of order) {
    const known = typeof name === 'string' && (name in parts || name.replace('text', 'test') in parts);
    if (!known || name === 'order') problems.push(`Die Reihenfolge nennt «${String(name)}», das es nicht gibt.`);
  }
  return problems;
}

/** An FAQ entry answers either with one text or with structured parts. */
export const faqEntryRules: EntryRules = {
  check(entry, stage) {
    const problems: Problem[] = [];
    const withText = hasText(entry.text);
    const withParts = isFilled(entry.parts);
    if (withText && withParts) {
      problems.push({
        field: 'parts',
        message: 'Entweder Text oder Bausteine, nicht beides. Bitte eines der Felder leeren.',
      });
    }
    if (!withText && !withParts && stage === 'published') {
      problems.push({ field: 'text', message: 'Die Antwort fehlt: bitte Text oder Bausteine ausfüllen.' });
    }
    if (withParts) problems.push(...checkParts(entry.parts).map((message) => ({ field: 'parts', message })));
    return problems;
  },
};

import { slugProblems } from './slug';
import { type EntryRules, hasText, type Problem } from './problem';

interface Field {
  label?: string | null;
  kind?: string | null;
  options?: string | null;
}

const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 30;

/** Labels are unique, and choices have options. */
export const userFormRules: EntryRules = {
  populate: ['fields'],
  check(entry) {
    const fields: Field[] = Array.isArray(entry.fields) ? entry.fields : [];
    const problems: Problem[] = slugProblems(entry.slug, { reserved: false });
    const labels = fields.map(({ label }) => (label ?? '').trim().toLowerCase()).filter(Boolean);
    if (new Set(labels).size < labels.length) {
      problems.push({ field: 'fields', message: 'Jede Frage darf nur einmal vorkommen.' });
    }
    const isWrongChoice = ({ kind, options }: Field): boolean => {
      const lines = (options ?? '').split('\n').filter(hasText);
      return kind === 'choice' && (lines.length < FEWEST_OPTIONS || lines.length > MOST_OPTIONS);
    };
    if (fields.some(isWrongChoice)) {
      problems.push({ field: 'fields', message: 'Eine Auswahl braucht zwei bis dreissig Antworten, eine je Zeile.' });
    }
    return problems;
  },
};

import { isFilled, isRecord, type EntryRules, type Problem } from './problem';
import { slugProblems } from './slug';

function sheetProblems(sheet: unknown, index: number): Problem[] {
  if (!isRecord(sheet) || !Array.isArray(sheet.choices) || sheet.choices.length !== 1) return [];
  return [{ field: 'sheets', message: `Blatt ${index + 1}: Eine Frage braucht mindestens zwei Antworten.` }];
}

/** Stories have a valid slug, end after their start, and questions have at least two answers. */
export const storyRules: EntryRules = {
  populate: ['sheets', 'sheets.choices'],
  check({ slug, shownFrom, shownUntil, sheets }) {
    const wrongEnd =
      isFilled(shownFrom) && isFilled(shownUntil) && Date.parse(String(shownUntil)) <= Date.parse(String(shownFrom));
    return [
      ...slugProblems(slug, { reserved: false }),
      ...(wrongEnd ? [{ field: 'shownUntil', message: 'Das Ende liegt nicht nach dem Beginn.' }] : []),
      ...(Array.isArray(sheets) ? sheets.flatMap(sheetProblems) : []),
    ];
  },
};

/*
 * The pictures of an identity document beside what was typed: what is compared, and when all of it is in order.
 */

/** What is compared, in the order of the page. */
export const idCheckRows = ['firstname', 'lastname', 'document', 'valid', 'age'] as const;
export type IdCheckRow = (typeof idCheckRows)[number];

export const idCheckWords: Readonly<Record<IdCheckRow, string>> = {
  firstname: 'Vorname, getippt',
  lastname: 'Name, getippt',
  document: 'Gewählter Ausweis',
  valid: 'Am Bestelltag gültig',
  age: 'Mindestens 21',
};

/** What a staff member found of one row. */
export interface IdCheckAnswer {
  row: IdCheckRow;
  matches: boolean;
  /** Why it is in order all the same. */
  remark: string | null;
}

/** A row is in order where it matches, or where a remark says why it does not have to. */
const isInOrder = ({ matches, remark }: IdCheckAnswer): boolean => matches || remark !== null;

/** How many rows are answered, and whether all of them are in order. */
export function idCheckState(answers: readonly IdCheckAnswer[]): { answered: number; isDone: boolean } {
  const found = idCheckRows.flatMap((row) => answers.find((answer) => answer.row === row) ?? []);
  return { answered: found.length, isDone: found.length === idCheckRows.length && found.every(isInOrder) };
}

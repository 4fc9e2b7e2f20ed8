/** What describes a field. The ids follow conform's: `<id>-description` for help, `<id>-error` for errors. */
export type FieldDescription = {
  id: string;
  help?: unknown;
  good?: unknown;
  errors?: readonly string[];
  /** Ids that the form adds itself. */
  describedBy?: string;
};

export type FieldAria = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export const helpId = (id: string) => `${id}-description`;
export const errorId = (id: string) => `${id}-error`;

/** The aria attributes of a control: it points at its help and its errors, each once, and says when it is wrong. */
export function fieldAria({ id, help, good, errors, describedBy }: FieldDescription): FieldAria {
  const wrong = Boolean(errors?.length);
  const ids = new Set<string>();
  if (wrong) ids.add(errorId(id));
  if (help || (good && !wrong)) ids.add(helpId(id));
  // The form may name ids of messages that are not on the page now; ours are decided here.
  for (const other of describedBy?.split(' ') ?? []) {
    if (other && other !== errorId(id) && other !== helpId(id)) ids.add(other);
  }
  return { 'aria-describedby': ids.size ? [...ids].join(' ') : undefined, 'aria-invalid': wrong || undefined };
}

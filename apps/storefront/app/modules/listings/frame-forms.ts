/** Forms of frames that are shown as a picture. */
export const frameForms = ['wave', 'trapez', 'diamant'] as const;

/** Where the picture of a frame's form is; undefined if it has none. */
export function frameFormPicture(form: string): string | undefined {
  return frameForms.some((each) => each === form) ? `/bilder/rahmen/${form}.svg` : undefined;
}

import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react';

type Field = FieldMetadata<string | undefined>;
type Say = (code: string) => string;

/**
 * What conform knows of a field, as props of the fields in `field.tsx`: id, name, constraints, what was typed and its
 * errors.
 * @param say words the code of an error
 */
export function textField(field: Field, say: Say, type: 'text' | 'email' | 'tel' | 'date' = 'text') {
  const { key: _key, ...input } = getInputProps(field, { type });
  return { ...input, errors: field.errors?.map(say) };
}

/** The same of several lines. */
export function textareaField(field: Field, say: Say) {
  const { key: _key, ...area } = getTextareaProps(field);
  return { ...area, errors: field.errors?.map(say) };
}

/** The same of a list to choose from. */
export function selectField(field: Field, say: Say) {
  const { key: _key, ...select } = getSelectProps(field);
  return { ...select, errors: field.errors?.map(say) };
}

/** The same of a box to tick. */
export function checkboxField(field: Field, say: Say) {
  const { key: _key, ...input } = getInputProps(field, { type: 'checkbox' });
  return { ...input, errors: field.errors?.map(say) };
}

/** The items of `FormError`: the first error of each field, with a jump to it. @param word words an item */
export function wrongItems<Name extends string>(
  fields: Readonly<Record<Name, Pick<Field, 'id' | 'errors'>>>,
  names: readonly Name[],
  word: (name: Name, code: string) => string,
): { message: string; fieldId: string }[] {
  return names.flatMap((name) => {
    const [code] = fields[name].errors ?? [];
    return code === undefined ? [] : [{ message: word(name, code), fieldId: fields[name].id }];
  });
}

import { type FieldMetadata, type FormMetadata, useForm } from '@conform-to/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { TicketFormView, TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { textareaField } from '~/ui/form-fields.ts';

type Values = Record<string, string>;

/** Gives each field its name, what is in it and what is wrong of it. */
export interface FieldOf {
  props(name: string): {
    id: string;
    name: string;
    form?: string;
    defaultValue?: string | undefined;
    errors: string[] | undefined;
  };
  errorOf(name: string): string[] | undefined;
  /** What is in a field of several choices. */
  listOf(name: string): string[];
}

/** A ticket's form and its fields: as they were typed, else as the order fills them in. A field's id is its name. */
export function useFields(
  view: TicketFormView,
  refusal: TicketRefusal | undefined,
): [form: FormMetadata<Values>, fields: FieldOf] {
  const { t } = useTranslation('tickets');
  const [form, fields] = useForm<Values>({ id: 'ticket', lastResult: refusal?.reply, defaultValue: view.values });
  const fieldOf = (name: string) => fields[name] as FieldMetadata<string>;
  const say = (code: string) => textOfKey(t, `error.${code}`);
  return [
    form,
    {
      errorOf: (name) => fieldOf(name).errors?.map(say),
      props: (name) => ({ ...textareaField(fieldOf(name), say), id: name }),
      listOf(name) {
        const value: unknown = fieldOf(name).initialValue;
        return Array.isArray(value) ? (value as string[]) : value ? [value as string] : [];
      },
    },
  ];
}

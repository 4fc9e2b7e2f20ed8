import { useTranslation } from 'react-i18next';
import type { TicketFormView, TicketRefusal } from '~/modules/tickets/ticket-form.ts';

/** Gives each field its name, what stands in it and what is wrong of it. */
export interface FieldOf {
  props(name: string): { id: string; name: string; defaultValue: string | undefined; errors: string[] | undefined };
  errorOf(name: string): string[] | undefined;
  /** What stands in a field of several choices. */
  listOf(name: string): string[];
}

/** The fields of a ticket's form: as they were typed, else as the order fills them in. */
export function useFields(view: TicketFormView, refusal: TicketRefusal | undefined): FieldOf {
  const { t } = useTranslation('tickets');
  const valueOf = (name: string) => (refusal ? refusal.typed[name] : view.values[name]);
  const errorOf = (name: string) => {
    const code = refusal?.errors[name];
    return code ? [t(`error.${code}`)] : undefined;
  };
  return {
    errorOf,
    props(name) {
      const value = valueOf(name);
      return { id: name, name, defaultValue: typeof value === 'string' ? value : undefined, errors: errorOf(name) };
    },
    listOf(name) {
      const value = valueOf(name);
      return Array.isArray(value) ? value : value ? [value] : [];
    },
  };
}

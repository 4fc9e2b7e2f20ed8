import { parseRange, type Range, typedBound } from '~/modules/listings/range.ts';

/** What a form would send, as a query; fields that are empty say nothing. */
export function queryOf(form: HTMLFormElement): string {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(values).toString();
}

/** The ranges of francs that a form holds under a name: its bands and its free range. */
export function rangesOf(form: HTMLFormElement, name: string): Range[] {
  const data = new FormData(form);
  const [from, to] = ['von', 'bis'].map((end) => typedBound(String(data.get(`${name}-${end}`) ?? '')));
  return [...data.getAll(name), `${from}-${to}`].flatMap((text) => parseRange(String(text)) ?? []);
}

/** Whether a shopper has changed something of a form since the page was rendered. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (/^(checkbox|radio)$/.test(field.type)
        ? field.checked !== field.defaultChecked
        : field.type !== 'range' && field.value !== field.defaultValue),
  );
}

/** Attribute that names the group which a field of the form belongs to. */
export const GROUP = 'data-group';

/** Brings a form back to what its page shows: fields must say by `defaultChecked` and `defaultValue` what that is. */
export function restore(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>(`[${GROUP}] input[type=hidden]`)) field.disabled = false;
}

/** Takes back what is chosen in one group of a form, or in all of them. */
export function clearGroups(form: HTMLFormElement, group?: string): void {
  const selector = group === undefined ? `[${GROUP}] input` : `[${GROUP}="${CSS.escape(group)}"] input`;
  for (const field of form.querySelectorAll<HTMLInputElement>(selector)) {
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type === 'radio') field.checked = field.value === '';
    else if (field.type === 'hidden') field.disabled = true;
    else if (field.type !== 'range') field.value = '';
  }
}

/** Markup that is safe to put into a message as it is. */
export interface Html {
  readonly markup: string;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Builds markup from a template: texts are escaped, markup and lists of it are not. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const markup = parts.map((part, index) => `${part}${index < values.length ? render(values[index]) : ''}`).join('');
  return { markup };
}

function render(value: string | number | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map((each) => each.markup).join('');
}

/** Form fields, nested by their names. */
export interface FormFields {
  [name: string]: string | FormFields;
}

/** Names that would allow prototype pollution. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Maximum nesting depth. */
const MAX_DEPTH = 6;

/** Parses a form whose names are nested by brackets, as PHP does: `transaction[invoice][referenceId]=…`. */
export function formFields(body: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (path.length > MAX_DEPTH || path.some((part) => part === '' || forbidden.has(part))) continue;
    put(fields, path, value);
  }
  return fields;
}

function put(fields: FormFields, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = fields[name];
  const next = typeof inner === 'object' ? inner : {};
  fields[name] = next;
  put(next, rest, value);
}

import type { Locale } from '~/i18n/locales.ts';
import type { FieldSuggestions } from '~/modules/search/suggestions/field-suggestions.ts';

/** Answers of this visit, by address: going back a letter asks no one. */
const known = new Map<string, FieldSuggestions>();
const MOST_KNOWN = 50;

/** Suggestions for what is typed; undefined if there are none to be had: the field is a form without them. */
export async function fetchSuggestions(
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<FieldSuggestions | undefined> {
  const url = `/api/search?${new URLSearchParams({ q: text, locale }).toString()}`;
  const before = known.get(url);
  if (before) return before;
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data: FieldSuggestions };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(url, data);
    return data;
  } catch {
    return undefined;
  }
}

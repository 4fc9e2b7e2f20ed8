import { useEffect, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import type { FieldSuggestions } from '~/modules/search/suggestions/field-suggestions.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';

/** ms without a key before the server is asked. */
const PAUSE = 150;
/** Letters from which on there is something to suggest. */
const SHORTEST = 2;

export interface TypedSuggestions {
  /** What they are for. */
  text: string;
  found: FieldSuggestions;
}

/** Suggestions for what is in a field, some moments after the last key. Undefined while there are none. */
export function useTypedSuggestions(text: string): TypedSuggestions | undefined {
  const locale = useLocale();
  const [suggestions, setSuggestions] = useState<TypedSuggestions>();
  useEffect(() => {
    const typed = text.trim();
    if (typed.length < SHORTEST) {
      setSuggestions(undefined);
      return;
    }
    const removed = new AbortController();
    const timer = window.setTimeout(() => {
      void fetchSuggestions(typed, locale, removed.signal).then((found) => {
        if (!removed.signal.aborted) setSuggestions(found && { text: typed, found });
      });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      removed.abort();
    };
  }, [text, locale]);
  return suggestions;
}

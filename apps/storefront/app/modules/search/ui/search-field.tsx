import { type ComponentProps, type ComponentType, type FocusEvent, Suspense, useState } from 'react';
import { SearchForm } from '~/ui/search-form.tsx';
import type { SuggestionListProps } from './suggestion-list.tsx';

type SearchFieldProps = Omit<ComponentProps<typeof SearchForm>, 'children' | 'onFocus'>;

/** What the suggestions need: their component, and the field they belong to. */
interface Loaded {
  List: ComponentType<SuggestionListProps>;
  input: HTMLInputElement;
}

/**
 * The search field with suggestions. It is a plain form; what suggests is loaded when the field first gets the focus,
 * and the form goes on without it where that fails.
 */
export function SearchField(props: SearchFieldProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = async ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    const input = currentTarget.querySelector('input');
    if (loaded || !input) return;
    const list = await import('./suggestion-list.tsx').catch(() => undefined);
    if (list) setLoaded({ List: list.SuggestionList, input });
  };
  return (
    <SearchForm {...props} onFocus={(event) => void load(event)}>
      {loaded && (
        <Suspense>
          <loaded.List input={loaded.input} id={`${props.id}-liste`} />
        </Suspense>
      )}
    </SearchForm>
  );
}

import { useCallback, useEffect, useState } from 'react';

/** What is in a field that React does not control. */
export function useFieldText(input: HTMLInputElement): string {
  const [text, setText] = useState(input.value);
  useEffect(() => {
    const onInput = () => setText(input.value);
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [input]);
  return text;
}

interface Combobox {
  open: boolean;
  /** Place of the marked line; -1 where the field itself is. */
  active: number;
}

const closed = { open: false, active: -1 };

interface ComboboxOptions<Line> {
  input: HTMLInputElement;
  /** Id of the list; its lines have the ids `<id>-<place>`. */
  id: string;
  lines: readonly Line[];
  onChoose: (line: Line) => void;
}

/**
 * Makes a field the combobox of a list (WAI-ARIA pattern "editable combobox with list autocomplete"): arrows mark a
 * line while the focus stays in the field, Enter follows it, Escape closes the list and then empties the field as
 * browsers do.
 */
export function useCombobox<Line>({ input, id, lines, onChoose }: ComboboxOptions<Line>): Combobox {
  const count = lines.length;
  const [state, setState] = useState<Combobox>({ open: true, active: -1 });
  const close = useCallback(() => setState(closed), []);
  const shown = state.open && count > 0;
  const active = shown && state.active < count ? state.active : -1;
  const marked = lines[active];

  useEffect(() => {
    const onType = () => setState({ open: true, active: -1 });
    input.addEventListener('input', onType);
    input.addEventListener('focus', onType);
    input.addEventListener('blur', close);
    // A line that is followed closes the list, whichever way; the field keeps the focus.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`#${id}`)) close();
    };
    input.form?.addEventListener('click', onClick);
    return () => {
      input.form?.removeEventListener('click', onClick);
      input.removeEventListener('input', onType);
      input.removeEventListener('focus', onType);
      input.removeEventListener('blur', close);
    };
  }, [input, id, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || count === 0) return;
      const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (move !== 0) {
        event.preventDefault();
        // One place more than there are lines: the field itself.
        const next = shown ? ((active + 1 + move + count + 1) % (count + 1)) - 1 : move > 0 ? 0 : count - 1;
        setState({ open: true, active: next });
      } else if (event.key === 'Enter' && marked !== undefined) {
        event.preventDefault();
        close();
        onChoose(marked);
      } else if (event.key === 'Escape' && shown) {
        event.preventDefault();
        close();
      }
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [input, count, shown, active, marked, onChoose, close]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(shown));
    if (shown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, shown, active]);

  return { open: shown, active };
}

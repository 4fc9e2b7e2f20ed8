import { useEffect } from 'react';

const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a press is for anyone who types, or for the browser. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED) !== null);

/** Moves among the rows of a list, or to the entry before and after. @param step 1: on, -1: back */
function move(step: 1 | -1): void {
  const way = document.querySelector<HTMLAnchorElement>(`a[data-step="${step}"]`);
  if (way) return way.click();
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/** What a press does on the staff's pages: `/` search, J and K on and back, Ctrl Enter sends what is typed. */
function press(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey) && target instanceof HTMLTextAreaElement) {
    const main = target.form?.querySelector<HTMLButtonElement>('.adm-btn-main');
    if (!main) return;
    event.preventDefault();
    target.form?.requestSubmit(main);
    return;
  }
  if (isElsewhere(event)) return;
  if (key === 'j') move(1);
  else if (key === 'k') move(-1);
  else if (key === '/') {
    const field = document.querySelector<HTMLInputElement>('[role="search"] input[type="search"]');
    if (!field) return;
    event.preventDefault();
    field.select();
    field.focus();
  }
}

export function useStaffKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface KeysProps {
  keys: readonly (readonly [keys: readonly string[], what: string])[];
}

export function Keys({ keys }: KeysProps) {
  return (
    <p className="adm-keys" aria-label="Tasten">
      {keys.map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          <bdi>{what}</bdi>
        </span>
      ))}
    </p>
  );
}

import type { ReactNode } from 'react';
import type { Locale } from '~/i18n/locales.ts';

/** Ticks all orders of the page, or none: for whoever has scripts. */
export function PickAll() {
  return (
    <label className="adm-pick-all">
      <input
        type="checkbox"
        onChange={({ currentTarget: { form, checked } }) => {
          for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="nr"]') ?? []) box.checked = checked;
        }}
      />
      <span className="sr-only">Alle dieser Seite auswählen</span>
    </label>
  );
}

/** What was ticked and typed, and not taken. */
export interface TypedSelection {
  numbers: string[];
  note: string;
  locale: Locale;
  subject: string;
  text: string;
}

interface SelectionProps {
  /** The list's own address, which an act leads back to. */
  action: string;
  typed: TypedSelection | null;
  children: ReactNode;
}

/** The table with what can be done about the ticked orders: a bar that shows with the first tick. */
export function Selection({ action, typed, children }: SelectionProps) {
  const hasLetter = Boolean(typed?.subject || typed?.text);
  return (
    <form method="post" action={action} className="adm-selection">
      {children}
      <div className="adm-selection-bar" role="group" aria-label="Ausgewählte Bestellungen">
        <button type="submit" name="intent" value="csv" className="adm-btn">
          CSV
        </button>
        <details open={Boolean(typed?.note)}>
          <summary className="adm-btn">Notiz</summary>
          <div className="adm-selection-form">
            <label className="adm-field">
              <span>Für Kolleginnen und Kollegen</span>
              <textarea className="adm-input" name="note" rows={3} maxLength={2000} defaultValue={typed?.note} />
            </label>
            <button type="submit" name="intent" value="note" className="adm-btn adm-btn-main">
              Bei allen notieren
            </button>
          </div>
        </details>
        <details open={hasLetter}>
          <summary className="adm-btn">Brief</summary>
          <div className="adm-selection-form">
            <label className="adm-field">
              <span>Sprache</span>
              <select className="adm-input" name="sprache" defaultValue={typed?.locale}>
                <option value="de">Deutsch: nur an Deutschsprachige</option>
                <option value="fr">Französisch: nur an Französischsprachige</option>
              </select>
            </label>
            <label className="adm-field">
              <span>Betreff</span>
              <input className="adm-input" name="subject" maxLength={120} defaultValue={typed?.subject} />
            </label>
            <label className="adm-field">
              <span>Text</span>
              <textarea className="adm-input" name="text" rows={5} maxLength={4000} defaultValue={typed?.text} />
            </label>
            <button type="submit" name="intent" value="letter" className="adm-btn adm-btn-main">
              Allen schreiben
            </button>
          </div>
        </details>
      </div>
    </form>
  );
}

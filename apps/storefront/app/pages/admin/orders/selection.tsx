import type { ReactNode } from 'react';

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

interface SelectionProps {
  /** The list's own address, which an act leads back to. */
  action: string;
  children: ReactNode;
}

/** The table with what can be done about the ticked orders: a bar that shows with the first tick. */
export function Selection({ action, children }: SelectionProps) {
  return (
    <form method="post" action={action} className="adm-selection">
      {children}
      <div className="adm-selection-bar" role="group" aria-label="Ausgewählte Bestellungen">
        <button type="submit" name="intent" value="csv" className="adm-btn">
          CSV
        </button>
        <details>
          <summary className="adm-btn">Notiz</summary>
          <div className="adm-selection-form">
            <label className="adm-field">
              <span>Für Kolleginnen und Kollegen</span>
              <textarea className="adm-input" name="note" rows={3} maxLength={2000} />
            </label>
            <button type="submit" name="intent" value="note" className="adm-btn adm-btn-main">
              Bei allen notieren
            </button>
          </div>
        </details>
        <details>
          <summary className="adm-btn">Brief</summary>
          <div className="adm-selection-form">
            <label className="adm-field">
              <span>Sprache</span>
              <select className="adm-input" name="sprache">
                <option value="de">Deutsch: nur an Deutschsprachige</option>
                <option value="fr">Französisch: nur an Französischsprachige</option>
              </select>
            </label>
            <label className="adm-field">
              <span>Betreff</span>
              <input className="adm-input" name="subject" maxLength={120} />
            </label>
            <label className="adm-field">
              <span>Text</span>
              <textarea className="adm-input" name="text" rows={5} maxLength={4000} />
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

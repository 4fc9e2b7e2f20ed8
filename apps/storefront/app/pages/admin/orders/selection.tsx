import type { ReactNode } from 'react';
import type { Locale } from '~/i18n/locales.ts';
import { InputField, SelectField, Submit, TextField } from '~/pages/admin/fields.tsx';

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
        <Submit name="intent" value="csv">
          CSV
        </Submit>
        <details open={Boolean(typed?.note)}>
          <summary className="adm-btn">Notiz</summary>
          <div className="adm-selection-form">
            <TextField
              label="Für Kolleginnen und Kollegen"
              name="note"
              rows={3}
              maxLength={2000}
              defaultValue={typed?.note}
            />
            <Submit name="intent" value="note" look="main">
              Bei allen notieren
            </Submit>
          </div>
        </details>
        <details open={hasLetter}>
          <summary className="adm-btn">Brief</summary>
          <div className="adm-selection-form">
            <SelectField
              label="Sprache"
              name="sprache"
              defaultValue={typed?.locale}
              options={[
                ['de', 'Deutsch: nur an Deutschsprachige'],
                ['fr', 'Französisch: nur an Französischsprachige'],
              ]}
            />
            <InputField label="Betreff" name="subject" maxLength={120} defaultValue={typed?.subject} />
            <TextField label="Text" name="text" rows={5} maxLength={4000} defaultValue={typed?.text} />
            <Submit name="intent" value="letter" look="main">
              Allen schreiben
            </Submit>
          </div>
        </details>
      </div>
    </form>
  );
}

import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';

export type Term = {
  /** Value sent: months, or the word for paying once. */
  value: string;
  /** "36", "36 Mt.", "1 ×". */
  label: string;
  /** The term's own rate, shown below. */
  rate?: string;
  /** The whole in words for screen readers: "36 Monate, 90 Franken im Monat". */
  spoken?: string;
  /** Why this term is not on offer. It stays in its place, struck by hairlines. */
  unavailable?: string;
};

function TermFace({ term }: { term: Term }) {
  const face = (
    <>
      <span className="term-label">{term.label}</span>
      {term.rate && <small>{term.rate}</small>}
    </>
  );
  if (!term.spoken) return face;
  return (
    <>
      <span aria-hidden="true" className="flex flex-col">
        {face}
      </span>
      <span className="sr-only">{term.spoken}</span>
    </>
  );
}

const hasRates = (terms: readonly Term[]) => terms.some((term) => term.rate);
const reasons = (terms: readonly Term[]) => [...new Set(terms.flatMap((term) => term.unavailable ?? []))];

function Reasons({ id, terms }: { id: string; terms: readonly Term[] }) {
  const list = reasons(terms);
  if (!list.length) return null;
  return (
    <span id={id} className="field-note">
      {list.map((reason) => (
        <span key={reason} className="block">
          {reason}
        </span>
      ))}
    </span>
  );
}

type TermRadiosProps = {
  id: string;
  name: string;
  legend: ReactNode;
  terms: readonly Term[];
  /** The chosen one; with `onChange` the page holds it, without the browser does. */
  value: string;
  onChange?: (value: string) => void;
};

export function TermRadios({ id, name, legend, terms, value, onChange }: TermRadiosProps) {
  const reasonId = `${id}-reason`;
  return (
    <fieldset id={id}>
      <legend className="field-label">{legend}</legend>
      <div className={cx('terms', hasRates(terms) && 'terms-rates')}>
        {terms.map((term) => (
          <label key={term.value} className={term.unavailable ? 'struck' : undefined}>
            <input
              type="radio"
              className="cover-input"
              name={name}
              value={term.value}
              disabled={Boolean(term.unavailable)}
              aria-describedby={term.unavailable ? reasonId : undefined}
              {...(onChange
                ? { checked: term.value === value, onChange: () => onChange(term.value) }
                : { defaultChecked: term.value === value })}
            />
            <TermFace term={term} />
          </label>
        ))}
      </div>
      <Reasons id={reasonId} terms={terms} />
    </fieldset>
  );
}

type TermLinksProps = {
  /** Names the group: "Rate anzeigen für". */
  label: string;
  terms: readonly (Term & { href: string })[];
  value: string;
};

/** The term as links, above a listing: each leads to the same page with its rates. */
export function TermLinks({ label, terms, value }: TermLinksProps) {
  return (
    <nav aria-label={label}>
      <div className={cx('terms', hasRates(terms) && 'terms-rates')}>
        {terms.map((term) =>
          term.unavailable ? (
            <span key={term.value} className="struck" aria-disabled="true">
              <TermFace term={term} />
              <span className="sr-only">{term.unavailable}</span>
            </span>
          ) : (
            <Anchor key={term.value} href={term.href} aria-current={term.value === value ? 'true' : undefined}>
              <TermFace term={term} />
            </Anchor>
          ),
        )}
      </div>
    </nav>
  );
}

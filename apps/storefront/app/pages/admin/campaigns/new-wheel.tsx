import { PRIZE_ROWS, type PrizeForm, type WheelForm } from '~/modules/staff/campaigns.ts';

/** The form of a new wheel: once it is announced nothing of it changes. */
export function NewWheel({ typed }: { typed: WheelForm | null }) {
  const time = (name: 'opensAt' | 'closesAt' | 'claimsUntil', label: string) => (
    <label className="adm-field">
      <span>{label}</span>
      <input className="adm-input" name={name} type="datetime-local" defaultValue={typed?.[name]} required />
    </label>
  );
  return (
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <p>Zeiten, Gewinne und Bedingungen sind mit dem Ankündigen versiegelt und ändern sich nicht mehr.</p>
      <div className="adm-grid">
        {time('opensAt', 'Dreht ab')}
        {time('closesAt', 'Dreht bis')}
        {time('claimsUntil', 'Gewinne bis')}
      </div>
      {Array.from({ length: PRIZE_ROWS }, (_, row) => (
        <Prize key={row} row={row} typed={typed?.prizes[row]} />
      ))}
      <button type="submit" className="adm-btn adm-btn-main justify-self-start">
        Versiegeln und ankündigen
      </button>
    </form>
  );
}

function Prize({ row, typed }: { row: number; typed: PrizeForm | undefined }) {
  const field = (name: keyof PrizeForm, label: string) => (
    <label className="adm-field">
      <span>{label}</span>
      <input className="adm-input" name={`${name}${row}`} defaultValue={typed?.[name]} maxLength={60} />
    </label>
  );
  return (
    <fieldset className="adm-stack">
      <legend>{row === 0 ? 'Gewinn 1, der grösste' : `Gewinn ${row + 1}, kleiner`}</legend>
      <div className="adm-grid">
        {field('nameDe', 'Name')}
        {field('nameFr', 'Name französisch')}
        {field('shortDe', 'Am Rad, höchstens 12 Zeichen')}
        {field('shortFr', 'Am Rad, französisch')}
        {field('fields', 'Felder von 36')}
        {field('stock', 'Anzahl; beim kleinsten leer')}
        {field('amount', 'Gutschein in CHF; leer: eine Sache')}
        {field('minimum', 'Gutschein ab Warenwert in CHF')}
      </div>
    </fieldset>
  );
}

import { PRIZE_ROWS, type PrizeForm, type WheelForm } from '~/modules/staff/campaigns.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';

export function NewWheel({ typed }: { typed: WheelForm | undefined }) {
  const time = (name: 'opensAt' | 'closesAt' | 'claimsUntil', label: string) => (
    <InputField label={label} name={name} type="datetime-local" defaultValue={typed?.[name]} required />
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
      <Submit className="justify-self-start" look="main">
        Versiegeln und ankündigen
      </Submit>
    </form>
  );
}

function Prize({ row, typed }: { row: number; typed: PrizeForm | undefined }) {
  const field = (name: keyof PrizeForm, label: string) => (
    <InputField label={label} name={`${name}${row}`} defaultValue={typed?.[name]} maxLength={60} />
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

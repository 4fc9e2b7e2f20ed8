import { Submit } from '~/pages/admin/fields.tsx';
import { formatDate } from '~/i18n/dates.ts';
import { type IdCheckRow, idCheckRows, idCheckState, idCheckWords } from '~/modules/staff/id-check.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.server.ts';
import { documentWords } from '~/modules/staff/order-page.ts';
import { Icon } from '~/ui/icon.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';

interface IdPartProps extends Pick<StaffOrderView, 'number' | 'contact' | 'orderedAt'> {
  idDocument: NonNullable<StaffOrderView['idDocument']>;
}

const sideWords = { front: 'Vorderseite', back: 'Rückseite' } as const;

/** The pictures of the identity document beside what was typed. Nothing is seen of them before a person asks. */
export function IdPart({ number, idDocument, contact, orderedAt }: IdPartProps) {
  const { kind, sides, isErased, answers } = idDocument;
  const there = sides.filter(({ version }) => version !== null);
  const { answered } = idCheckState(answers);
  const sub = kind ? `${documentWords[kind]}, ${there.length} von ${sides.length} Seiten` : 'noch nicht gewählt';
  const facts: Record<IdCheckRow, string> = {
    firstname: contact.firstname,
    lastname: contact.lastname,
    document: kind ? documentWords[kind] : '–',
    valid: `bis nach dem ${formatDate(orderedAt, 'de')}`,
    age: 'vom Bild ablesen, nie gespeichert',
  };
  return (
    <Block
      title="Ausweis und Angaben"
      sub={sub}
      more={<span className="mute num">{`${answered} von ${idCheckRows.length} beantwortet`}</span>}
    >
      {isErased && <p className="mute">Die Bilder sind gelöscht: niemand braucht sie mehr.</p>}
      {there.length === 0 && !isErased && <p className="mute">Es sind noch keine Bilder da.</p>}
      {there.length > 0 && (
        <div className="adm-id">
          <div>
            <div className="adm-pictures">
              {there.map(({ side, version }) => {
                const path = `/admin/bestellungen/${number}/ausweis/${side}?v=${version}`;
                return (
                  <a key={side} href={path} aria-label={`${sideWords[side]} gross ansehen`}>
                    <img src={path} alt={`Ausweis, ${sideWords[side]}`} loading="lazy" />
                  </a>
                );
              })}
            </div>
            <p className="adm-says micro mute mt-2">
              <Icon name="eye" small /> Jeder Blick auf die Bilder steht im Protokoll.
            </p>
          </div>
          <form method="post" className="adm-check">
            <input type="hidden" name="intent" value="check" />
            {idCheckRows.map((row) => (
              <CheckRow key={row} row={row} value={facts[row]} answer={answers.find((each) => each.row === row)} />
            ))}
            <Submit className="adm-btn-small mt-4">Antworten sichern</Submit>
          </form>
        </div>
      )}
    </Block>
  );
}

interface CheckRowProps {
  row: IdCheckRow;
  value: string;
  answer?: { matches: boolean; remark: string | null };
}

function CheckRow({ row, value, answer }: CheckRowProps) {
  const input = (isRight: boolean, word: string) => (
    <label className={isRight ? 'yes' : 'no'}>
      <input type="radio" name={row} value={isRight ? 'ja' : 'nein'} defaultChecked={answer?.matches === isRight} />
      <bdi>{word}</bdi>
    </label>
  );
  return (
    <fieldset>
      <legend>
        <small>{idCheckWords[row]}</small>
        <b>{value}</b>
      </legend>
      <span className="adm-answer">
        {input(true, 'stimmt')}
        {input(false, 'stimmt nicht')}
      </span>
      <label className="adm-remark">
        <span className="micro mute">Warum es trotzdem in Ordnung ist; leer: nicht in Ordnung</span>
        <input className="adm-input" name={`${row}-remark`} defaultValue={answer?.remark ?? ''} maxLength={300} />
      </label>
    </fieldset>
  );
}

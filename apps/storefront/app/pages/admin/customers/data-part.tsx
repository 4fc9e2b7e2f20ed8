import { formatDayAndTime, formatTime } from '~/i18n/dates.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import type { CustomerView } from '~/modules/staff/customers.server.ts';
import { FreshLink } from '~/pages/admin/fresh-link.tsx';
import { SelectField, Submit } from '~/pages/admin/fields.tsx';
import { customerDataPath } from './customer-path.ts';
import { Icon } from '~/ui/icon.tsx';

export interface DataPartProps {
  person: CustomerView;
  /** Until when the link of anyone who is at work is fresh, ISO 8601; null if it is not. */
  fresh: string | null;
  isLinkSent: boolean;
  /** Of the staff member. */
  staffEmail: string;
}

export function DataPart({ person, fresh, isLinkSent, staffEmail }: DataPartProps) {
  const { account, isGuest, erasedAt } = person;
  const hasAccount = account !== null || isGuest;
  return (
    <section id="daten" className="adm-block">
      <div className="adm-block-head">
        <h2>Daten</h2>
        <span className="mute">nur auf Wunsch der Person</span>
      </div>
      {!hasAccount && !erasedAt && (
        <p className="mute">Diese Person wurde gelöscht. Was von ihr bleibt, verlangt das Gesetz.</p>
      )}
      {erasedAt && (
        <form method="post" className="adm-stack mb-4">
          <p className="num font-medium">{`Wird gelöscht: ${formatDayAndTime(erasedAt, 'de')}.`}</p>
          <Submit name="intent" value="keep" className="justify-self-start">
            Zurücknehmen
          </Submit>
        </form>
      )}
      {hasAccount && !fresh && (
        <FreshLink what="Herausgeben und löschen geht" email={staffEmail} isLinkSent={isLinkSent} />
      )}
      {hasAccount && fresh && (
        <>
          <p className="mute mb-4">{`Dein Link gilt bis ${formatTime(fresh, 'de')}.`}</p>
          <p>
            <a className="adm-btn" href={customerDataPath(person)} download>
              <Icon name="download" small />
              Daten holen
            </a>
          </p>
          {account?.isStaff && <p className="mute mt-4">Wer zum Team gehört, wird hier nicht gelöscht.</p>}
          {!account?.isStaff && !erasedAt && (
            <EraseForm what={account ? 'Das Konto geht' : 'Was diese Person als Gast hinterlassen hat, geht'} />
          )}
        </>
      )}
    </section>
  );
}

function EraseForm({ what }: { what: string }) {
  return (
    <details className="mt-4">
      <summary className="lk">Löschen</summary>
      <form method="post" className="adm-stack mt-2 bg-mist p-4">
        <p>{`${what} in einem Tag. Die Person bekommt eine E-Mail, mit der sie es zurücknehmen kann. Bestellungen bleiben, solange das Gesetz es verlangt.`}</p>
        <SelectField label="Sprache der E-Mail" name="sprache" options={Object.entries(languageNames)} />
        <Submit name="intent" value="erase" className="justify-self-start" look="error">
          Endgültig löschen
        </Submit>
      </form>
    </details>
  );
}

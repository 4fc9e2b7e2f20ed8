import { formatDayAndTime } from '~/i18n/dates.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import type { EntryState } from '~/modules/staff/user-forms.server.ts';
import type { ListedEntry } from '~/modules/user-forms/user-forms.ts';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';

interface UserFormsPageProps {
  frame: FrameData;
  state: EntryState;
  entries: ListedEntry[];
  answer?: { text: string; isError: boolean };
}

const names: Readonly<Record<EntryState, string>> = { offen: 'Offen', erledigt: 'Erledigt', alle: 'Alle' };

/** What was sent with the forms that editors built, the newest first. */
export function UserFormsPage({ frame, state, entries, answer }: UserFormsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Formulare"
      title="Formulare"
      sub="Was über Formulare der Redaktion kam. Nach zwei Jahren ist es weg."
      tools={
        <a className="adm-btn" href="/admin/formulare.csv">
          Als CSV
        </a>
      }
      answer={answer}
    >
      <nav aria-label="Stand" className="adm-views mb-6">
        {(Object.keys(names) as EntryState[]).map((each) => (
          <a key={each} href={`/admin/formulare?stand=${each}`} aria-current={each === state ? 'page' : undefined}>
            {names[each]}
          </a>
        ))}
      </nav>
      {entries.length === 0 && <p className="text-h4">Hier liegt nichts.</p>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </StaffFrame>
  );
}

function Entry({ entry: { id, title, locale, answers, createdAt, doneAt } }: { entry: ListedEntry }) {
  const sub = <span className="num">{`${formatDayAndTime(createdAt, 'de')}, ${languageNames[locale]}`}</span>;
  return (
    <Block
      title={title}
      sub={sub}
      more={
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value={doneAt ? 'open' : 'done'} className="lk min-h-6">
            {doneAt ? 'Wieder öffnen' : 'Erledigt'}
          </button>
        </form>
      }
    >
      <dl className="adm-facts break-words">
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

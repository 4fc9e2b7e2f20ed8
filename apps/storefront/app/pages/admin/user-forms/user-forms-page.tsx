import { formatDayAndTime } from '~/i18n/dates.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { type EntriesQuery, entryList } from '~/modules/user-forms/entry-list.ts';
import type { ListedEntry } from '~/modules/user-forms/user-forms.ts';
import { ListFoot, ListTools } from '~/pages/admin/desk-list.tsx';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { type Listed, listSearch } from '~/platform/list-query.ts';

interface UserFormsPageProps {
  frame: FrameData;
  query: EntriesQuery;
  list: Listed<ListedEntry>;
  /** Of forms that something was sent with. */
  titles: string[];
  answer?: { text: string; isError: boolean };
}

/** What was sent with the forms that editors built, the newest first. */
export function UserFormsPage({ frame, query, list, titles, answer }: UserFormsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Formulare"
      title="Formulare"
      sub="Was über Formulare der Redaktion kam. Nach zwei Jahren ist es weg."
      answer={answer}
    >
      <ListTools shape={entryList} query={query} views="stand" choices={{ formular: titles }} />
      {list.rows.length === 0 && <p className="text-h4">Hier liegt nichts.</p>}
      {list.rows.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      <ListFoot
        page={query.page}
        shown={list.rows.length}
        count={list.count}
        pageHref={(page) => `${entryList.path}${listSearch(entryList, query, { page })}`}
      />
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

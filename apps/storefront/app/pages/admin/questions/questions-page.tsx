import { ViewLinks } from '~/pages/admin/fields.tsx';
import {
  type ListedEntry,
  type ModerationCounts,
  moderationKinds,
  moderationPath,
  type ModerationQuery,
  type ModerationState,
  moderationStates,
} from '~/modules/staff/moderation.ts';
import { FiveStops } from '~/modules/questions/ui/five-stops.tsx';
import { Pages, StaffPage } from '~/pages/admin/staff-page.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { OpenedQuestion } from './opened-question.tsx';
import { OpenedReview } from './opened-review.tsx';
import type { OpenedEntry, TypedModeration } from './moderation-parts.tsx';

interface QuestionsPageProps {
  query: ModerationQuery;
  counts: ModerationCounts;
  entries: ListedEntry[];
  nextCursor: string | null;
  opened: OpenedEntry | null;
  typed: TypedModeration | null;
}

const stateWords: Record<ModerationState, string> = { offen: 'Offen', sichtbar: 'Im Laden', verborgen: 'Verborgen' };
const kindWords = { fragen: 'Fragen', bewertungen: 'Bewertungen' } as const;
const nothing: Record<ModerationState, string> = {
  offen: 'Alles ist beantwortet und angesehen.',
  sichtbar: 'Noch nichts im Laden.',
  verborgen: 'Nichts verborgen.',
};

export function QuestionsPage({ opened, typed, ...queue }: QuestionsPageProps) {
  const { query, entries } = queue;
  const place = opened ? entries.findIndex(({ item }) => item.id === opened.entry.item.id) : -1;
  const pathOf = (entry: ListedEntry | undefined) => (entry ? moderationPath(query, { id: entry.item.id }) : null);
  return (
    <StaffPage area="Fragen" title="Fragen und Bewertungen">
      <Filters {...queue} />
      {query.id !== null && !opened && <p className="text-h4">Das gibt es nicht mehr.</p>}
      <div className="adm-proof">
        <div className="adm-queue-side">
          {entries.length === 0 && <p className="text-h4">{nothing[query.state]}</p>}
          <Queue {...queue} openId={opened?.entry.item.id} />
        </div>
        {opened && (
          <article>
            {place >= 0 && (
              <div className="adm-proof-nav">
                <b className="num font-medium">{`${place + 1} von ${entries.length}`}</b>
                <Pages before={pathOf(entries[place - 1])} after={pathOf(entries[place + 1])} what="Eintrag" />
              </div>
            )}
            {opened.entry.kind === 'fragen' ? (
              <OpenedQuestion
                key={opened.entry.item.id}
                {...opened}
                question={opened.entry.item}
                query={query}
                typed={typed}
              />
            ) : (
              <OpenedReview key={opened.entry.item.id} review={opened.entry.item} query={query} typed={typed} />
            )}
          </article>
        )}
      </div>
    </StaffPage>
  );
}

function Filters({ query, counts }: Pick<QuestionsPageProps, 'query' | 'counts'>) {
  const sumOf = (state: ModerationState) => counts[state].fragen + counts[state].bewertungen;
  return (
    <>
      <ViewLinks
        label="Stand"
        views={moderationStates.map((state) => ({
          words: stateWords[state],
          href: moderationPath(query, { state }),
          isOn: state === query.state,
          count: sumOf(state),
        }))}
      />
      <ViewLinks
        label="Art"
        areChips
        views={[null, ...moderationKinds].map((kind) => ({
          words: kind ? kindWords[kind] : 'Alles',
          href: moderationPath(query, { kind }),
          isOn: kind === query.kind,
          count: kind ? counts[query.state][kind] : sumOf(query.state),
        }))}
      />
    </>
  );
}

type QueueProps = Pick<QuestionsPageProps, 'query' | 'entries' | 'nextCursor'> & { openId?: string };

function Queue({ query, entries, nextCursor, openId }: QueueProps) {
  return (
    <>
      {entries.length > 0 && (
        <ol className="adm-queue">
          {entries.map((entry) => (
            <li key={entry.item.id}>
              <a
                href={moderationPath(query, { id: entry.item.id })}
                aria-current={entry.item.id === openId ? 'true' : undefined}
              >
                <b lang={entry.item.locale}>
                  {entry.kind === 'fragen' ? entry.item.questionText : entry.item.title || entry.item.text}
                </b>
                <small className="num">
                  {entry.kind === 'bewertungen' && (
                    <FiveStops value={entry.item.stars} label={`${entry.item.stars} von 5`} />
                  )}
                  <bdi>{entry.kind === 'fragen' ? entry.item.bikeName : entry.item.productName}</bdi>
                  <span className="adm-lang">{entry.item.locale}</span>
                  {entry.kind === 'fragen' && entry.item.otherOutdated && <span>Übersetzung veraltet</span>}
                  <span className="ml-auto">{formatShortMoment(entry.item.createdAt)}</span>
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
      {(query.cursor || nextCursor) && (
        <p className="adm-row pt-4">
          {query.cursor && (
            <a className="adm-btn" href={moderationPath(query, { cursor: null })}>
              Von vorn
            </a>
          )}
          {nextCursor && (
            <a className="adm-btn" href={moderationPath(query, { cursor: nextCursor })}>
              Weitere
            </a>
          )}
        </p>
      )}
    </>
  );
}

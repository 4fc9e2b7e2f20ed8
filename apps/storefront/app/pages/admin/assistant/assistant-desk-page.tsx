import type { DeskQuestion } from '~/modules/assistant/assistant.server.ts';
import {
  assistantList,
  type AssistantQuery,
  type AssistantView,
  assistantViewNames,
  viewOf,
} from '~/modules/assistant/desk.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';

const outcomes: Readonly<Record<string, string>> = { answered: '', unknown: 'Weiss ich nicht.', money: 'Zum Plan.' };

interface AssistantDeskPageProps {
  frame: FrameData;
  query: AssistantQuery;
  desk: { questions: DeskQuestion[]; counts: Record<AssistantView, number> };
  answer?: { text: string; isError: boolean } | undefined;
}

const columns: readonly Column<AssistantQuery['sort']>[] = [
  { name: 'Frage' },
  { name: 'Antwort' },
  { name: 'Wann', sort: 'neu' },
  { name: 'Was zu tun ist', isQuiet: true },
];

/** What the helper was asked: what waits for a person first, then what no text answers. */
export function AssistantDeskPage({ frame, query, desk: { questions, counts }, answer }: AssistantDeskPageProps) {
  const shown = viewOf(query);
  return (
    <StaffFrame
      frame={frame}
      place="Assistent"
      title="Assistent"
      sub="90 Tage, ohne Angaben zur Person"
      answer={answer}
      tools={
        <a className="adm-btn" href={`${assistantList.path}.csv?source=pdpAi`}>
          Rohdaten
        </a>
      }
    >
      <DeskList
        shape={assistantList}
        query={query}
        count={counts[shown]}
        caption={assistantViewNames[shown]}
        columns={columns}
        empty="Keine Fragen."
        views="ansicht"
        viewCounts={{ ...counts, '': counts.offen }}
      >
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </DeskList>
    </StaffFrame>
  );
}

function QuestionRow({ question: each }: { question: DeskQuestion }) {
  const { id, locale, bikeSlug, question, outcome, said, engine, helpful, email, isDone, createdAt } = each;
  const letter = `mailto:${email}?${new URLSearchParams({ subject: question, body: question }).toString().replaceAll('+', '%20')}`;
  return (
    <tr>
      <td>
        <b>{question}</b> <span className="faint">{locale}</span>
        <small>{bikeSlug ?? 'Häufige Fragen'}</small>
      </td>
      <td>
        <bdi>{said || outcomes[outcome]}</bdi>
        <small>{`${engine === 'extractive' ? 'aus den Quellen' : engine}${helpful !== null ? (helpful ? ' · hilft' : ' · stimmt nicht') : ''}`}</small>
      </td>
      <td className="num">{formatShortMoment(createdAt)}</td>
      <td className="r">
        {email && !isDone && (
          <form method="post" className="adm-row">
            <a className="lk" href={letter}>
              Antworten
            </a>
            <button
              type="submit"
              name="frage"
              value={id}
              className="lk min-h-6"
              aria-label={`${question} ist erledigt`}
            >
              Erledigt
            </button>
          </form>
        )}
        {isDone && <bdi>erledigt</bdi>}
      </td>
    </tr>
  );
}

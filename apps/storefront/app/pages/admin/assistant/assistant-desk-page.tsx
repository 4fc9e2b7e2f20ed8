import type { DeskQuestion } from '~/modules/assistant/assistant.server.ts';
import { type AssistantView, assistantViews } from '~/modules/assistant/desk.ts';
import { formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';

const viewNames: Readonly<Record<AssistantView, string>> = {
  offen: 'Weitergegeben',
  unbekannt: 'Ohne Antwort',
  falsch: 'Stimmt nicht',
  alle: 'Alle',
};

const outcomes: Readonly<Record<string, string>> = { answered: '', unknown: 'Weiss ich nicht.', money: 'Zum Plan.' };

interface AssistantDeskPageProps {
  frame: FrameData;
  view: AssistantView;
  desk: { questions: DeskQuestion[]; counts: Record<AssistantView, number> };
  answer?: { text: string; isError: boolean } | undefined;
}

/** What the helper was asked: what waits for a person first, then what no text answers. */
export function AssistantDeskPage({ frame, view, desk: { questions, counts }, answer }: AssistantDeskPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Assistent"
      title="Assistent"
      sub="90 Tage, ohne Angaben zur Person"
      answer={answer}
      tools={
        <a className="adm-btn" href="/admin/assistent.csv">
          CSV
        </a>
      }
    >
      <nav aria-label="Ansichten" className="adm-views">
        {assistantViews.map((each) => (
          <a key={each} href={`/admin/assistent?ansicht=${each}`} aria-current={each === view ? 'page' : undefined}>
            {viewNames[each]} <span className="num">{formatCount(counts[each])}</span>
          </a>
        ))}
      </nav>
      {questions.length === 0 ? (
        <p className="text-h4 py-6">Keine Fragen.</p>
      ) : (
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">{viewNames[view]}</caption>
            <thead>
              <tr>
                <th scope="col">Frage</th>
                <th scope="col">Antwort</th>
                <th scope="col">Wann</th>
                <th scope="col">
                  <span className="sr-only">Was zu tun ist</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {questions.map((question) => (
                <QuestionRow key={question.id} question={question} />
              ))}
            </tbody>
          </table>
        </div>
      )}
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
        {said || outcomes[outcome]}
        <small>
          {engine === 'extractive' ? 'aus den Quellen' : engine}
          {helpful !== null && (helpful ? ' · hilft' : ' · stimmt nicht')}
        </small>
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
        {isDone && 'erledigt'}
      </td>
    </tr>
  );
}

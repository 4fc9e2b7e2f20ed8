import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoment } from '~/i18n/dates.ts';
import { listJobs, listMessages, type WaitingJob } from '~/modules/local-messages/local-messages.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { Container, SectionHead } from '~/ui/layout.tsx';
import { getOwnEntry } from '~/platform/own-entry.ts';

export { devSheet as links } from './dev-sheet.ts';

/** Messages that local adapters kept, and jobs that are not done; development and demo only (decision 40: Modes). */
export async function loader() {
  assertDevelopmentOrDemo();
  const [messages, jobs] = await Promise.all([listMessages(), listJobs()]);
  return { messages, jobs };
}

export const meta: MetaFunction = () => [
  { title: 'Nachrichten und Aufträge · Velory' },
  { name: 'robots', content: 'noindex' },
];

const states: Record<WaitingJob['state'], string> = { running: 'läuft', waiting: 'wartet', failed: 'aufgegeben' };

/** Names of third parties as people say them. */
const kinds: Record<string, string> = {
  'financing-partner': 'Finanzierung',
  'logistics-partner': 'Logistik',
  'team-chat': 'Team-Chat',
  forms: 'Formulare',
};

export default function DevMessagesRoute() {
  const { messages, jobs } = useLoaderData<typeof loader>();
  return (
    <Container className="py-8 desktop:py-14">
      <SectionHead
        level={1}
        title="Nachrichten und Aufträge"
        lead="Was der Shop anderen geschickt hätte, und was noch zu tun ist."
      />
      <h2 className="mb-3 text-h3">Offene Aufträge</h2>
      {jobs.length === 0 ? (
        <p className="mb-10 text-ink-2">Alles erledigt.</p>
      ) : (
        <div className="mb-10 overflow-x-auto">
          <table className="w-full border-t-2 border-ink text-left">
            <thead className="text-small text-ink-2">
              <tr>
                <th scope="col" className="py-2 pr-6 font-medium">
                  Auftrag
                </th>
                <th scope="col" className="py-2 pr-6 font-medium">
                  Stand
                </th>
                <th scope="col" className="py-2 pr-6 font-medium">
                  Versuche
                </th>
                <th scope="col" className="py-2 pr-6 font-medium">
                  Nächster Lauf
                </th>
                <th scope="col" className="py-2 font-medium">
                  Letzter Fehler
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.id} className="border-t border-line align-top">
                  <td className="py-2 pr-6 font-semibold">{job.name}</td>
                  <td className={job.state === 'failed' ? 'py-2 pr-6 text-error' : 'py-2 pr-6'}>{states[job.state]}</td>
                  <td className="num py-2 pr-6">{`${job.attempts} von ${job.maxAttempts}`}</td>
                  <td className="num py-2 pr-6">
                    <time dateTime={job.runAt}>{formatMoment(job.runAt, 'de')}</time>
                  </td>
                  <td className="py-2 text-small">{job.lastError ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2 className="mb-3 text-h3">Nachrichten</h2>
      {messages.length === 0 ? (
        <p className="text-ink-2">Noch keine Nachricht.</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {messages.map((message) => (
            <li
              key={message.id}
              className="grid gap-x-6 border-b border-line py-3 tablet:grid-cols-[8rem_minmax(0,1fr)_auto]"
            >
              <span className="text-ink-2">{getOwnEntry(kinds, message.kind) ?? message.kind}</span>
              <p className="whitespace-pre-wrap">{message.text}</p>
              <time dateTime={message.createdAt} className="num text-small text-ink-2">
                {formatMoment(message.createdAt, 'de')}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

import { formatShortMoment } from '~/pages/admin/moments.ts';
import type { OutboxJob } from '~/modules/staff/outbox.ts';
import { Icon } from '~/ui/icon.tsx';
import { formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { TriesLine } from '~/pages/admin/tries-line.tsx';

interface OutboxPageProps {
  frame: FrameData;
  jobs: OutboxJob[];
  counts: { hanging: number; waiting: number };
  answer?: { text: string; isError: boolean };
}

/** What hangs in the outbox; each try is a stop. */
export function OutboxPage({ frame, jobs, counts, answer }: OutboxPageProps) {
  const sub = `${formatCount(counts.hanging)} hängen, ${formatCount(counts.waiting)} warten auf den ersten Versuch`;
  return (
    <StaffFrame
      frame={frame}
      place="Ausgang"
      title="Ausgang"
      sub={<span className="num">{sub}</span>}
      answer={answer}
      tools={
        jobs.length > 0 && (
          <form method="post">
            <button type="submit" className="adm-btn">
              <Icon name="retry" small />
              Alle nochmals
            </button>
          </form>
        )
      }
    >
      {jobs.length === 0 ? (
        <p className="text-h4 py-6">Nichts hängt.</p>
      ) : (
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">Zustellungen, die hängen</caption>
            <thead>
              <tr>
                <th scope="col">Was</th>
                <th scope="col">Bestellung</th>
                <th scope="col">Versuche</th>
                <th scope="col">Ergebnis</th>
                <th scope="col">Nächster</th>
                <th scope="col">
                  <span className="sr-only">Nochmals</span>
                </th>
              </tr>
            </thead>
            <tbody className="num">
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffFrame>
  );
}

function JobRow({ job }: { job: OutboxJob }) {
  const { id, what, orderNumber, tries, reason, nextAt, isGivenUp } = job;
  return (
    <tr>
      <td>
        <b>{what.title}</b>
        <small>{what.to}</small>
      </td>
      <td>
        {orderNumber ? (
          <a className="lk" href={`/admin/bestellungen/${orderNumber}`}>
            {orderNumber}
          </a>
        ) : (
          '–'
        )}
      </td>
      <td>
        <TriesLine job={job} />
        <small>{tries}</small>
      </td>
      <td className={isGivenUp ? 'adm-error' : ''}>{reason ?? '–'}</td>
      <td>{nextAt ? formatShortMoment(nextAt) : 'aufgegeben'}</td>
      <td className="r">
        <form method="post">
          <button
            type="submit"
            name="job"
            value={id}
            className="lk min-h-6"
            aria-label={`${what.title} nochmals senden`}
          >
            Jetzt senden
          </button>
        </form>
      </td>
    </tr>
  );
}

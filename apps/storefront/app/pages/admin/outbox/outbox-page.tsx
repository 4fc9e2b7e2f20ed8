import { formatShortMoment } from '~/pages/admin/moments.ts';
import { type OutboxJob, outboxList, type OutboxQuery } from '~/modules/staff/outbox.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Icon } from '~/ui/icon.tsx';
import { formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import type { Listed } from '~/platform/list-query.ts';
import { TriesLine } from '~/pages/admin/tries-line.tsx';

interface OutboxPageProps {
  frame: FrameData;
  query: OutboxQuery;
  list: Listed<OutboxJob>;
  counts: { hanging: number; waiting: number };
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<OutboxQuery['sort']>[] = [
  { name: 'Was', sort: 'alter' },
  { name: 'Bestellung' },
  { name: 'Versuche', sort: 'dringend' },
  { name: 'Ergebnis' },
  { name: 'Nächster', sort: 'naechster' },
  { name: 'Nochmals', isQuiet: true },
];

/** What hangs in the outbox; each try is a stop. */
export function OutboxPage({ frame, query, list, counts, answer }: OutboxPageProps) {
  const sub = `${formatCount(counts.hanging)} hängen, ${formatCount(counts.waiting)} warten auf den ersten Versuch`;
  return (
    <StaffFrame
      frame={frame}
      place="Ausgang"
      title="Ausgang"
      sub={<span className="num">{sub}</span>}
      answer={answer}
      tools={
        list.count > 0 && (
          <form method="post">
            <button type="submit" className="adm-btn">
              <Icon name="retry" small />
              Alle nochmals
            </button>
          </form>
        )
      }
    >
      <DeskList
        shape={outboxList}
        query={query}
        count={list.count}
        caption="Zustellungen, die hängen"
        columns={columns}
        empty="Nichts hängt."
      >
        {list.rows.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </DeskList>
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

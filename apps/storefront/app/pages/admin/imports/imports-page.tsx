import { formatDayAndTime } from '~/i18n/dates.ts';
import type { ListedImport } from '~/modules/staff/operations.server.ts';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { StageLine } from '~/pages/admin/stage-line.tsx';

const states = { running: 'läuft', done: 'fertig', broken: 'abgebrochen' } as const;
const stops = { running: 'now', done: 'done', broken: 'failed' } as const;

/** The last runs of the import, the newest open. */
export function ImportsPage({ frame, imports }: { frame: FrameData; imports: ListedImport[] }) {
  return (
    <StaffFrame
      frame={frame}
      place="Import"
      title="Import"
      sub={imports.length > 1 ? `Die letzten ${imports.length} Läufe` : undefined}
    >
      {imports.length > 0 && (
        <p className="mb-6">
          <StageLine stops={imports.map(({ state }) => stops[state]).toReversed()} />
        </p>
      )}
      {imports.length === 0 && <p className="text-h4">Noch kein Import.</p>}
      {imports.map((run, index) => (
        <Run key={run.id} run={run} isOpen={index === 0} />
      ))}
    </StaffFrame>
  );
}

function Run({ run: { source, startedAt, state, rows, lines }, isOpen }: { run: ListedImport; isOpen: boolean }) {
  const sub = (
    <span className="num">
      <bdi>{formatDayAndTime(startedAt, 'de')}</bdi>,{' '}
      <span className={state === 'broken' ? 'adm-error' : ''}>{states[state]}</span>
    </span>
  );
  return (
    <Block title={source} sub={sub}>
      <details open={isOpen}>
        <summary className="lk">Bericht</summary>
        <div className="adm-start pt-2">
          <table className="adm-table num">
            <caption className="sr-only">Zahlen des Imports</caption>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="r">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="adm-stack break-words">
            {lines.length === 0 && <li className="mute">Nichts ist aufgefallen.</li>}
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      </details>
    </Block>
  );
}

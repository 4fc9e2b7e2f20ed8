import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listImports } from '~/modules/staff/operations.server.ts';
import { ReportBlock } from '~/pages/admin/report-block.tsx';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { StageLine } from '~/pages/admin/stage-line.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Import');

/** The last imports with their reports. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openStaffPage(request);
  return { frame, imports: await listImports() };
}

const states = { running: 'läuft', done: 'fertig', broken: 'abgebrochen' } as const;
const stops = { running: 'now', done: 'done', broken: 'failed' } as const;

export default function StaffImportsRoute() {
  const { imports } = useLoaderData<typeof loader>();
  return (
    <StaffPage area="Import" sub={imports.length > 1 ? `Die letzten ${imports.length} Läufe` : undefined}>
      {imports.length > 0 && (
        <p className="mb-6">
          <StageLine stops={imports.map(({ state }) => stops[state]).toReversed()} />
        </p>
      )}
      {imports.length === 0 && <p className="text-h4">Noch kein Import.</p>}
      {imports.map(({ id, state, ...run }, index) => (
        <ReportBlock
          key={id}
          {...run}
          state={states[state]}
          isBroken={state === 'broken'}
          isOpen={index === 0}
          caption="Zahlen des Imports"
        />
      ))}
    </StaffPage>
  );
}

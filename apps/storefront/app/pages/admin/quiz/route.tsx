import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { type QuizFigures, quizFigures } from '~/modules/staff/quiz-figures.server.ts';
import { FactTable } from '~/pages/admin/fields.tsx';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { Block, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type Column, Table } from '~/pages/admin/table.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Quiz');

/** What the quiz was asked and answered in the last thirty days. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openStaffPage(request);
  const figures = await quizFigures();
  const t = i18nFor('de', 'quiz');
  const uses = figures.uses.map(({ use, count }) => [textOfKey(t, `answer.uses.${use}`), count] as const);
  return { frame, figures, uses };
}

const bikeColumns: readonly Column<QuizFigures['bikes'][number]>[] = [
  {
    name: 'Bike',
    cell: ({ slug, name }) => (
      <a className="lk" href={`/produkt/${slug}`}>
        {name}
      </a>
    ),
  },
  { name: 'Vorgeschlagen', isRight: true, cell: ({ count }) => formatCount(count) },
  { name: 'Als erstes', isRight: true, cell: ({ first }) => formatCount(first) },
];

export default function StaffQuizRoute() {
  const { figures, uses } = useLoaderData<typeof loader>();
  const { total, french, groups, bikes } = figures;
  const sub =
    total === 0
      ? 'In den letzten dreissig Tagen hat niemand das Quiz gemacht.'
      : `${formatCount(total)}-mal in den letzten dreissig Tagen, davon ${formatCount(french)}-mal auf Französisch. Niemand ist darin genannt.`;
  return (
    <StaffPage area="Quiz" sub={sub}>
      {bikes.length > 0 && (
        <Block title="Am häufigsten vorgeschlagen">
          <Table
            caption="Bikes, die am häufigsten vorgeschlagen wurden"
            columns={bikeColumns}
            rows={bikes}
            rowKey={({ slug }) => slug}
            isStacked={false}
          />
        </Block>
      )}
      {uses.length > 0 && (
        <Block title="Wofür">
          <FactTable
            caption="Wofür ein Bike gesucht wird"
            rows={uses.map(([use, count]) => [use, formatCount(count)])}
            isNumeric
          />
        </Block>
      )}
      <Block title="Gruppen">
        <FactTable
          caption="Gruppen nach Grösse"
          rows={groups.map(({ size, count }) => [size.replace('-', ' bis '), formatCount(count)])}
          isNumeric
        />
      </Block>
    </StaffPage>
  );
}

import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { type QuizFigures, quizFigures } from '~/modules/staff/quiz-figures.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { Block, formatCount, StaffFrame } from '~/pages/admin/frame.tsx';
import { pageHeaders } from '~/platform/page.server.ts';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Quiz');

/** What the quiz was asked and answered in the last thirty days. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const figures = await quizFigures();
  const t = i18nFor('de', 'quiz');
  const uses = figures.uses.map(({ use, count }) => ({ name: textOfKey(t, `answer.uses.${use}`), count }));
  return data({ frame, figures, uses }, { headers: adminHeaders });
}

export default function StaffQuizRoute() {
  const { frame, figures, uses } = useLoaderData<typeof loader>();
  const { total, french, groups, bikes } = figures;
  const sub =
    total === 0
      ? 'In den letzten dreissig Tagen hat niemand das Quiz gemacht.'
      : `${formatCount(total)}-mal in den letzten dreissig Tagen, davon ${formatCount(french)}-mal auf Französisch. Niemand ist darin genannt.`;
  return (
    <StaffFrame frame={frame} place="Quiz" title="Quiz" sub={sub}>
      {bikes.length > 0 && (
        <Block title="Am häufigsten vorgeschlagen">
          <Bikes bikes={bikes} />
        </Block>
      )}
      {uses.length > 0 && (
        <Block title="Wofür">
          <Counts rows={uses} caption="Wofür ein Bike gesucht wird" />
        </Block>
      )}
      <Block title="Gruppen">
        <Counts
          rows={groups.map(({ size, count }) => ({ name: size.replace('-', ' bis '), count }))}
          caption="Gruppen nach Grösse"
        />
      </Block>
    </StaffFrame>
  );
}

function Counts({ rows, caption }: { rows: { name: string; count: number }[]; caption: string }) {
  return (
    <table className="adm-table num">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="r">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bikes({ bikes }: Pick<QuizFigures, 'bikes'>) {
  return (
    <table className="adm-table num">
      <caption className="sr-only">Bikes, die am häufigsten vorgeschlagen wurden</caption>
      <thead>
        <tr>
          <th scope="col">Bike</th>
          <th scope="col" className="r">
            Vorgeschlagen
          </th>
          <th scope="col" className="r">
            Als erstes
          </th>
        </tr>
      </thead>
      <tbody>
        {bikes.map(({ slug, name, count, first }) => (
          <tr key={slug}>
            <td>
              <a className="lk" href={`/produkt/${slug}`}>
                {name}
              </a>
            </td>
            <td className="r">{formatCount(count)}</td>
            <td className="r">{formatCount(first)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

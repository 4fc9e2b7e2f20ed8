import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type TopSearch, topSearches } from '~/modules/search/search.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { Container } from '~/ui/layout.tsx';

export { devSheet as links } from './dev-sheet.ts';

/** What was searched for in the last 30 days, and what of it found nothing; development and demo only. */
export async function loader() {
  assertDevelopmentOrDemo();
  const [all, withoutHits] = await Promise.all([topSearches(), topSearches({ withoutHits: true })]);
  return { all, withoutHits };
}

export const meta: MetaFunction = () => [{ title: 'Suchen · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevSearchesRoute() {
  const { all, withoutHits } = useLoaderData<typeof loader>();
  return (
    <Container className="py-8">
      <h1 className="text-h1">Suchen der letzten 30 Tage</h1>
      <div className="mt-6 grid gap-10 desktop:grid-cols-2">
        <Searches title="Ohne Treffer" searches={withoutHits} />
        <Searches title="Häufigste" searches={all} />
      </div>
    </Container>
  );
}

function Searches({ title, searches }: { title: string; searches: TopSearch[] }) {
  if (searches.length === 0) return <p className="text-ink-2">{`${title}: noch keine.`}</p>;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="mb-2 text-left text-h3">{title}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-small text-ink-2">
          <th className="py-2 font-normal">Gesucht</th>
          <th className="py-2 font-normal">Sprache</th>
          <th className="py-2 text-right font-normal">Mal</th>
          <th className="py-2 text-right font-normal">Treffer</th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ locale, text, count, hits }) => (
          <tr key={`${locale} ${text}`} className="border-b border-line">
            <td className="py-2">{text}</td>
            <td className="py-2">{locale}</td>
            <td className="num py-2 text-right">{count}</td>
            <td className="num py-2 text-right">{hits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { table, whole } from './figures.mjs';
import { runMeasurement } from './servers.mjs';

/**
 * How often a search that shoppers type shows the product that was meant, beside a plain ILIKE.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl of the demonstration catalogue, which the searches are written for
 * @returns {Promise<string>} a table
 */
export async function measureRelevance(context, databaseUrl) {
  const { relevance: groups } = await runMeasurement(context, databaseUrl, {
    name: 'relevance',
    script: 'relevance-run.mjs',
    key: 'relevance',
  });
  const sum = (name) => groups.reduce((total, group) => total + group[name], 0);
  const names = ['searches', 'first', 'shown', 'ilikeFirst', 'ilikeShown'];
  const all = { name: 'all', ...Object.fromEntries(names.map((name) => [name, sum(name)])) };
  const share = (count, { searches }) => `${Math.round((100 * count) / searches)} %`;
  return table(
    ['searches', 'number', 'first hit', 'among the first three', 'ILIKE: first', 'ILIKE: first three'],
    [...groups, all].map((group) => [
      group.name,
      whole(group.searches),
      share(group.first, group),
      share(group.shown, group),
      share(group.ilikeFirst, group),
      share(group.ilikeShown, group),
    ]),
  );
}

import { table, whole } from './figures.mjs';
import { runMeasurement } from './servers.mjs';

/**
 * Searches of one language and kind, or of one set: how many, and how often what was meant came first or among the
 * first three, by the shop's search and by ILIKE. `relevance-run.mjs` prints them.
 * @typedef {{name: string, searches: number, first: number, shown: number, ilikeFirst: number, ilikeShown: number}}
 * Group
 */

/**
 * How often a shopper's search shows the intended product, compared with a plain ILIKE.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl of the demonstration catalogue, for which the searches are written
 * @returns {Promise<string>} a table
 */
export async function measureRelevance(context, databaseUrl) {
  const printed = await runMeasurement(context, databaseUrl, {
    name: 'relevance',
    script: 'relevance-run.mjs',
    key: 'relevance',
  });
  const { own: groups, unseen } = /** @type {{own: Group[], unseen: Group[]}} */ (printed);
  /** @param {keyof Omit<Group, 'name'>} name */
  const sum = (name) => groups.reduce((total, group) => total + group[name], 0);
  /** @type {Group} */
  const all = {
    name: 'own list',
    searches: sum('searches'),
    first: sum('first'),
    shown: sum('shown'),
    ilikeFirst: sum('ilikeFirst'),
    ilikeShown: sum('ilikeShown'),
  };
  /** @param {number} count @param {Group} group */
  const share = (count, { searches }) => `${Math.round((100 * count) / searches)} %`;
  return table(
    ['searches', 'number', 'first hit', 'among the first three', 'ILIKE: first', 'ILIKE: first three'],
    [...groups, all, ...unseen].map((group) => [
      group.name,
      whole(group.searches),
      share(group.first, group),
      share(group.shown, group),
      share(group.ilikeFirst, group),
      share(group.ilikeShown, group),
    ]),
  );
}

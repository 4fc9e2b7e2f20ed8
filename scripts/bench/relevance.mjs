import { readFileSync } from 'node:fs';
import { inData, inRoot, root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { table, whole } from './figures.mjs';
import { environment } from './servers.mjs';

/**
 * How often a search that shoppers type shows the product that was meant, beside a plain ILIKE.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl of the demonstration catalogue, which the searches are written for
 * @returns {Promise<string>} a table
 */
export async function measureRelevance(context, databaseUrl) {
  const script = inRoot('scripts', 'bench', 'relevance-run.mjs');
  await context.run.command('relevance', process.execPath, [inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'), script], {
    cwd: root,
    env: { ...environment(context, databaseUrl), TSX_TSCONFIG_PATH: inRoot('tsconfig.json'), LOG_LEVEL: 'silent' },
    failure: 'The searches could not be measured.',
  });
  const line = readFileSync(inData('logs', 'relevance.log'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith('{"relevance"'));
  if (!line) throw new Problem('The measurement of the searches printed no result.');
  const groups = JSON.parse(line).relevance;
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

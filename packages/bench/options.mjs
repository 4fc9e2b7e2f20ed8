import { parseArgs } from 'node:util';
import { messageOf, Problem } from '../../scripts/lib/problem.mjs';

/** The parts of a run, in their order. */
export const PARTS = [
  'sizes',
  'speed',
  'instances',
  'use-cases',
  'relevance',
  'hostile',
  'uploads',
  'bodies',
  'lighthouse',
  'beside-import',
];

export const USAGE = `Usage: npm run bench [-- options]

Options:
  --products N         use a generated catalogue of N products instead of the demo catalogue, and compare use cases with
                       a catalogue of 1,000
  --seconds S          duration of the load per page and server (default: 8)
  --only NAME[,NAME]   run only these parts: ${PARTS.join(', ')}
  --no-lighthouse      skip Lighthouse
  --lighthouse-runs N  runs per page; the median counts (default: 5)
  -h, --help           show this help
`;

/**
 * What the command line asks for.
 * @typedef {object} Options
 * @property {number} products 0: the demonstration catalogue
 * @property {number} seconds of load
 * @property {number} lighthouseRuns
 * @property {ReadonlySet<string>} parts
 * @property {boolean} help
 */

/**
 * @param {readonly string[]} argv
 * @returns {Options}
 * @throws {Problem} that names the option and what is expected
 */
export function readOptions(argv) {
  const { values } = parse(argv);
  const parts = new Set(values.only ? values.only.split(',') : PARTS);
  const unknown = [...parts].filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Problem(`Unknown part: --only ${unknown.join(',')}`, USAGE);
  if (values['no-lighthouse']) parts.delete('lighthouse');
  return {
    products: count('--products', values.products, 0, 1_000_000),
    seconds: count('--seconds', values.seconds, 4, 600),
    lighthouseRuns: count('--lighthouse-runs', values['lighthouse-runs'], 1, 50),
    parts,
    help: values.help,
  };
}

/** @param {readonly string[]} argv */
function parse(argv) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        products: { type: 'string', default: '0' },
        seconds: { type: 'string', default: '8' },
        only: { type: 'string' },
        'no-lighthouse': { type: 'boolean', default: false },
        'lighthouse-runs': { type: 'string', default: '5' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Problem(messageOf(error), USAGE);
  }
}

/**
 * @param {string} name of the option
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
function count(name, text, least, most) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Problem(`${name} is "${text}".`, `Give it a whole number from ${least} to ${most}.`);
}

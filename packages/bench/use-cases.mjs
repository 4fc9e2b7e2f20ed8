import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { runMeasurement } from './servers.mjs';

/** ms for 95 of 100 requests on a large catalogue, and how much slower than on a small one that may be. */
const MAX_P95 = 12;
const MAX_GROWTH = 3;
/** Use cases that the budget is about. */
const BUDGETED = new Set(['listing with filters and facets', 'search']);
/** ms for half of the look-ups of a product, one at a time. */
const MAX_LOOK_UP = 2;

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./catalogues.mjs').Catalogue} Catalogue */

/**
 * What `use-case-run.mjs` prints.
 * @typedef {{name: string, atOnce: number, latencies: number[]}} UseCase latencies: ms of each request
 */

/**
 * Measures the catalogue's use cases on each catalogue, smallest first.
 * @param {import('./servers.mjs').Context} context
 * @param {readonly import('./catalogues.mjs').Catalogue[]} catalogues
 * @returns {Promise<string>} a table
 */
export async function measureUseCases(context, catalogues) {
  /** @type {{catalogue: Catalogue, useCases: UseCase[]}[]} */
  const results = [];
  for (const catalogue of [...catalogues].sort((a, b) => a.products - b.products)) {
    const useCases = await context.progress.step(`Use cases: ${catalogue.name}`, () => measure(context, catalogue));
    results.push({ catalogue, useCases });
  }
  const rows = results.flatMap(({ catalogue, useCases }, place) =>
    useCases.map((useCase, index) =>
      row({ useCase, catalogue, small: place === 0 ? undefined : results[0]?.useCases[index] }),
    ),
  );
  const columns = ['use case', 'products', 'at once', 'requests', 'p50', 'p95', 'p99', 'budget'];
  return table([...columns, 'p95 to smallest', 'budget'], rows);
}

/**
 * @param {{useCase: UseCase, catalogue: Catalogue, small: UseCase | undefined}} options small: the same on the
 * smallest, where this is not it
 */
function row({ useCase: { name, atOnce, latencies }, catalogue, small }) {
  const p95 = percentile(latencies, 0.95);
  const growth = small && p95 / percentile(small.latencies, 0.95);
  return [
    name,
    whole(catalogue.products),
    whole(atOnce),
    whole(latencies.length),
    milliseconds(percentile(latencies, 0.5)),
    milliseconds(p95),
    milliseconds(percentile(latencies, 0.99)),
    budgetOf({ name, atOnce, p50: percentile(latencies, 0.5), p95 }),
    growth === undefined ? '–' : growth.toFixed(2),
    growth === undefined || !BUDGETED.has(name) ? '–' : verdict(growth <= MAX_GROWTH, `≤ ${MAX_GROWTH}`),
  ];
}

/** @param {{name: string, atOnce: number, p50: number, p95: number}} measured */
function budgetOf({ name, atOnce, p50, p95 }) {
  if (BUDGETED.has(name)) return verdict(p95 <= MAX_P95, `≤ ${MAX_P95} ms`);
  return atOnce === 1 ? verdict(p50 <= MAX_LOOK_UP, `p50 ≤ ${MAX_LOOK_UP} ms`) : '–';
}

/**
 * @param {Context} context
 * @param {Catalogue} catalogue
 * @returns {Promise<UseCase[]>} in the same order for every catalogue
 */
async function measure(context, { databaseUrl, products }) {
  const useCases = await runMeasurement(context, databaseUrl, {
    name: `use-cases-${products}`,
    script: 'use-case-run.mjs',
    key: 'useCases',
  });
  return /** @type {UseCase[]} */ (useCases);
}

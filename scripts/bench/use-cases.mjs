import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { runMeasurement } from './servers.mjs';

/** ms for 95 of 100 requests on a large catalogue, and how much slower than on a small one that may be. */
const MAX_P95 = 15;
const MAX_GROWTH = 3;
/** Use cases that the budget is about. */
const BUDGETED = new Set(['listing with filters and facets', 'search']);

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

/** @param {{useCase: UseCase, catalogue: Catalogue, small: UseCase | undefined}} options small: the same on the smallest, where this is not it */
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
    BUDGETED.has(name) ? verdict(p95 <= MAX_P95, `≤ ${MAX_P95} ms`) : '–',
    growth === undefined ? '–' : growth.toFixed(2),
    growth === undefined || !BUDGETED.has(name) ? '–' : verdict(growth <= MAX_GROWTH, `≤ ${MAX_GROWTH}`),
  ];
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

import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { runMeasurement } from './servers.mjs';

/** ms for 95 of 100 requests on a large catalogue, and how much slower than on a small one that may be. */
const MAX_P95 = 15;
const MAX_GROWTH = 3;
/** Use cases that the budget is about. */
const BUDGETED = new Set(['listing with filters and facets', 'search']);

/**
 * Measures the catalogue's use cases on each catalogue, smallest first.
 * @param {import('./servers.mjs').Context} context
 * @param {readonly import('./catalogues.mjs').Catalogue[]} catalogues
 * @returns {Promise<string>} a table
 */
export async function measureUseCases(context, catalogues) {
  const results = [];
  for (const catalogue of [...catalogues].sort((a, b) => a.products - b.products)) {
    const useCases = await context.progress.step(`Use cases: ${catalogue.name}`, () => measure(context, catalogue));
    results.push({ catalogue, useCases });
  }
  const [smallest] = results;
  const rows = results.flatMap(({ catalogue, useCases }) =>
    useCases.map((useCase, index) => row({ useCase, catalogue, small: smallest.useCases[index], smallest })),
  );
  const columns = ['use case', 'products', 'at once', 'requests', 'p50', 'p95', 'p99', 'budget'];
  return table([...columns, 'p95 to smallest', 'budget'], rows);
}

function row({ useCase: { name, atOnce, latencies }, catalogue, small, smallest }) {
  const p95 = percentile(latencies, 0.95);
  const growth = p95 / percentile(small.latencies, 0.95);
  const isSmallest = catalogue === smallest.catalogue;
  return [
    name,
    whole(catalogue.products),
    whole(atOnce),
    whole(latencies.length),
    milliseconds(percentile(latencies, 0.5)),
    milliseconds(p95),
    milliseconds(percentile(latencies, 0.99)),
    BUDGETED.has(name) ? verdict(p95 <= MAX_P95, `≤ ${MAX_P95} ms`) : '–',
    isSmallest ? '–' : growth.toFixed(2),
    isSmallest || !BUDGETED.has(name) ? '–' : verdict(growth <= MAX_GROWTH, `≤ ${MAX_GROWTH}`),
  ];
}

/** @returns {Promise<{name: string, atOnce: number, latencies: number[]}[]>} latencies: ms of each request */
async function measure(context, { databaseUrl, products }) {
  const { useCases } = await runMeasurement(context, databaseUrl, {
    name: `use-cases-${products}`,
    script: 'use-case-run.mjs',
    key: 'useCases',
  });
  return useCases;
}

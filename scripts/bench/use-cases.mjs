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
    const latencies = await context.progress.step(`Use cases: ${catalogue.name}`, () => measure(context, catalogue));
    results.push({ catalogue, latencies });
  }
  const rows = results.flatMap(({ catalogue, latencies }) =>
    Object.entries(latencies).map(([name, values]) => row({ name, values, catalogue, smallest: results[0] })),
  );
  return table(['use case', 'products', 'requests', 'p50', 'p95', 'p99', 'budget', 'p95 to smallest', 'budget'], rows);
}

function row({ name, values, catalogue, smallest }) {
  const p95 = percentile(values, 0.95);
  const growth = p95 / percentile(smallest.latencies[name], 0.95);
  const isSmallest = catalogue === smallest.catalogue;
  return [
    name,
    whole(catalogue.products),
    whole(values.length),
    milliseconds(percentile(values, 0.5)),
    milliseconds(p95),
    milliseconds(percentile(values, 0.99)),
    BUDGETED.has(name) ? verdict(p95 <= MAX_P95, `≤ ${MAX_P95} ms`) : '–',
    isSmallest ? '–' : growth.toFixed(2),
    isSmallest || !BUDGETED.has(name) ? '–' : verdict(growth <= MAX_GROWTH, `≤ ${MAX_GROWTH}`),
  ];
}

/** @returns {Promise<Record<string, number[]>>} ms of each request, by use case */
const measure = (context, { databaseUrl, products }) =>
  runMeasurement(context, databaseUrl, {
    name: `use-cases-${products}`,
    script: 'use-case-run.mjs',
    key: 'listing',
  });

import { checkSettings, reportStartProblem } from './start-checks.ts';

/** Entry of the storefront: `node build/main.js`. What depends on the settings is loaded once they are known to fit. */
async function main(): Promise<void> {
  checkSettings();
  const { runStorefront } = await import('./storefront.ts');
  await runStorefront(import.meta.dirname);
}

main().catch(reportStartProblem);

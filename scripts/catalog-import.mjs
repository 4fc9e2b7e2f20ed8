import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run catalog:import`: see apps/storefront/app/modules/catalog-import/import-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/catalog-import/import-cli.server.ts',
    table: 'import_run',
    bundle: {
      threads: ['apps/storefront/app/modules/catalog-import/storing/finish-thread.server.ts'],
      flags: ['--max-semi-space-size=32', '--max-old-space-size=192'],
    },
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run stock:import`: see apps/storefront/app/modules/catalog-import/stock-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/catalog-import/stock-cli.server.ts',
    table: 'stock_broker_run',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

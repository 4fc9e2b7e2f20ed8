import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run order:move`: see apps/storefront/app/modules/fulfilment/move-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/fulfilment/move-cli.server.ts',
    table: 'fulfilment',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

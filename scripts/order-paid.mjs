import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run order:paid`: see apps/storefront/app/modules/payments/order-paid-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/payments/order-paid-cli.server.ts',
    table: 'payment',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

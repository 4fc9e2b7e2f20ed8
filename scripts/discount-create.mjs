import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run discount:create`: see apps/storefront/app/modules/pricing/discount-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/pricing/discount-cli.server.ts',
    table: 'discount_code',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run erasures:replay`: erases people again whom a restored backup has brought back. The program itself is
 * apps/storefront/worker/erasures-replay-cli.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/worker/erasures-replay-cli.ts',
    table: 'erased_person',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

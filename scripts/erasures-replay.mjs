import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run erasures:replay`: see apps/storefront/worker/erasures-replay-cli.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/build/erasures-replay.js',
    table: 'erased_person',
    needsArguments: false,
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

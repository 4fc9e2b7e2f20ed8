import { printProblem } from './lib/problem.mjs';
import { runShopCommand } from './lib/shop-command.mjs';

/*
 * `npm run organization:admin`: see apps/storefront/app/modules/organizations/appoint-cli.server.ts.
 */
try {
  process.exitCode = await runShopCommand({
    cli: 'apps/storefront/app/modules/organizations/appoint-cli.server.ts',
    table: 'user_organization',
  });
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

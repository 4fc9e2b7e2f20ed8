import { printProblem, Problem } from './lib/problem.mjs';
import { openShopRole } from './lib/shop-role.mjs';

/*
 * The last step of `npm run migrate`: rights of the shop's role, and its password where SHOP_DATABASE_PASSWORD has one.
 */
try {
  const { DATABASE_URL: url, SHOP_DATABASE_PASSWORD: password } = process.env;
  if (!url) throw new Problem('DATABASE_URL is missing.', 'Give it the address of the owner of the tables.');
  await openShopRole(url, password);
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

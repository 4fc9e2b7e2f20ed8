import { printProblem, Problem } from './lib/problem.mjs';
import { openShopRole } from './lib/shop-role.mjs';

/*
 * Last step of `npm run migrate`: grants the shop's role its rights and sets its password to SHOP_DATABASE_PASSWORD.
 */
try {
  const { DATABASE_URL: url, SHOP_DATABASE_PASSWORD: password } = process.env;
  if (!url) throw new Problem('DATABASE_URL is not set.', 'Set it to the URL of the owner of the tables.');
  await openShopRole(url, password);
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

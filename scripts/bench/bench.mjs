import '../lib/require-node.mjs';
import { printProblem } from '../lib/problem.mjs';
import { readOptions, USAGE } from './options.mjs';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(USAGE);
} catch (error) {
  printProblem(error);
  process.exitCode = 2;
}

// npm run figures [folder]: prints what the style rules of this repository count, for this checkout or the one in a
// folder.
import { codeFigures } from './lib/code-figures.mjs';

console.table(codeFigures(process.argv[2] ?? process.cwd()));

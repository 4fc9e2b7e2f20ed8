// npm test: all checks and tests. Node's version is checked before the rest is loaded.
import './lib/require-node.mjs';

import('./test/main.mjs').then(({ main }) => main(process.argv.slice(2)));

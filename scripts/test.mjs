// npm test: everything that is checked, from a fresh checkout on. The rest is loaded after the check of Node's version.
import './lib/require-node.mjs';

import('./test/main.mjs').then(({ main }) => main(process.argv.slice(2)));

// npm run dev: the whole shop with hot reload. The rest is loaded after the check of Node's version.
import './lib/require-node.mjs';

import('./shop/main.mjs').then(({ main }) => main('development', process.argv.slice(2)));

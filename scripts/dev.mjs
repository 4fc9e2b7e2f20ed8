// npm run dev: the whole shop with hot reload. Node's version is checked before the rest is loaded.
import './lib/require-node.mjs';

import('./shop/main.mjs').then(({ main }) => main('development', process.argv.slice(2)));

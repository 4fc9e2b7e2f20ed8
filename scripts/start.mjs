// npm start: the whole shop in demo mode. Node's version is checked before the rest is loaded.
import './lib/require-node.mjs';

import('./shop/main.mjs').then(({ main }) => main('demo', process.argv.slice(2)));

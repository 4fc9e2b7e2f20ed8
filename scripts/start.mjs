// npm start: the whole shop in demo mode. The rest is loaded after the check of Node's version.
import './lib/require-node.mjs';

import('./shop/main.mjs').then(({ main }) => main('demo', process.argv.slice(2)));

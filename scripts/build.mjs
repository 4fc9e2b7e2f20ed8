// npm run build: storefront, CMS server and admin panel, each only where its sources have changed.
import './lib/require-node.mjs';

import('./test/build-main.mjs').then(({ main }) => main());

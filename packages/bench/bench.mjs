// npm run bench: measures the shop against its budgets. Its data lies apart from that of `npm start`, and goes with it.
import '../../scripts/lib/require-node.mjs';

process.env.VELORY_DATA = new URL('../../.data/bench', import.meta.url).pathname;

import('./main.mjs').then(({ main }) => main(process.argv.slice(2)));

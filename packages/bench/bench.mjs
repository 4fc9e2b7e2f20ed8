// npm run bench: measures the shop against its budgets. Its data is separate from that of `npm start` and is removed at
// the end.
import '../../scripts/lib/require-node.mjs';

process.env.VELORY_DATA = new URL('../../.data/bench', import.meta.url).pathname;

import('./main.mjs').then(({ main }) => main(process.argv.slice(2)));

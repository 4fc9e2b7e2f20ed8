import config from './tailwind.config.ts';

/** The tokens alone, for sheets that stand beside the one of every page: utilities that it has already are not made again. */
export default { ...config, content: [] };

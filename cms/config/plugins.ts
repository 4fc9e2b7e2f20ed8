/**
 * Only what editors need, without public registration (users-permissions is not installed) and mail; plus our own
 * plugins.
 */
export default {
  catalogue: { enabled: true, resolve: './src/plugins/catalogue' },
  upload: {
    config: { sizeLimit: 10 * 1024 * 1024, breakpoints: { large: 1280, medium: 768, small: 390 } },
  },
};

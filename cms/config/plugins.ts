/** Only what editors need: no public registration (users-permissions is not installed) and no mail; and plugins of the shop's own. */
export default {
  catalogue: { enabled: true, resolve: './src/plugins/catalogue' },
  upload: {
    config: { sizeLimit: 10 * 1024 * 1024, breakpoints: { large: 1280, medium: 768, small: 390 } },
  },
};

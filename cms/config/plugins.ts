/** Only what editors need: no public registration (users-permissions is not installed) and no mail. */
export default {
  upload: {
    config: { sizeLimit: 10 * 1024 * 1024, breakpoints: { large: 1280, medium: 768, small: 390 } },
  },
};

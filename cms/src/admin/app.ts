/** The admin panel in the languages of its editors, without the maker's tours and news. */
export default {
  config: {
    locales: ['de', 'fr'],
    tutorials: false,
    notifications: { releases: false },
  },
};

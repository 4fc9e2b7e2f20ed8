import { HistoryPanel, LanguagePanel, PlanningPanel } from './editorial/panels';

/** What a panel of the content manager is added by. */
interface AdminApp {
  getPlugin(name: string): { apis: { addEditViewSidePanel(panels: unknown[]): void } };
}

/** The admin panel in the languages of its editors, without the maker's tours and news. */
export default {
  config: {
    locales: ['de', 'fr'],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: AdminApp) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([PlanningPanel, HistoryPanel, LanguagePanel]);
  },
};

import { PlusCircle, WarningCircle } from '@strapi/icons';
import { HelpfulPanel } from './editorial/helpful-panel';
import { LeftOutPanel } from './editorial/left-out-panel';
import { MomentInput } from './editorial/moment-input';
import { HistoryPanel, LanguagePanel, PlanningPanel } from './editorial/panels';
import { TypingPanel } from './editorial/typing-panel';
import { valuesInWords } from './editorial/value-words';
import { hideParts } from './hidden-parts';
import { NumberField } from './numbers/number-field';
import logo from './logo.svg';
import { ChecklistPanel, LookPanel } from './organizations/panels';
import { translations } from './texts';

/** A page in the panel's menu. */
interface MenuLink {
  to: string;
  icon: unknown;
  intlLabel: { id: string; defaultMessage: string };
  Component: () => Promise<{ default: unknown }>;
  permissions: { action: string; subject: string }[];
}

/** The content manager's API for pages and panels. */
interface AdminApp {
  addMenuLink(link: MenuLink): void;
  addFields(field: { type: string; Component: typeof MomentInput | typeof NumberField }): void;
  registerHook(name: string, hook: typeof valuesInWords): void;
  getPlugin(name: string): { apis: { addEditViewSidePanel(panels: unknown[]): void } };
}

/** Local storage key: the notice about Strapi's media library was dismissed. */
const MEDIA_NEWS = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** The admin panel in German and French, with the shop's logo, without Strapi's tours and news. */
export default {
  config: {
    locales: ['de', 'fr'],
    translations,
    menu: { logo },
    auth: { logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: AdminApp) {
    localStorage.setItem(MEDIA_NEWS, 'true');
    hideParts();
    app.addFields({ type: 'datetime', Component: MomentInput });
    for (const type of ['integer', 'decimal', 'float']) app.addFields({ type, Component: NumberField });
    app.addMenuLink({
      to: 'neue-organisation',
      icon: PlusCircle,
      intlLabel: { id: 'velory.organizations.new', defaultMessage: 'Neue Organisation' },
      Component: () => import('./organizations/new-organization'),
      permissions: [{ action: 'plugin::content-manager.explorer.create', subject: 'api::organization.organization' }],
    });
    app.addMenuLink({
      to: 'ausgelassen',
      icon: WarningCircle,
      intlLabel: { id: 'velory.left-out', defaultMessage: 'Ausgelassen' },
      Component: () => import('./editorial/left-out'),
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::page.page' }],
    });
  },
  bootstrap(app: AdminApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', valuesInWords);
    app
      .getPlugin('content-manager')
      .apis.addEditViewSidePanel([
        LeftOutPanel,
        TypingPanel,
        HelpfulPanel,
        ChecklistPanel,
        LookPanel,
        PlanningPanel,
        HistoryPanel,
        LanguagePanel,
      ]);
  },
};

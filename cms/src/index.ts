import type { Core } from '@strapi/strapi';
import { registerOrganizationConditions, registerOrganizationGuard } from './access/organization-admin';
import { registerReadApi } from './access/read-api';
import { addWhatIsNew } from './bootstrap/additions';
import { registerBlockLists } from './bootstrap/block-lists';
import { ensureDemoUsers } from './bootstrap/demo-users';
import { describeFields } from './bootstrap/field-help';
import { fillHomePage } from './bootstrap/home-blocks';
import { ensureLocales } from './bootstrap/locales';
import { ensureRoles } from './bootstrap/roles';
import { seedContent } from './bootstrap/seed';
import { announceStart, ensureReadToken, ensureWebhook } from './bootstrap/storefront-access';
import { registerHistory } from './editorial/history';
import { startPlanning } from './editorial/planning';
import { registerEditorialRoutes } from './editorial/routes';
import { ensureTables } from './editorial/tables';
import { migrateFaqEntries, registerFaqEntries } from './faq/entries';
import { isDemo } from './platform/environment';
import { registerTheme } from './look/register-theme';
import { registerOrganizationRoutes } from './organizations/routes';
import { registerOrganizationSlugs } from './slugs/organization-slugs';
import { registerSlugs } from './slugs/slugs-from-titles';
import { registerBlockRules } from './validation/blocks';
import { registerPictureRules } from './validation/pictures';
import { registerValidation } from './validation';
import { registerValueRules } from './validation/values';

export default {
  /** Runs before the database is accessed: registers rules. */
  register({ strapi }: { strapi: Core.Strapi }) {
    registerBlockLists(strapi);
    registerReadApi(strapi);
    registerOrganizationGuard(strapi);
    registerFaqEntries(strapi);
    registerSlugs(strapi);
    registerOrganizationSlugs(strapi);
    registerValidation(strapi);
    registerBlockRules(strapi);
    registerValueRules(strapi);
    registerPictureRules(strapi);
    registerTheme(strapi);
    registerHistory(strapi);
    registerEditorialRoutes(strapi);
    registerOrganizationRoutes(strapi);
  },

  /**
   * Runs at every start and creates what the shop needs: locales, roles, logins, content, token, webhook. Each step
   * keeps what exists. The webhook comes last, so that seeding does not call the storefront for every entry.
   */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await registerOrganizationConditions(strapi);
    await ensureLocales(strapi);
    await ensureRoles(strapi);
    if (isDemo()) await ensureDemoUsers(strapi);
    await migrateFaqEntries(strapi);
    await seedContent(strapi);
    await fillHomePage(strapi);
    await addWhatIsNew(strapi);
    await describeFields(strapi);
    await ensureReadToken(strapi);
    await ensureWebhook(strapi);
    await ensureTables(strapi);
    startPlanning(strapi);
    announceStart(strapi);
  },
};

import type { Core } from '@strapi/strapi';
import { seedJson } from '../platform/seed-files';

interface DemoUser {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  preferedLanguage: string;
  role: string;
}

/** Creates missing demo logins of `cms/src/seed/demo-users.json`. Demo mode only. */
export async function ensureDemoUsers(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user');
  for (const { role: code, ...user } of await seedJson<DemoUser[]>(strapi, 'demo-users.json')) {
    if (await users.findOneByEmail(user.email)) continue;
    const role = await strapi.service('admin::role').findOne({ code });
    await users.create({ ...user, isActive: true, registrationToken: null, roles: [role.id] });
  }
}

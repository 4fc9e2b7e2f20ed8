import type { Core } from '@strapi/strapi';
import { seedJson } from '../platform/seed-files';

interface DemoUser {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  preferedLanguage: string;
  /** Code of the role. */
  role: string;
}

/** Makes the demo logins of `cms/src/seed/demo-users.json` where they are missing. Only for the demo mode. */
export async function ensureDemoUsers(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user');
  for (const { role: code, ...user } of await seedJson<DemoUser[]>(strapi, 'demo-users.json')) {
    if (await users.findOneByEmail(user.email)) continue;
    const role = await strapi.service('admin::role').findOne({ code });
    await users.create({ ...user, isActive: true, registrationToken: null, roles: [role.id] });
  }
}

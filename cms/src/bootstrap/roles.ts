import type { Core } from '@strapi/strapi';
import { IN_OWN_FOLDER, OWN_ORGANIZATION } from '../access/organization-admin';
import { ORGANIZATION, ORGANIZATION_ADMIN_ROLE } from '../access/own-organizations';
import { LOCALE_CODES } from '../platform/locales';

/** Code of the content editors' role. */
export const CONTENT_EDITOR_ROLE = 'content-editor';

/** Fields that organization admins may read but not change: they are part of the contract. */
const AGREED_WITH_SHOP = [
  ...['name', 'slug', 'private', 'emailDomains', 'maxDiscountCodeAmount', 'combineDiscountCodeAndPublicDiscount'],
  ...['discountCodeIsRequiredForCheckout', 'restrictCartToOnlyOneProductMax', 'maxPlanLength'],
  ...['invitationOnly', 'costSharing', 'assortment', 'languages', 'theme'],
];

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

const plain = (action: string, conditions: string[] = []): Permission => ({
  action,
  subject: null,
  properties: {},
  conditions,
});

function verb({ action }: Permission): string {
  return action.slice(action.lastIndexOf('.') + 1);
}

/** All permissions on our content types, for both languages. */
function contentPermissions(strapi: Core.Strapi): Permission[] {
  const actions: { actionId: string; section: string }[] = strapi.service('admin::permission').actionProvider.values();
  const explorer = actions.filter(({ actionId }) => actionId.startsWith('plugin::content-manager.explorer.'));
  const all: Permission[] = strapi.service('admin::content-type').getPermissionsWithNestedFields(explorer);
  return all
    .filter(({ subject }) => subject?.startsWith('api::'))
    .map((permission) => ({ ...permission, properties: { ...permission.properties, locales: [...LOCALE_CODES] } }));
}

/** The field of the entry that contains a component's field: `costSharing` of `costSharing.planType`. */
const rootOf = (field: string): string => field.split('.')[0] ?? field;

function withFields(permission: Permission, keep: (field: string) => boolean): Permission {
  const { fields } = permission.properties;
  return fields ? { ...permission, properties: { ...permission.properties, fields: fields.filter(keep) } } : permission;
}

/** Editors may write everything; only super admins decide who administers an organization. */
function editorPermissions(strapi: Core.Strapi): Permission[] {
  return [
    ...contentPermissions(strapi).map((permission) => withFields(permission, (field) => field !== 'admins')),
    ...['read', 'configure-view', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map((name) =>
      plain(`plugin::upload.${name}`),
    ),
  ];
}

/** Organization admins edit the appearance of their own organization and upload pictures. */
function organizationAdminPermissions(strapi: Core.Strapi): Permission[] {
  const own = contentPermissions(strapi)
    .filter(
      (permission) => permission.subject === ORGANIZATION && ['read', 'update', 'publish'].includes(verb(permission)),
    )
    .map((permission) => {
      const hidden = verb(permission) === 'update' ? ['admins', ...AGREED_WITH_SHOP] : ['admins'];
      return { ...withFields(permission, (field) => !hidden.includes(rootOf(field))), conditions: [OWN_ORGANIZATION] };
    });
  return [
    ...own,
    plain('plugin::upload.read', [IN_OWN_FOLDER]),
    plain('plugin::upload.assets.create'),
    plain('plugin::upload.assets.update', [IN_OWN_FOLDER]),
  ];
}

async function ensureRole(strapi: Core.Strapi, code: string, name: string, description: string): Promise<number> {
  const roles = strapi.service('admin::role');
  const role = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
  return role.id;
}

/** Creates the two roles and resets their permissions to those in code. Idempotent. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const editor = await ensureRole(
    strapi,
    CONTENT_EDITOR_ROLE,
    'Content editor',
    'Schreibt und veröffentlicht Inhalte in beiden Sprachen.',
  );
  const organizationAdmin = await ensureRole(
    strapi,
    ORGANIZATION_ADMIN_ROLE,
    'Organization admin',
    'Sieht und bearbeitet nur die eigene Organisation.',
  );
  await roles.assignPermissions(editor, editorPermissions(strapi));
  await roles.assignPermissions(organizationAdmin, organizationAdminPermissions(strapi));
}

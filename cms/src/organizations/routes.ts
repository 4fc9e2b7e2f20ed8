import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { required } from '../platform/environment';
import { createOrganization, slugOf } from './create';

const ORGANIZATION = 'api::organization.organization';

interface PanelContext {
  request: { body?: unknown };
  state: { userAbility: unknown };
  status: number;
  body: unknown;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** The address of an instance. */
function addressOf(slug: string): string {
  const { protocol, hostname, port } = new URL(required('STOREFRONT_ORIGIN'));
  // IP addresses have no subdomains; local setups use `localhost`.
  const domain = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname.replace(/^www\./, '');
  return `${protocol}//${slug}.${domain}${port && `:${port}`}`;
}

/**
 * `POST /organizations/new` of the panel: creates an organization. Body: name, slug (default: from the name), private,
 * emailDomains, brandColor, actionColor, contactEmail, publish. Requires permission to create organizations.
 */
export function registerOrganizationRoutes(strapi: Core.Strapi): void {
  const handler = async (ctx: PanelContext) => {
    const checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: ORGANIZATION });
    const body = (ctx.request.body ?? {}) as Record<string, unknown>;
    const isPublished = body.publish === true;
    if (checker.cannot.create() || (isPublished && checker.cannot.publish())) throw new errors.ForbiddenError();
    const name = textOf(body.name) ?? '';
    const slug = textOf(body.slug) ?? slugOf(name);
    const taken = await strapi.db.query(ORGANIZATION).findOne({ where: { slug } });
    if (taken) {
      const message = `Die Adresse «${slug}» hat schon eine Organisation.`;
      throw new errors.ValidationError(message, { errors: [{ path: ['slug'], message, name: 'ValidationError' }] });
    }
    const organization = {
      name,
      slug,
      private: body.private !== false,
      emailDomains: textOf(body.emailDomains),
      brandColor: textOf(body.brandColor),
      actionColor: textOf(body.actionColor),
      contactEmail: textOf(body.contactEmail),
    };
    const documentId = await createOrganization(strapi, organization, { publish: isPublished });
    ctx.status = 201;
    ctx.body = { data: { documentId, slug, published: isPublished, address: addressOf(slug) } };
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/organizations',
    routes: [
      {
        method: 'POST',
        path: '/new',
        handler,
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
      },
    ],
  } as unknown as Parameters<typeof strapi.server.routes>[0]);
}

import { type Core, factories, type UID } from '@strapi/strapi';

/** Adds Strapi's read endpoints to every content type, so that a new type needs only its schema. */
export function registerReadApi(strapi: Core.Strapi): void {
  for (const [name, api] of Object.entries(strapi.apis)) {
    for (const type of Object.keys(api.contentTypes)) {
      const uid = `api::${name}.${type}` as UID.ContentType;
      strapi.get('controllers').set(uid, factories.createCoreController(uid));
      strapi.get('services').set(uid, factories.createCoreService(uid));
      const router = factories.createCoreRouter(uid, { only: ['find', 'findOne'] });
      api.routes = Object.assign({}, api.routes, { [type]: router });
    }
  }
}

import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::brand-world.brand-world');

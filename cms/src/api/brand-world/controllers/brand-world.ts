import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::brand-world.brand-world');

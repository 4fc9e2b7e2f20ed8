import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::brand-world.brand-world', { only: ['find', 'findOne'] });

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::organization.organization', { only: ['find', 'findOne'] });

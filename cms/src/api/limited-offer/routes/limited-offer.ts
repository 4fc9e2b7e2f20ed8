import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::limited-offer.limited-offer', { only: ['find', 'findOne'] });

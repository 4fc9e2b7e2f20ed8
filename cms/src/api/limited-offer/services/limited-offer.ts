import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::limited-offer.limited-offer');

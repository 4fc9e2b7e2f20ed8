import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::limited-offer.limited-offer');

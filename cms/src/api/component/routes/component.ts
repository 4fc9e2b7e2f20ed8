import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::component.component', { only: ['find', 'findOne'] });

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::live-notification.live-notification', { only: ['find', 'findOne'] });

import { defineModule } from '~/platform/modules.server.ts';
import { mergeOrders } from './orders.server.ts';

export const ordersModule = defineModule({ name: 'orders', personalData: { merge: [mergeOrders] } });

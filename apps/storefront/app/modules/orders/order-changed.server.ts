import type { Database } from '~/platform/db.server.ts';
import { defineEvent } from '~/platform/modules.server.ts';

/** An order was placed or changed. Emitted in the transaction that writes the change. */
export const orderChanged = defineEvent<[database: Database, checkoutId: string]>('order-changed');

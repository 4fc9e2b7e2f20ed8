import { AsyncLocalStorage } from 'node:async_hooks';
import { type InstanceId, MAIN_SHOP } from './instance-id.ts';
import { singleton } from './singleton.server.ts';

const storage = singleton('platform.instance', () => new AsyncLocalStorage<InstanceId>());

/** The instance whose work this is: that of the request's host, or the main shop's outside of requests. */
export const currentInstanceId = (): InstanceId => storage.getStore() ?? MAIN_SHOP;

/** Does something for an instance: sessions of others are none there. */
export function withinInstance<Value>(id: InstanceId, work: () => Value): Value {
  return storage.run(id, work);
}

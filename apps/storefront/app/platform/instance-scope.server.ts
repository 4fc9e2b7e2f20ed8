import { AsyncLocalStorage } from 'node:async_hooks';
import { type InstanceId, MAIN_SHOP } from './instance-id.ts';
import { singleton } from './singleton.server.ts';

interface Scope {
  id: InstanceId;
  /** Whether the work is for all instances: the team's pages, and what partners tell. */
  seesAll: boolean;
}

const storage = singleton('platform.instance', () => new AsyncLocalStorage<Scope>());

/** The instance whose work this is: that of the request's host, or the main shop's outside of requests. */
export const currentInstanceId = (): InstanceId => storage.getStore()?.id ?? MAIN_SHOP;

/** Does something for an instance: sessions of others are none there, and their rows are not seen. */
export function withinInstance<Value>(id: InstanceId, work: () => Value): Value {
  return storage.run({ id, seesAll: false }, work);
}

/** Does something that concerns the rows of all instances, for whoever the table of routes lets through to it. */
export function seeingAllInstances<Value>(work: () => Value): Value {
  return storage.run({ id: currentInstanceId(), seesAll: true }, work);
}

/** The instance whose rows alone the database may show; null for work that concerns all of them, as jobs do. */
export function visibleInstance(): InstanceId | null {
  const scope = storage.getStore();
  return scope && !scope.seesAll ? scope.id : null;
}

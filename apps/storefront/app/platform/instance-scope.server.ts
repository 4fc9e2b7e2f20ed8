import { AsyncLocalStorage } from 'node:async_hooks';
import { type InstanceId, MAIN_SHOP } from './instance-id.ts';
import { singleton } from './singleton.server.ts';

interface Scope {
  id: InstanceId;
  isMember: boolean;
}

const storage = singleton('platform.instance', () => new AsyncLocalStorage<Scope>());

/** The instance whose work this is: that of the request's host, or the main shop's outside of requests. */
export const currentInstanceId = (): InstanceId => storage.getStore()?.id ?? MAIN_SHOP;

/**
 * Whether the request is of a member of the organization whose shop it is to: what only members of a private one see is given
 * out nowhere else (spec §6). The server has looked it up before any loader runs.
 */
export const isMemberHere = (): boolean => storage.getStore()?.isMember ?? false;

/** Does something for an instance: sessions of others are none there. */
export function withinInstance<Value>(id: InstanceId, work: () => Value): Value {
  return storage.run({ id, isMember: false }, work);
}

/** Does something for a member of the organization whose instance this is. */
export function asMember<Value>(work: () => Value): Value {
  return storage.run({ id: currentInstanceId(), isMember: true }, work);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type InstanceId, MAIN_SHOP } from './instance-id.ts';
import { singleton } from './singleton.server.ts';

interface Scope {
  id: InstanceId;
  isMember: boolean;
  /** Whether the work is for all instances: the team's pages, and what partners tell. */
  seesAll: boolean;
  /** Whether its buyers cannot go there any more: what was ordered there is looked at from the main shop. */
  isRetired?: boolean;
  /** Whether the work is a page that is the same for everyone. */
  isForAll?: boolean;
}

const storage = singleton('platform.instance', () => new AsyncLocalStorage<Scope>());

/** The instance whose work this is: that of the request's host, or the main shop's outside of requests. */
export const currentInstanceId = (): InstanceId => storage.getStore()?.id ?? MAIN_SHOP;

/**
 * Whether the request is of a member of the organization whose shop it is to: what only members of a private one see
 * is given out nowhere else (spec §6). The server has looked it up before any loader runs.
 */
export const isMemberHere = (): boolean => storage.getStore()?.isMember ?? false;

/** Does something for an instance: sessions of others are none there, and their rows are not seen. */
export function withinInstance<Value>(id: InstanceId, work: () => Value): Value {
  return storage.run({ id, isMember: false, seesAll: false }, work);
}

/**
 * Does something in the main shop for an order of an instance that is closed to its buyer: with its rows, without its
 * look and rules.
 */
export function withinRetiredInstance<Value>(id: InstanceId, work: () => Value): Value {
  return storage.run({ id, isMember: false, seesAll: false, isRetired: true }, work);
}

/** Whether the work is about an order of an instance that is closed to its buyer. */
export const isRetiredInstance = (): boolean => storage.getStore()?.isRetired ?? false;

/** The scope of the work that is under way; the main shop's outside of requests. */
const here = (): Scope => storage.getStore() ?? { id: MAIN_SHOP, isMember: false, seesAll: false };

/** Does something for a member of the organization whose instance this is. */
export function asMember<Value>(work: () => Value): Value {
  return storage.run({ ...here(), isMember: true }, work);
}

/** Does something that concerns the rows of all instances, for every visitor whom the table of routes admits. */
export function seeingAllInstances<Value>(work: () => Value): Value {
  return storage.run({ ...here(), seesAll: true }, work);
}

/**
 * Makes a page that is the same for everyone: what it reads may be stored until it changes (`read-cache.server.ts`).
 */
export function makingPageForAll<Value>(work: () => Value): Value {
  return storage.run({ ...here(), isForAll: true }, work);
}

/** Whether the work is such a page. */
export const isForAll = (): boolean => storage.getStore()?.isForAll ?? false;

/** The instance whose rows alone the database may show; null for work that concerns all of them, as jobs do. */
export function visibleInstance(): InstanceId | null {
  const scope = storage.getStore();
  return scope && !scope.seesAll ? scope.id : null;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from './singleton.server.ts';

/*
 * The form of the request that is answered. The server parses forms while they arrive (`server/body`): Remix's requests cannot carry
 * what was parsed, and would parse it once more.
 */

const storage = singleton('platform.sent-form', () => new AsyncLocalStorage<FormData>());

/** Answers a request whose form was parsed; without a form it is answered as it is. */
export function withSentForm<Value>(form: FormData | undefined, work: () => Value): Value {
  return form ? storage.run(form, work) : work();
}

/** The form of the request that is answered; undefined where it sent none. */
export const sentForm = (): FormData | undefined => storage.getStore();

import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from './singleton.server.ts';

/*
 * The body of the request that is answered, as far as Remix's request cannot carry it: what the server has parsed
 * while it arrived (`server/body`), which would be parsed again, and files, which would be copied several times.
 */

interface SentBody {
  form?: FormData;
  file?: Buffer;
}

const storage = singleton('platform.sent-body', () => new AsyncLocalStorage<SentBody>());

/** Answers a request with what was read of its body. */
export const withSentBody = <Value>(body: SentBody, work: () => Value): Value => storage.run(body, work);

/** The form of the request that is answered; undefined if it sent none. */
export const sentForm = (): FormData | undefined => storage.getStore()?.form;

/** The bytes of a request whose body is a file. */
export const sentFile = async (request: Request): Promise<Buffer> =>
  storage.getStore()?.file ?? Buffer.from(await request.arrayBuffer());

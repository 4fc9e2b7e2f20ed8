import { AsyncLocalStorage } from 'node:async_hooks';
import { visibleInstance } from './instance-scope.server.ts';

type Request = object;

/** What Prisma gathers `findUnique` and lists of a transaction by, until the end of a tick. */
interface Batching {
  batchBy: (request: Request) => string | undefined;
  singleLoader: (request: Request) => Promise<unknown>;
  batchLoader: (requests: Request[]) => Promise<unknown[]>;
}

const batchingOf = (client: object): Batching | undefined =>
  (client as { _requestHandler?: { dataloader?: { options?: Batching } } })._requestHandler?.dataloader?.options;

/**
 * Lets a client of Prisma ask for each instance by itself. Left alone it gathers what is asked for in one tick, and asks for all of it
 * in the name of whoever came first: the rows of others would not be seen. There is no setting for it, so it is changed inside.
 * @returns the client
 * @throws Error where its inside is another
 */
export function withOwnBatches<Client extends object>(client: Client): Client {
  const batching = batchingOf(client);
  if (!batching) throw new Error('This version of Prisma gathers queries in another way: see own-batches.server.ts.');
  const { batchBy, singleLoader, batchLoader } = batching;
  /** Runs something as whoever asked. */
  const asAsker = new WeakMap<Request, <Value>(work: () => Value) => Value>();
  const inName = <Value>(request: Request | undefined, work: () => Value): Value => {
    const run = request && asAsker.get(request);
    return run ? run(work) : work();
  };
  batching.batchBy = (request) => {
    const key = batchBy(request);
    if (!key) return key;
    asAsker.set(request, AsyncLocalStorage.snapshot());
    return `${key} ${visibleInstance() ?? '*'}`;
  };
  batching.singleLoader = (request) => inName(request, () => singleLoader(request));
  batching.batchLoader = (requests) => inName(requests[0], () => batchLoader(requests));
  return client;
}

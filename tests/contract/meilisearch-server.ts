import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Document, type IndexSettings, searchIndex } from './meilisearch-index.ts';

interface Index {
  primaryKey: string;
  settings: IndexSettings;
  documents: Map<number, Document>;
}

interface Refusal {
  code: string;
  message: string;
}

interface Task {
  status: 'enqueued' | 'succeeded' | 'failed';
  type: string;
  indexUid: string | null;
  run: () => Refusal | undefined;
  error?: Refusal;
}

/** Limits of a search, with the documented defaults. */
interface SearchBody {
  q?: string;
  filter?: string;
  matchingStrategy?: string;
  limit?: number;
  offset?: number;
  attributesToRetrieve?: string[];
  showRankingScoreDetails?: boolean;
}

type Answer = [status: number, body: object];

/** ms until a task is done after the previous ones. */
const TASK_TIME = 3;

const types: Readonly<Record<string, string>> = {
  missing_authorization_header: 'auth',
  invalid_api_key: 'auth',
};

const refused = (status: number, code: string, message: string): Answer => [
  status,
  { message, code, type: types[code] ?? 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` },
];

const notFound = (uid: string): Refusal => ({ code: 'index_not_found', message: `Index \`${uid}\` not found.` });

/**
 * Answers as Meilisearch's HTTP API is documented: searches at once, everything else by tasks in order, errors by code.
 */
export class MeilisearchServer {
  readonly key = 'the-api-key-of-the-tests';
  readonly indexes = new Map<string, Index>();
  readonly received: { line: string; body: unknown }[] = [];
  /** Answers to give instead of the correct ones. */
  failure: { status: number; body: string } | 'silence' | undefined;
  readonly #tasks: Task[] = [];
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => this.#answer(req, body, res));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Received searches. */
  get searches(): unknown[] {
    return this.received.filter(({ line }) => line.endsWith('/search')).map(({ body }) => body);
  }

  #answer({ method = '', url = '', headers }: IncomingMessage, text: string, res: ServerResponse): void {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.received.push({ line: `${method} ${url}`, body });
    if (this.failure === 'silence') return;
    if (this.failure) return void res.writeHead(this.failure.status).end(this.failure.body);
    const [status, answer] = this.#authorize(headers.authorization) ?? this.#route(`${method} ${url}`, body);
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  #authorize(header: string | undefined): Answer | undefined {
    if (header === undefined)
      return refused(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      );
    return header === `Bearer ${this.key}`
      ? undefined
      : refused(403, 'invalid_api_key', 'The provided API key is invalid.');
  }

  #route(line: string, body: unknown): Answer {
    const [, uid = ''] = /^\w+ \/indexes\/([\w-]+)/.exec(line) ?? [];
    const action = uid === '' ? line : line.replace(`/${uid}`, '/UID');
    if (/^GET \/tasks\/\d+$/.test(line)) return this.#task(Number(line.split('/').at(-1)));
    if (action === 'GET /health') return [200, { status: 'available' }];
    if (action === 'POST /indexes/UID/search') return this.#search(uid, body as SearchBody);
    if (action === 'POST /indexes') {
      const { uid: created, primaryKey } = body as { uid: string; primaryKey: string };
      return this.#enqueue('indexCreation', created, () => this.#create(created, primaryKey));
    }
    if (action === 'DELETE /indexes/UID')
      return this.#enqueue('indexDeletion', uid, () => (this.indexes.delete(uid) ? undefined : notFound(uid)));
    if (action === 'PATCH /indexes/UID/settings')
      return this.#enqueue('settingsUpdate', uid, () => this.#set(uid, body as IndexSettings));
    if (action === 'POST /indexes/UID/documents')
      return this.#enqueue('documentAdditionOrUpdate', uid, () => this.#add(uid, body as Document[]));
    if (action === 'POST /swap-indexes')
      return this.#enqueue('indexSwap', null, () => this.#swap(body as { indexes: [string, string] }[]));
    return refused(404, 'not_found', 'Not found.');
  }

  #enqueue(type: string, indexUid: string | null, run: Task['run']): Answer {
    const taskUid = this.#tasks.push({ status: 'enqueued', type, indexUid, run }) - 1;
    setTimeout(() => this.#work(taskUid), TASK_TIME);
    return [202, { taskUid, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() }];
  }

  /** Tasks end in the order of their arrival. */
  #work(upTo: number): void {
    for (const task of this.#tasks.slice(0, upTo + 1)) {
      if (task.status !== 'enqueued') continue;
      task.error = task.run();
      task.status = task.error ? 'failed' : 'succeeded';
    }
  }

  #task(uid: number): Answer {
    const task = this.#tasks[uid];
    if (!task) return refused(404, 'task_not_found', `Task \`${uid}\` not found.`);
    const { status, type, indexUid, error = null } = task;
    return [200, { uid, indexUid, status, type, canceledBy: null, details: {}, error }];
  }

  #create(uid: string, primaryKey: string): Refusal | undefined {
    if (this.indexes.has(uid)) return { code: 'index_already_exists', message: `Index \`${uid}\` already exists.` };
    this.indexes.set(uid, { primaryKey, settings: {}, documents: new Map() });
    return undefined;
  }

  #set(uid: string, settings: IndexSettings): Refusal | undefined {
    const index = this.indexes.get(uid);
    if (!index) return notFound(uid);
    index.settings = { ...index.settings, ...settings };
    return undefined;
  }

  #add(uid: string, documents: readonly Document[]): Refusal | undefined {
    const index = this.indexes.get(uid);
    if (!index) return notFound(uid);
    const wrong = documents.find(({ id }) => !Number.isInteger(id));
    if (wrong)
      return { code: 'invalid_document_id', message: `Document identifier \`${String(wrong.id)}\` is invalid.` };
    for (const document of documents) index.documents.set(document.id, document);
    return undefined;
  }

  #swap(swaps: readonly { indexes: [string, string] }[]): Refusal | undefined {
    for (const { indexes } of swaps) {
      const [one, two] = indexes.map((uid) => this.indexes.get(uid));
      const missing = indexes.find((uid) => !this.indexes.has(uid));
      if (!one || !two) return notFound(missing ?? '');
      this.indexes.set(indexes[0], two).set(indexes[1], one);
    }
    return undefined;
  }

  #search(uid: string, body: SearchBody): Answer {
    const index = this.indexes.get(uid);
    if (!index) return refused(404, 'index_not_found', notFound(uid).message);
    const [, attribute = '', value] = /^(\w+) = (\w+)$/.exec(body.filter ?? '') ?? [];
    if (!index.settings.filterableAttributes?.includes(attribute))
      return refused(400, 'invalid_search_filter', `Attribute \`${attribute}\` is not filterable.`);
    const { q = '', offset = 0, limit = 20, matchingStrategy = 'last' } = body;
    const documents = [...index.documents.values()].filter((document) => document[attribute] === value);
    const found = searchIndex({ documents, settings: index.settings, q, all: matchingStrategy === 'all' });
    const wanted = body.attributesToRetrieve ?? [];
    const hits = found.slice(offset, offset + limit).map(({ document, typos, words, maxWords }) => ({
      ...Object.fromEntries(wanted.map((name) => [name, document[name]])),
      ...(body.showRankingScoreDetails === true && {
        _rankingScoreDetails: {
          words: { order: 0, matchingWords: words, maxMatchingWords: maxWords, score: words / maxWords },
          typo: { order: 1, typoCount: typos, maxTypoCount: maxWords, score: 1 / (1 + typos) },
        },
      }),
    }));
    return [200, { hits, query: q, processingTimeMs: 1, limit, offset, estimatedTotalHits: found.length }];
  }
}

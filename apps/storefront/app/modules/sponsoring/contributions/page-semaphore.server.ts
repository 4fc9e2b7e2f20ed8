import { singleton } from '~/platform/singleton.server.ts';

/** The last in the line of each page. */
const lines = singleton('sponsoring.lines', () => new Map<string, Promise<unknown>>());

/**
 * Lets those who want something of the same page take their turn inside this process. They would wait for its row
 * anyway: here they wait without holding a connection to the database, of which there are few, so that a hundred at
 * once keep no one else out.
 * @param page id of the page
 */
export async function withPageSemaphore<Result>(page: string, act: () => Promise<Result>): Promise<Result> {
  const before = lines.get(page) ?? Promise.resolve();
  const turn = before.then(act, act);
  const end = turn.then(
    () => undefined,
    () => undefined,
  );
  lines.set(page, end);
  try {
    return await turn;
  } finally {
    if (lines.get(page) === end) lines.delete(page);
  }
}

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct, order, readyVisitor, typedContact } from '../checkout/shop.ts';
import { colleague, sessionOf, type Someone } from '../staff/team.ts';

/** A route's action. */
type Action = (args: { request: Request; params: Record<string, string>; context: Record<string, never> }) => unknown;

/** Names that every object inherits: a table of acts must not answer with them. */
const inherited = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'];

const PAGES = '../../../apps/storefront/app/pages/';
const routes = import.meta.glob<{ action?: Action }>([
  '../../../apps/storefront/app/pages/**/route.tsx',
  '../../../apps/storefront/app/pages/**/*-route.{ts,tsx}',
]);

let nadia: Someone;
let number: string;
let email: string;

beforeAll(async () => {
  wireModules();
  nadia = await colleague();
  email = `${randomUUID()}@example.ch`;
  const placed = await order(await readyVisitor([await createProduct()], { ...typedContact, email }));
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  ({ number } = placed);
});

/** Parameters that a page needs before it runs its acts. */
const requested = (page: string): { search?: string; params?: Record<string, string> } => {
  const id = randomUUID();
  const pages: Record<string, { search?: string; params?: Record<string, string> }> = {
    'admin/order/route.tsx': { params: { number } },
    'admin/people/route.tsx': { search: `?person=${encodeURIComponent(email)}` },
    'admin/tickets/route.tsx': { search: `?meldung=${id}` },
    'admin/questions/route.tsx': { search: `?eintrag=${id}` },
  };
  return pages[page] ?? {};
};

/** Sends a form with an intent and nothing else. @returns the status of the answer */
async function post(action: Action, page: string, intent: string): Promise<number> {
  const { search = '', params = {} } = requested(page);
  const request = new Request(`http://localhost:3000/x${search}`, {
    method: 'POST',
    body: new URLSearchParams({ intent }),
    // A session of its own: some forms sign out.
    headers: { Cookie: await sessionOf(nadia.userId), Accept: 'text/html' },
  });
  try {
    return statusOf(await action({ request, params, context: {} })) ?? 200;
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === undefined) throw thrown;
    return status;
  }
}

/** The status of what a route returned or threw; undefined for an error, or data without one. */
function statusOf(answer: unknown): number | undefined {
  if (answer instanceof Response) return answer.status;
  const init = answer && typeof answer === 'object' && 'init' in answer ? (answer.init as ResponseInit | null) : null;
  return init?.status;
}

describe('an intent that every object inherits', () => {
  it.each(Object.keys(routes).map((path) => path.slice(PAGES.length)))('is none of %s', async (page) => {
    const { action } = (await routes[PAGES + page]?.()) ?? {};
    if (!action) return;
    for (const intent of inherited) {
      expect([intent, await post(action, page, intent)]).toEqual([intent, expect.toSatisfy((status) => status < 500)]);
    }
  });

  it('is refused by every staff page', async () => {
    const pages = Object.keys(routes).flatMap((path) =>
      path.startsWith(`${PAGES}admin/`) ? [path.slice(PAGES.length)] : [],
    );
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const { action } = (await routes[PAGES + page]?.()) ?? {};
      for (const intent of action ? inherited : [])
        expect([page, intent, action && (await post(action, page, intent))]).toEqual([page, intent, 400]);
    }
    expect(await db.refund.count()).toBe(0);
  });
});

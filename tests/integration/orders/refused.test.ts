import { beforeAll, describe, expect, it } from 'vitest';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server.ts';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import { createContract } from '~/modules/after-order/contract.server.ts';
import { addIdPicture } from '~/modules/after-order/id-document.server.ts';
import { loader as getToken } from '~/api/get-token.ts';
import { action as checkoutIp } from '~/api/checkout-ip.ts';
import { action as deleteFile } from '~/api/cloud-storage-deletefile.ts';
import { action as getSignedUrl } from '~/api/cloud-storage-getsignedurl.ts';
import { loader as downloadDocument } from '~/api/document-signing-download.ts';
import { loader as confirmation } from '~/pages/checkout/confirmation/route.tsx';
import { action as changeIdDocument, loader as idPicture } from '~/pages/checkout/confirmation/id-document-route.ts';
import { action as changeInsurance } from '~/pages/checkout/confirmation/insurance-route.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, fillCart, order, typedContact } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';

const origin = 'http://localhost:3000';

interface Person {
  visitor: Visitor;
  cookie: string;
}

async function newPerson(): Promise<Person> {
  const { visitor, headers } = await ensureVisitor(new Request(origin));
  return {
    visitor,
    cookie: headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}

type Route = (args: { request: Request; params: Record<string, string>; context: Record<string, never> }) => unknown;

interface Call {
  path: string;
  params?: Record<string, string>;
  form?: Record<string, string>;
  json?: object;
}

/** A route's answer to a person: the status, and a redirect's target. */
async function ask(route: Route, { path: address, params = {}, form, json }: Call, { cookie }: { cookie?: string }) {
  const headers = new Headers(cookie ? { Cookie: cookie } : {});
  const body = form ? new URLSearchParams(form) : json && JSON.stringify(json);
  const request = new Request(`${origin}${address}`, { method: body ? 'POST' : 'GET', headers, body });
  const answer = await route({ request, params, context: {} });
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('Location'), answer };
  const { init } = answer as { init?: { status?: number } | null };
  return { status: init?.status ?? 200, location: null, answer };
}

let owner: Person;
let stranger: Person;
let bike: Order;
let token = '';
let contractId = '';
let upload = { key: '', Bucket: '' };

beforeAll(async () => {
  [owner, stranger] = [await newPerson(), await newPerson()];
  await fillCart(owner.visitor, await createProduct());
  await storeTyped(owner.visitor, { ...typedContact });
  const placed = await order(owner.visitor);
  const found = placed.kind === 'placed' && (await findOrder({ visitor: owner.visitor, number: placed.number }));
  if (!found) throw new Error(placed.kind);
  bike = found;
  token = bike.updateCheckoutDocToken;
  const file = new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' });
  await addIdPicture(bike, 'passport picture front', { file });
  await createContract({ checkoutId: bike.id });
  contractId = (await db.contract.findUniqueOrThrow({ where: { checkoutId: bike.id } })).id;
  upload = { key: '', Bucket: 'velory-development-uploads' };
  const json = { Bucket: upload.Bucket, Key: 'passport front.jpg', ContentType: 'image/jpeg' };
  const { answer } = await ask(getSignedUrl, { path: '/api/cloud-storage/getsignedurl', json }, owner);
  upload.key = ((await (answer as Response).json()) as { key: string }).key;
});

const claims = () => ({
  firstname: 'Mia',
  lastname: 'Keller',
  email: 'mia.keller@example.ch',
  zip: '8002',
  country: 'Switzerland',
  cartItems: [],
  checkoutDocId: bike.id,
});

/** Every route that shows or changes an order: how it is called, and what the owner and others get. */
const routes: { name: string; route: Route; call: (key: { nr?: string; token?: string }) => Call; owner: number; others: number; anyone: number }[] = [
  { name: 'the order’s page', route: confirmation, call: (key) => ({ path: `/checkout/bestaetigung/?${query(key)}` }), owner: 200, others: 404, anyone: 404 },
  { name: 'the picture of the identity document', route: idPicture, call: (key) => ({ path: `/bestellung/ausweis?${query(key)}&seite=front` }), owner: 200, others: 404, anyone: 404 },
  { name: 'another picture', route: changeIdDocument, call: (key) => ({ path: '/bestellung/ausweis', form: { ...key, intent: 'choose', kind: 'passport', answer: 'data' } }), owner: 200, others: 404, anyone: 404 },
  { name: 'the contract', route: downloadDocument, call: ({ token: each }) => ({ path: `/api/document-signing/downloadDocument/${contractId}?${query({ token: each })}`, params: { id: contractId } }), owner: 200, others: 404, anyone: 401 },
]; // prettier-ignore

const query = (key: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(key).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();

describe.each(routes)('$name', ({ route, call, owner: own, others, anyone }) => {
  it('is for the session that ordered, and for the order’s token', async () => {
    expect((await ask(route, call({ nr: bike.number }), owner)).status).toBe(own);
    expect((await ask(route, call({ token }), stranger)).status).toBe(own);
    expect((await ask(route, call({ token }), {})).status).toBe(own);
  });

  it('is refused to everybody else', async () => {
    expect((await ask(route, call({ nr: bike.number }), stranger)).status).toBe(others);
    expect((await ask(route, call({ nr: bike.number }), {})).status).toBe(anyone);
    expect((await ask(route, call({ token: `${token.slice(0, -1)}x` }), stranger)).status).toBe(others);
    expect((await ask(route, call({ token: bike.id }), stranger)).status).toBe(others);
  });
});

describe('the insurance', () => {
  const form = (key: Record<string, string>) => ({
    path: '/bestellung/versicherung',
    form: { ...key, insurance: 'true' },
  });
  const insured = async () => (await db.checkout.findUniqueOrThrow({ where: { id: bike.id } })).insurance;

  it('is changed by the owner only', async () => {
    expect(await ask(changeInsurance, form({ nr: bike.number }), stranger)).toMatchObject({
      status: 303,
      location: expect.stringContaining('order-missing'),
    });
    expect(await ask(changeInsurance, form({}), owner)).toMatchObject({
      status: 303,
      location: expect.stringContaining('order-missing'),
    });
    expect(await insured()).toBe(false);
    expect((await ask(changeInsurance, form({ nr: bike.number }), owner)).location).toBe(
      `/checkout/bestaetigung/?nr=${bike.number}#versicherung`,
    );
    expect(await insured()).toBe(true);
  });
});

describe('POST /api/checkout/ip', () => {
  const call = (more: object) => ({ path: '/api/checkout/ip', json: { ...claims(), ...more } });

  it('is for the order’s token', async () => {
    expect((await ask(checkoutIp, call({ updateCheckoutDocToken: 'wrong' }), owner)).status).toBe(401);
    expect((await ask(checkoutIp, { path: '/api/checkout/ip', json: { firstname: 'Mia' } }, owner)).status).toBe(400);
    const { answer } = await ask(checkoutIp, call({ updateCheckoutDocToken: token }), stranger);
    expect(await (answer as Response).json()).toEqual({ success: true, flagged: true });
  });
});

describe('an upload', () => {
  const remove = (person: { cookie?: string }, fileName: string) =>
    ask(deleteFile, { path: '/api/cloud-storage/deletefile', json: { fileName, bucketName: upload.Bucket } }, person);

  it('is signed for a session, in the bucket of uploads, as a picture, under a key of its own', async () => {
    const sign = async (person: { cookie?: string }, change: object = {}) =>
      (
        await ask(
          getSignedUrl,
          {
            path: '/api/cloud-storage/getsignedurl',
            json: { Bucket: upload.Bucket, Key: 'a.jpg', ContentType: 'image/png', ...change },
          },
          person,
        )
      ).status;
    expect(await sign({})).toBe(401);
    expect(await sign(owner, { Bucket: 'velory-development-documents' })).toBe(400);
    expect(await sign(owner, { ContentType: 'text/html' })).toBe(400);
    expect(await sign(owner, { ContentLength: 0 })).toBe(400);
    expect(await sign(owner, { ContentLength: 11 * 1024 * 1024 })).toBe(400);
    expect(await sign(owner, { Key: '../../etc/passwd' })).toBe(200);
    expect(upload.key).toMatch(new RegExp(`^visitors/${owner.visitor.userId}/[0-9a-f-]{36}/passport-front\\.jpg$`));
    const [last] = await db.upload.findMany({
      where: { userId: owner.visitor.userId },
      orderBy: { createdAt: 'desc' },
      take: 1,
    });
    expect(last?.key).toMatch(/\/passwd$/);
  });

  it('is deleted by its owner only, and once', async () => {
    expect((await remove({}, upload.key)).status).toBe(401);
    expect((await remove(stranger, upload.key)).status).toBe(403);
    expect((await remove(owner, upload.key)).status).toBe(200);
    expect((await remove(owner, upload.key)).status).toBe(404);
  });
});

describe('GET /api/getToken', () => {
  const tokenOf = async (person: { cookie?: string }) => {
    const { answer } = await ask(getToken, { path: '/api/getToken' }, person);
    const response = answer as Response;
    return { response, body: (await response.json()) as { token: string; anonymous: boolean; expiresAt: string } };
  };

  it('creates a session if there is none, and is never cached', async () => {
    const { response, body } = await tokenOf({});
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({ success: true, anonymous: true });
    expect((await tokenOf(owner)).response.headers.getSetCookie()).toEqual([]);
  });

  it('represents its session for ten minutes, and nobody once it was changed', async () => {
    const address = `/api/document-signing/downloadDocument/${contractId}`;
    const download = async (idToken: string) =>
      (await ask(downloadDocument, { path: `${address}?idToken=${idToken}`, params: { id: contractId } }, {})).status;
    const { body } = await tokenOf(owner);
    expect(await download(body.token)).toBe(200);
    expect(await download(`${body.token.slice(0, -2)}xx`)).toBe(401);
    expect(await download((await tokenOf(stranger)).body.token)).toBe(404);
    const old = await issueIdToken(owner.visitor, new Date(Date.now() - 601_000));
    expect(await download(old.token)).toBe(401);
    await db.admin.create({ data: { userId: stranger.visitor.userId } });
    expect(await download((await tokenOf(stranger)).body.token)).toBe(200);
    await db.admin.deleteMany();
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { action as act } from '~/api/story-act.ts';
import { loader as own } from '~/api/stories-own.ts';
import { loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { contentTypes } from '~/modules/content/types/content-types.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { storiesModule } from '~/modules/stories/module.server.ts';
import {
  exportStoryActs,
  findStory,
  mergeStoryActs,
  storyFigures,
  storyTiles,
} from '~/modules/stories/stories.server.ts';
import { percentages, STORY_CALL } from '~/modules/stories/stories.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const ids = { winter: 'winter0000000000', later: 'later00000000000', over: 'over000000000000' };

const sheet = (title: string, choices: string[] = []) => ({ title, isOffer: false, choices });
const stories = [
  { id: ids.winter, slug: 'winter', title: 'Winter', shownFrom: at(-1), shownUntil: null },
  { id: ids.later, slug: 'later', title: 'Später', shownFrom: at(1), shownUntil: null },
  { id: ids.over, slug: 'over', title: 'Vorbei', shownFrom: at(-5), shownUntil: at(-1) },
].map((story) => ({ ...story, sheets: [sheet('Kalt'), sheet('Fährst du?', ['Ja', 'Nein', 'Manchmal'])] }));

beforeEach(async () => {
  await db.contentDocument.deleteMany({ where: { type: 'story' } });
  for (const [position, data] of stories.entries()) {
    for (const locale of ['de', 'fr'] as const) {
      const slug = locale === 'de' ? data.slug : `${data.slug}-fr`;
      await db.contentDocument.create({
        data: { type: 'story', documentId: data.id, locale, position, data: { ...data, slug } },
      });
    }
  }
  await db.storyLike.deleteMany();
  await db.storyVote.deleteMany();
  await db.storyView.deleteMany();
  await db.storyInteraction.deleteMany();
});

/** Sends an interaction as a script does. */
async function send(body: object, device = new Device()) {
  const request = new Request(`http://localhost:3000${STORY_CALL}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Cookie: device.cookie },
  });
  const answer = await act({ request, params: {}, context: {} });
  device.receive(answer.headers);
  return { status: answer.status, body: (await answer.json()) as { own?: unknown }, device };
}

async function ownOf(device: Device, story = ids.winter): Promise<unknown> {
  const request = device.request(`/api/stories/own?story=${story}`);
  return ((await (await own({ request, params: {}, context: {} })).json()) as { own?: unknown }).own;
}

describe('stories', () => {
  it('are shown in their time, the newest first, under an address of each language', async () => {
    expect((await storyTiles('de')).map(({ title, path }) => [title, path])).toEqual([['Winter', '/unterwegs/winter']]);
    expect(await findStory('winter', 'de')).toMatchObject({ kind: 'found', slugs: { de: 'winter', fr: 'winter-fr' } });
    expect(await findStory('winter', 'fr')).toEqual({ kind: 'moved', slug: 'winter-fr' });
    expect((await findStory('over', 'de')).kind).toBe('over');
    expect((await findStory('later', 'de')).kind).toBe('over');
    expect((await findStory('gibt-es-nicht', 'de')).kind).toBe('missing');
  });

  it('show each field: products by their pictures, names and rates, pictures and links instead of theirs', async () => {
    const ofStory = await createProduct();
    const ofSheet = await createProduct({ price: 3600_00 });
    const photo = { src: '/bilder/inhalt/frost_1.jpg', width: 860, height: 1400, alt: '' };
    const link = { label: 'Zum Rad', href: '/gluecksrad' };
    const sheets = [
      { ...sheet('Kalt'), text: 'Fünf Grad unter null.', isOffer: true, productSlug: ofSheet.slug },
      { ...sheet('Los'), picture: photo, link },
    ];
    const fill = (fields: object) =>
      db.contentDocument.updateMany({
        where: { type: 'story', documentId: ids.winter, locale: 'de' },
        data: { data: { ...stories[0], sheets, ...fields } },
      });
    const tile = async () => (await storyTiles('de'))[0];
    await fill({});
    expect(await tile()).toMatchObject({ isOffer: true, picture: { src: expect.stringContaining(`/${ofSheet.id}-`) } });
    await fill({ productSlug: ofStory.slug });
    expect(await tile()).toMatchObject({ picture: { src: expect.stringContaining(`/${ofStory.id}-`) } });
    await fill({ productSlug: ofStory.slug, picture: photo });
    expect(await tile()).toMatchObject({ picture: photo });
    expect(await findStory('winter', 'de')).toMatchObject({
      view: {
        title: 'Winter',
        sheets: [
          {
            title: 'Kalt',
            text: 'Fünf Grad unter null.',
            isOffer: true,
            picture: { src: expect.stringContaining(`/${ofSheet.id}-`) },
            product: { path: `/produkt/${ofSheet.slug}`, rate: '100', months: 36, isBike: true },
            link: null,
          },
          { title: 'Los', text: null, isOffer: false, picture: photo, product: null, link },
        ],
      },
    });
  });

  it('count views and interactions anonymously', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { status, device } = await send({ act: 'view', story: ids.winter });
      expect([status, device.cookie]).toEqual([202, '']);
    }
    await send({ act: 'finish', story: ids.winter, sheet: 2, locale: 'fr' });
    await Promise.all(Array.from({ length: 10 }, () => send({ act: 'product', story: ids.winter, sheet: 1 })));
    const [figures] = await storyFigures();
    expect(figures).toMatchObject({ views: 3, finished: 1, clicks: 10, likes: 0 });
  });

  it('are liked once by each visitor, and not any more', async () => {
    const { body, device } = await send({ act: 'like', story: ids.winter });
    expect(body.own).toEqual({ isLiked: true, likes: 1, votes: {} });
    await send({ act: 'like', story: ids.winter }, device);
    await send({ act: 'like', story: ids.winter });
    expect(await ownOf(device)).toEqual({ isLiked: true, likes: 2, votes: {} });
    expect(await ownOf(new Device())).toEqual({ isLiked: false, likes: 2, votes: {} });
    await send({ act: 'unlike', story: ids.winter }, device);
    expect(await ownOf(device)).toEqual({ isLiked: false, likes: 1, votes: {} });
  });

  it('make a session for few visitors of one sender, each of which is a row', async () => {
    const sender = randomUUID();
    const like = async (cookie = '') => {
      const body = JSON.stringify({ act: 'like', story: ids.winter });
      const headers = { 'Content-Type': 'application/json', Cookie: cookie };
      const request = new Request(`http://localhost:3000${STORY_CALL}`, { method: 'POST', body, headers });
      return act({ request, params: {}, context: { sender } });
    };
    const [first, ...more] = await Promise.all(Array.from({ length: 30 }, () => like()));
    const statuses = [first, ...more].map((answer) => answer?.status);
    expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([20, 10]);
    const refused = more.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const known = more
      .find(({ status }) => status === 200)
      ?.headers.getSetCookie()[0]
      ?.split(';')[0];
    expect((await like(known)).status).toBe(200);
  });

  it("ask once, and show others' answers only after an answer", async () => {
    const { device } = await send({ act: 'vote', story: ids.winter, sheet: 2, choice: 0 });
    await send({ act: 'vote', story: ids.winter, sheet: 2, choice: 2 });
    await send({ act: 'vote', story: ids.winter, sheet: 2, choice: 1 }, device);
    expect(await ownOf(device)).toMatchObject({ votes: { 2: { choice: 0, counts: [1, 0, 1] } } });
    expect(await ownOf(new Device())).toMatchObject({ votes: {} });
  });

  it('refuse unknown ones with a reason', async () => {
    const wrong: [object, number][] = [
      [{ act: 'view', story: 'unbekannt00000' }, 404],
      [{ act: 'vote', story: ids.winter, sheet: 1, choice: 0 }, 404],
      [{ act: 'vote', story: ids.winter, sheet: 2, choice: 3 }, 404],
      [{ act: 'next', story: ids.winter, sheet: 7 }, 404],
      [{ act: 'next', story: ids.winter }, 400],
      [{ act: 'steal', story: ids.winter }, 400],
      [{ act: 'like', story: '../x' }, 400],
    ];
    for (const [body, status] of wrong) expect([body, (await send(body)).status]).toEqual([body, status]);
    expect(await db.storyVote.count()).toBe(0);
  });

  it('accept forms without scripts, and return to the slide on this shop only', async () => {
    const device = new Device();
    const fields = { act: 'vote', story: ids.winter, sheet: '2', choice: '1', locale: 'de' };
    const back = await device.ask(act, STORY_CALL, { ...fields, returnTo: '/unterwegs/winter#blatt-2' });
    expect([back.status, back.location]).toEqual([303, '/unterwegs/winter#blatt-2']);
    expect(await ownOf(device)).toMatchObject({ votes: { 2: { choice: 1, counts: [0, 1, 0] } } });
    const away = await device.ask(act, STORY_CALL, { ...fields, returnTo: 'https://evil.example/' });
    expect(away.location).toBe('/unterwegs');
  });

  it('go with a person, and to the account they sign in to', async () => {
    const make = async () =>
      (await ensureVisitor(new Request('http://localhost:3000/', { method: 'POST' }))).visitor.userId;
    const from = await make();
    const to = await make();
    await db.storyLike.createMany({ data: [from, to].map((userId) => ({ storyId: ids.winter, userId })) });
    await db.storyVote.create({ data: { storyId: ids.winter, sheet: 2, userId: from, choice: 2 } });
    await db.$transaction((database) => mergeStoryActs(database, from, to));
    const parts = await exportStoryActs({ userId: to, email: 'x@example.ch' });
    expect(parts).toMatchObject([
      { name: 'storyLikes', rows: [{ storyId: ids.winter }] },
      { name: 'storyVotes', rows: [{ storyId: ids.winter, sheet: 2, choice: 3 }] },
    ]);
    await db.user.delete({ where: { id: to } });
    expect([await db.storyLike.count(), await db.storyVote.count()]).toEqual([0, 0]);
  });

  it('are forgotten after a year', async () => {
    await send({ act: 'view', story: ids.winter });
    await send({ act: 'like', story: ids.winter });
    await db.storyView.updateMany({ data: { day: new Date(Date.now() - 370 * DAY) } });
    await db.storyLike.updateMany({ data: { createdAt: new Date(Date.now() - 370 * DAY) } });
    await removeExpired(storiesModule.retention);
    expect([await db.storyView.count(), await db.storyLike.count()]).toEqual([0, 0]);
  });
});

describe('an entry of the CMS', () => {
  it('is read with its slides; a single answer makes no question', () => {
    const picture = { url: '/uploads/frost_1.jpg', width: 860, height: 1400, updatedAt: '2026-11-20T08:00:00.000Z' };
    const read = contentTypes.story.parse(
      {
        documentId: ids.winter,
        title: 'Winter',
        slug: 'winter',
        shownFrom: at(-1),
        shownUntil: null,
        picture,
        sheets: [
          { title: 'Kalt', text: ' ', isOffer: true, productSlug: 'limmat', picture, choices: [{ text: 'Ja' }] },
          {
            title: 'Los',
            link: { label: 'Zum Rad', href: '/gluecksrad' },
            choices: [{ text: 'Ja' }, { text: 'Nein' }],
          },
        ],
      },
      { locale: 'de', placeholders: { email: '', phone: '' } },
    );
    expect(read).toMatchObject({ id: ids.winter, shownUntil: null });
    expect(read.picture?.src).toContain('frost_1');
    expect(read.sheets).toMatchObject([
      { title: 'Kalt', text: undefined, isOffer: true, productSlug: 'limmat', choices: [] },
      { title: 'Los', isOffer: false, link: { href: '/gluecksrad' }, choices: ['Ja', 'Nein'] },
    ]);
    expect(read.sheets[0]?.picture?.src).toContain('frost_1');
  });

  it('creates the row of a page, under its own title, and nothing if there are none', async () => {
    const blocks = [{ kind: 'stories' as const, title: 'Neues' }];
    const now = new Date();
    const { sections } = await loadBlocks(blocks, { locale: 'de', now });
    expect(sections).toMatchObject([{ kind: 'stories', title: 'Neues', tiles: [{ title: 'Winter' }] }]);
    await db.contentDocument.deleteMany({ where: { type: 'story' } });
    expect((await loadBlocks(blocks, { locale: 'de', now })).sections).toEqual([]);
  });
});

describe('shares of answers', () => {
  it('are whole and together a hundred', () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([796, 488])).toEqual([62, 38]);
    expect(percentages([0, 0])).toEqual([0, 0]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanWheel } from '~/modules/wheel/clean.server.ts';
import { verifySpin } from '~/modules/wheel/draw.ts';
import { getDrawnField, hashOf, keyOf } from '~/modules/wheel/spins/keys.server.ts';
import { wheelModule } from '~/modules/wheel/module.server.ts';
import type { NewWheel } from '~/modules/wheel/wheel.schema.server.ts';
import { announceWheel, requestSpin, drawSpin, openSpin } from '~/modules/wheel/wheel.server.ts';
import type { SpinView, WheelView } from '~/modules/wheel/wheel.ts';
import type { WinnersView } from '~/modules/wheel/winners.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { action as send, loader as page } from '~/pages/wheel/route.tsx';
import { action as turn, loader as open } from '~/pages/wheel/spin-route.tsx';
import { loader as winnersPage } from '~/pages/winners/route.tsx';
import { db } from '~/platform/db.server.ts';
import { signId, signText } from '~/platform/signing-keys.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { Device } from '../identity/device.ts';
import { createInstance } from '../organizations/instance.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const device = new Device();
const newEmail = () => `${randomUUID()}@example.ch`;

const names = (name: string) => ({ nameDe: name, nameFr: name, shortDe: name, shortFr: name });
const prizes: NewWheel['prizes'] = [
  { ...names('Haupt'), fields: 1, stock: 1, amount: 500_00, minimum: 2500_00 },
  { ...names('Helm'), fields: 3, stock: 2, amount: null, minimum: null },
  { ...names('Klein'), fields: 8, stock: null, amount: 20_00, minimum: 50_00 },
];
const wheelOf = (change: Partial<NewWheel> = {}): NewWheel => ({
  opensAt: inDays(-1),
  closesAt: inDays(5),
  claimsUntil: inDays(20),
  prizes,
  ...change,
});

beforeEach(async () => {
  await clearJobs();
  await db.wheelTurn.deleteMany();
  await db.wheelCampaign.deleteMany();
  await announceWheel(wheelOf(), inDays(-2));
});

const ask = (email: string) => device.ask(send, '/gluecksrad', { email, adult: 'on' });

/** Sends the wheel's waiting mails, each twice, as a repeated delivery would. */
async function deliver(): Promise<void> {
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...wheelModule.jobs, ...wheelModule.mails].find(({ name }) => name === identifier);
    const run = { idempotencyKey: `wheel-test:${id}`, signal: AbortSignal.timeout(10_000) };
    await job?.handle(payload, run);
    await job?.handle(payload, run);
    await completeJob(id);
  }
}

const mailsTo = (recipient: string) => db.localMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /http:\/\/localhost:3000(\/gluecksrad\/drehen\S+)/.exec(text)?.[1] ?? '';
}

async function invited(email = newEmail()) {
  expect(await ask(email)).toMatchObject({ status: 303, location: '/gluecksrad?gesendet=1' });
  await deliver();
  return { email, link: await linkTo(email) };
}

const press = (link: string, word = 'velo') => device.ask(turn, link, { intent: 'turn', word });
const viewOf = (data: Record<string, unknown>) => data.view as SpinView;
const turnedView = (data: Record<string, unknown>) => {
  const view = viewOf(data);
  if (view.kind !== 'turned') throw new Error(`Not turned: ${view.kind}.`);
  return view;
};

/** A word that leads the next number to a winning field of the requested prize. */
async function wordFor(link: string, isAsked: (field: number) => boolean): Promise<string> {
  const view = viewOf((await device.ask(open, link)).data);
  if (view.kind !== 'ready') throw new Error(`Not ready: ${view.kind}.`);
  const { seed } = await db.wheelCampaign.findFirstOrThrow();
  for (let n = 0; n < 5000; n += 1) {
    if (isAsked(getDrawnField(keyOf(seed, view.number), `${view.ticket}-w${n}x`))) return `w${n}x`;
  }
  throw new Error('No word leads there.');
}

describe('a wish to turn', () => {
  it('mails a link with the fingerprint of a key, and removes the address', async () => {
    const { email, link } = await invited();
    expect(await mailsTo(email)).toHaveLength(1);
    const stored = await db.wheelTurn.findFirstOrThrow({ include: { campaign: true } });
    expect(stored).toMatchObject({ email: null, number: 1, mark: null, adultAt: expect.any(Date) as Date });
    expect(stored.personHash).toMatch(/^[\da-f]{64}$/);
    const text = (await mailsTo(email))[0]?.text.replace(/\s/g, '') ?? '';
    expect(text).toContain(hashOf(keyOf(stored.campaign.seed, 1)));
    expect(text).not.toContain(keyOf(stored.campaign.seed, 1));
    const { data } = await device.ask(open, link);
    expect(viewOf(data)).toMatchObject({ kind: 'ready', number: 1 });
    expect(data.drawing).toMatchObject({ mailbox: (await getShopSettings('de')).salesMailbox });
  });

  it('is one for a person, however the address is written', async () => {
    for (const email of ['lea.muster@gmail.com', 'LeaMuster+rad@gmail.com', 'lea.muster@googlemail.com'])
      await ask(email);
    expect(await db.wheelTurn.count()).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => ask('max@example.ch')));
    await deliver();
    expect(await db.wheelTurn.count()).toBe(2);
    expect((await db.wheelCampaign.findFirstOrThrow()).lastNumber).toBe(2);
  });

  it('records again, with each request for the lost link, that the person is of age', async () => {
    const { email } = await invited();
    await db.wheelTurn.updateMany({ data: { adultAt: inDays(-1) } });
    const before = new Date();
    await ask(email);
    const { adultAt } = await db.wheelTurn.findFirstOrThrow();
    expect(adultAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('needs an address and the age, says what is wrong, and keeps what was typed', async () => {
    const { status, data } = await device.ask(send, '/gluecksrad', { email: 'lea@' });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      error: { email: ['invalid'], adult: ['required'] },
      initialValue: { email: 'lea@' },
    });
    expect(await db.wheelTurn.count()).toBe(0);
  });

  it('mails a lost link again once the wheel has closed, and gives no new number', async () => {
    const { email, link } = await invited();
    await press(link);
    await db.wheelCampaign.updateMany({ data: { closesAt: inDays(-0.5) } });
    const known = await ask(email);
    const unknown = await ask(newEmail());
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await deliver();
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await linkTo(email)).toBe(link);
    expect([await db.wheelTurn.count(), await db.localMail.count({ where: { recipient: email } })]).toEqual([1, 2]);
  });

  it('is refused once prizes can no longer be claimed, and stores nothing', async () => {
    await db.wheelCampaign.updateMany({ data: { closesAt: inDays(-0.5), claimsUntil: inDays(-0.1) } });
    const { status, data } = await ask(newEmail());
    expect([status, data.error]).toEqual([409, { '': ['over'] }]);
    expect([await db.wheelTurn.count(), (await waitingJobs()).length]).toEqual([0, 0]);
  });
});

describe('a turn', () => {
  it('mails one person three times a day at most, without saying so', async () => {
    const email = newEmail();
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push((await ask(email)).status);
    expect(new Set(answers).size).toBe(1);
    expect(await waitingJobs()).toHaveLength(3);
  });

  it('is drawn by a press only, and can be worked out again', async () => {
    const { link } = await invited();
    for (let looks = 0; looks < 3; looks += 1) await device.ask(open, link);
    expect(await db.wheelTurn.count({ where: { turnedAt: { not: null } } })).toBe(0);
    const { status, data } = await press(link, 'Velo');
    const view = turnedView(data);
    expect(status).toBe(200);
    expect(view.mark).toMatch(/^[\da-f]{8}-velo$/);
    expect((await verifySpin(view)).isRight).toBe(true);
    const { seal, seed } = await db.wheelCampaign.findFirstOrThrow();
    expect([hashOf(seed), keyOf(seed, view.number)]).toEqual([seal, view.key]);
  });

  it('is refused a second time, and stays what it was', async () => {
    const { email, link } = await invited();
    const first = turnedView((await press(link)).data);
    const again = await press(link, 'anderes');
    expect([again.status, again.data.kind]).toEqual([409, 'repeated']);
    expect(turnedView(again.data)).toEqual(first);
    // Neither the same address nor another spelling of it gets another number.
    await ask(email);
    await ask(email.toUpperCase());
    await deliver();
    expect(await linkTo(email)).toBe(link);
    expect(await db.wheelTurn.count()).toBe(1);
    expect(turnedView((await device.ask(open, link)).data)).toEqual(first);
  });

  it('stays in the shop where it was drawn, where its code is valid', async () => {
    const { here } = await createInstance();
    const { email, link } = await invited();
    await press(link);
    await here(() => requestSpin({ email, locale: 'de' }));
    expect(await db.wheelTurn.findFirstOrThrow()).toMatchObject({ instanceId: 'main' });
    await deliver();
    expect(await linkTo(email)).toBe(link);
  });

  it('is drawn once if it is pressed many times at once', async () => {
    const { link } = await invited();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => press(link, `wort${n}`)));
    expect(answers.filter(({ data }) => data.kind === 'drawn')).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => turnedView(data).mark)).size).toBe(1);
  });

  it('is refused if its link is forged, for another purpose, or late', async () => {
    const { link } = await invited();
    const id = (await db.wheelTurn.findFirstOrThrow()).id;
    const forged = [
      `${id}.${'A'.repeat(43)}`,
      `${id}.${signText('newsletter-confirm', id)}`,
      signId('wheel-turn', randomUUID()),
      id,
      '',
    ];
    for (const token of forged) {
      const answer = await device.ask(turn, `/gluecksrad/drehen?token=${token}`, { intent: 'turn', word: 'velo' });
      expect([answer.status, viewOf(answer.data).kind]).toEqual([409, 'unknown']);
      expect((await device.ask(open, `/gluecksrad/drehen?token=${token}`)).status).toBe(404);
    }
    await db.wheelCampaign.updateMany({ data: { closesAt: inDays(-0.5) } });
    expect((await press(link)).status).toBe(409);
    expect((await device.ask(open, link)).status).toBe(410);
    expect(await db.wheelTurn.count({ where: { turnedAt: { not: null } } })).toBe(0);
  });

  it('requires a word of its own, and refuses an invalid one', async () => {
    const { link } = await invited();
    for (const word of ['', 'ab', 'zwei worte', 'zürich', 'x'.repeat(17), '<script>']) {
      const reply = { initialValue: word === '' ? {} : { word } };
      expect(await press(link, word)).toMatchObject({ status: 400, data: { kind: 'word', reply } });
    }
    expect(await db.wheelTurn.count({ where: { turnedAt: { not: null } } })).toBe(0);
  });

  it('is never changed, not even in the database', async () => {
    const { link } = await invited();
    await press(link, await wordFor(link, (field) => field !== 0));
    await expect(db.wheelTurn.updateMany({ data: { field: 0 } })).rejects.toThrow('a draw is not changed');
  });
});

describe('a prize', () => {
  it('that is a voucher is a code of the cart, for one order until claims end', async () => {
    const { link } = await invited();
    const view = turnedView((await press(link, await wordFor(link, (field) => field === 3))).data);
    expect(view.prize).toMatchObject({ name: 'Klein', minimum: 50_00 });
    const code = await db.discountCode.findFirstOrThrow({ where: { code: view.prize?.code ?? '' } });
    const { claimsUntil } = await db.wheelCampaign.findFirstOrThrow();
    expect(code).toMatchObject({ amount: 20_00, minimum: 50_00, maxUses: 1, validTo: claimsUntil });
    expect(code).toMatchObject({ combinable: true, promised: true });
  });

  it('that has run out counts as the next smaller one, also for many at once', async () => {
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await invited());
    const words = await Promise.all(people.map(({ link }) => wordFor(link, (field) => field === 9)));
    const views = await Promise.all(people.map(({ link }, n) => press(link, words[n])));
    const won = views.map(({ data }) => turnedView(data).prize?.name).sort();
    expect(won).toEqual(['Helm', 'Helm', 'Klein', 'Klein', 'Klein', 'Klein']);
    const { data } = await device.ask(page, '/gluecksrad');
    expect((data.wheel as WheelView).prizes.map(({ left }) => left)).toEqual([1, 0, null]);
  });

  it('is none on a field that wins nothing', async () => {
    const { link } = await invited();
    expect(turnedView((await press(link, await wordFor(link, (field) => field === 1))).data).prize).toBeNull();
  });
});

describe('the page of the wheel', () => {
  it('shows the seal from the beginning, and the seed only once the wheel has closed', async () => {
    const { seal, seed } = await db.wheelCampaign.findFirstOrThrow();
    const before = await device.ask(page, '/gluecksrad');
    expect(before.data.wheel).toMatchObject({ state: 'open', seal, seed: null });
    expect(JSON.stringify(before.data)).not.toContain(seed);
    expect(before.headers.get('x-page-cache')).toContain('max-age=60');
    await db.wheelCampaign.updateMany({ data: { closesAt: inDays(-0.5) } });
    expect((await device.ask(page, '/gluecksrad')).data.wheel).toMatchObject({ state: 'closed', seal, seed });
  });

  it('accepts no second wheel next to a running one, and none that is not fair', async () => {
    expect((await announceWheel(wheelOf())).problems).toEqual(['In dieser Zeit dreht schon ein Rad.']);
    const later = { opensAt: inDays(6), closesAt: inDays(9), claimsUntil: inDays(20) };
    const runsOut = prizes.map((prize) => ({ ...prize, stock: 5 }));
    expect((await announceWheel(wheelOf({ ...later, prizes: runsOut }))).problems).toHaveLength(1);
    expect((await announceWheel(wheelOf({ ...later, claimsUntil: inDays(7) }))).problems).toHaveLength(1);
    expect((await announceWheel(wheelOf(later))).problems).toBeUndefined();
  });
});

describe('a winner', () => {
  const shown = { intent: 'show', firstName: 'Sandra', initial: 'k', place: 'Olten', consent: 'on' };
  const winners = async () => (await device.ask(winnersPage, '/gewonnen')).data as unknown as WinnersView;

  async function won(isMain = false) {
    const person = await invited();
    await press(person.link, await wordFor(person.link, (field) => field === (isMain ? 0 : 3)));
    return person;
  }

  it('is named only with consent, with what it takes to check the draw, and gone at a press', async () => {
    const { link } = await won();
    // Until it is assigned, the wheel is at the beginning of an empty line.
    expect(await winners()).toMatchObject({
      winners: [],
      first: null,
      waiting: { closesAt: expect.any(String) as string },
    });
    const { consent: _, ...without } = shown;
    expect(await device.ask(turn, link, without)).toMatchObject({
      status: 400,
      data: { reply: { error: { consent: ['required'] } } },
    });
    expect((await winners()).winners).toEqual([]);
    await device.ask(turn, link, shown);
    const [winner] = (await winners()).winners;
    expect(winner).toMatchObject({ name: { name: 'Sandra K.', place: 'Olten' }, prize: 'Klein', number: 1, of: 1 });
    if (!winner?.verification) throw new Error('No proof.');
    expect((await verifySpin(winner.verification)).isRight).toBe(true);
    expect((await db.wheelTurn.findFirstOrThrow()).shownText).toMatch(/^Ja, zeigt Vorname/);
    await device.ask(turn, link, { intent: 'hide' });
    expect((await winners()).winners).toEqual([]);
    expect(await db.wheelTurn.findFirstOrThrow()).toMatchObject({ shownName: null, shownPlace: null, shownText: null });
  });

  it('of the main prize is listed without a name, key and mark, if they want none', async () => {
    await won(true);
    const { winners: listed, total } = await winners();
    expect(listed).toMatchObject([{ name: null, prize: 'Haupt', verification: null }]);
    expect(total).toBe(1);
  });

  it('is never a person without a prize', async () => {
    const { link } = await invited();
    await press(link, await wordFor(link, (field) => field === 1));
    expect((await device.ask(turn, link, shown)).status).toBe(409);
    expect((await winners()).winners).toEqual([]);
  });

  it('takes along what is theirs, and leaves no name behind', async () => {
    const { email, link } = await won();
    await device.ask(turn, link, shown);
    const person = { userId: randomUUID(), email };
    expect(await exportedRows(person, 'wheel')).toMatchObject([
      { number: 1, prize: 'Klein', shown: 'Sandra K., Olten' },
    ]);
    await eraseWired(person);
    expect((await winners()).winners).toEqual([]);
    // The hash stays until claims end: there is no second try.
    await ask(email);
    expect(await db.wheelTurn.count()).toBe(1);
  });
});

describe('stored data of the wheel', () => {
  it('loses its hash once the wheel has closed without a turn, all others and codes when claims end', async () => {
    const turnedOne = await invited();
    await press(turnedOne.link, await wordFor(turnedOne.link, (field) => field === 3));
    await invited();
    const hashes = async () =>
      (await db.wheelTurn.findMany({ orderBy: { number: 'asc' } })).map(({ personHash }) => personHash !== null);
    await cleanWheel();
    expect(await hashes()).toEqual([true, true]);
    await cleanWheel(inDays(6));
    expect(await hashes()).toEqual([true, false]);
    await cleanWheel(inDays(21));
    expect(await hashes()).toEqual([false, false]);
    expect((await db.wheelTurn.findFirstOrThrow({ where: { number: 1 } })).code).toBeNull();
    expect(turnedView((await device.ask(open, turnedOne.link)).data).prize).toEqual({
      name: 'Klein',
      minimum: 50_00,
      code: null,
    });
  });

  it('contains no address whose mail was not sent within a week', async () => {
    await requestSpin({ email: newEmail(), locale: 'fr' });
    await cleanWheel();
    expect(await db.wheelTurn.count({ where: { email: { not: null } } })).toBe(1);
    await cleanWheel(inDays(8));
    expect(await db.wheelTurn.count({ where: { email: { not: null } } })).toBe(0);
  });

  it('is shown in the requested language', async () => {
    await db.wheelPrize.updateMany({ where: { rank: 3 }, data: { nameFr: 'Petit' } });
    const { link } = await invited();
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    await drawSpin(token, await wordFor(link, (field) => field === 3), { locale: 'de' });
    expect(await openSpin(token, 'fr')).toMatchObject({ prize: { name: 'Petit' } });
  });
});

import { randomBytes } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { db, type SponsorMe } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { isOrderable } from '~/modules/catalog/catalog.ts';
import { defaultPlanLength, type IsoDate, nearestPlanLength, planOptions } from '~/modules/financing/financing.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { sponsorMail } from '~/modules/sponsoring/emails/sponsor-mail.server.ts';
import { lastDay, maySponsor, MIN_GOAL, mostOf } from '~/modules/sponsoring/sponsoring.ts';
import { bikeNow, lockPage, getPageFunding } from '~/modules/sponsoring/contributions/page-status.server.ts';
import { isManageKey, manageKey } from './manage-key.server.ts';
import { isOpenOn } from './open-page.ts';

/** What a rider says of the page; amounts in Rappen. */
export interface PageWords {
  goal: number;
  title: string;
  story: string;
  endsOn: IsoDate;
  firstName: string;
  isListed: boolean;
}

export interface NewPage extends PageWords {
  variantId: number;
  email: string;
  locale: Locale;
  /** Whose browser makes it. */
  userId?: string | undefined;
}

/** What is wrong of a field, in codes; `not-for-sponsors` and `sold-out` are the bike's. */
export type PageErrors = Readonly<
  Partial<
    Record<
      'goal' | 'endsOn' | 'variantId',
      'too-low' | 'too-high' | 'past' | 'too-late' | 'sold-out' | 'not-for-sponsors'
    >
  >
>;

export type MadePage = { ok: true; token: string; key: string } | { ok: false; errors: PageErrors };

/** Pages that one address may have running. */
const MOST_PAGES = 5;

/**
 * Makes a rider's page and mails the link that manages it. It runs at most sixty days, and asks for no more than what
 * leaves CHF 2000 in instalments.
 */
export async function makePage(wish: NewPage, now = new Date()): Promise<MadePage> {
  const { variantId, ...words } = wish;
  const variant = await db.variant.findFirst({
    where: { id: variantId, vanishedAt: null, product: { status: 'published', kind: 'bike' } },
    select: { price: true, stockStatus: true, product: { select: { isOccasion: true } } },
  });
  if (!variant || !isOrderable(variant)) return { ok: false, errors: { variantId: 'sold-out' } };
  const { price } = variant;
  if (!maySponsor(price)) return { ok: false, errors: { variantId: 'not-for-sponsors' } };
  const errors = wordErrors(words, { price, madeOn: zurichDate(now), today: zurichDate(now) });
  if (errors) return { ok: false, errors };
  const options = planOptions({
    items: [{ price, isUsed: variant.product.isOccasion }],
    maxPlanLength: currentRules().maxPlanLength,
  });
  const { endsOn, ...rest } = words;
  return db.$transaction(async (database): Promise<MadePage> => {
    // Pages of one address are counted and made one after another.
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`sponsor page ${words.email}`}, 0))) as lock`;
    const running = await database.sponsorMe.count({ where: { email: words.email, state: 'running' } });
    if (running >= MOST_PAGES) return { ok: false, errors: { variantId: 'not-for-sponsors' } };
    const { id, token } = await database.sponsorMe.create({
      data: {
        ...rest,
        variantId,
        price,
        months: nearestPlanLength(options, defaultPlanLength),
        token: randomBytes(9).toString('base64url'),
        endsOn: new Date(`${endsOn}T00:00:00Z`),
      },
      select: { id: true, token: true },
    });
    await addJob(database, sponsorMail, { kind: 'made', id }, { key: `sponsor-made:${id}` });
    return { ok: true, token, key: manageKey(id) };
  });
}

/** What is wrong of goal and last day; undefined if nothing is. */
function wordErrors(
  { goal, endsOn }: Pick<PageWords, 'goal' | 'endsOn'>,
  { price, madeOn, today }: { price: number; madeOn: IsoDate; today: IsoDate },
): PageErrors | undefined {
  const errors: PageErrors = {
    ...(goal < MIN_GOAL && { goal: 'too-low' }),
    ...(goal > mostOf(price) && { goal: 'too-high' }),
    ...(endsOn < today && { endsOn: 'past' }),
    ...(endsOn > lastDay(madeOn) && { endsOn: 'too-late' }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** A page by its link; null if there is none. */
export const findPage = (token: string): Promise<SponsorMe | null> => db.sponsorMe.findUnique({ where: { token } });

/** A page as its rider opens it by the mailed key; null if the key is another's. */
export async function findManagedPage(token: string, key: string): Promise<SponsorMe | null> {
  const page = await findPage(token);
  return page && isManageKey(page.id, key) ? page : null;
}

/**
 * Changes what a page says, as long as it runs; its bike stays.
 * @returns what is wrong; undefined if it was changed
 */
export async function changePage(
  id: string,
  words: PageWords,
  now = new Date(),
): Promise<PageErrors | 'closed' | undefined> {
  return db.$transaction(async (database) => {
    const page = await lockPage(database, id);
    const today = zurichDate(now);
    if (!isOpenOn(page, today)) return 'closed';
    const { price } = await bikeNow(database, page);
    const errors = wordErrors(words, { price, madeOn: zurichDate(page.createdAt), today });
    if (errors) return errors;
    const { endsOn, ...rest } = words;
    await database.sponsorMe.update({ where: { id }, data: { ...rest, endsOn: new Date(`${endsOn}T00:00:00Z`) } });
    return undefined;
  });
}

/** What is beside a page's words: what its bike costs now, and what was promised. */
export async function getPageStatus(page: SponsorMe, now = new Date()) {
  const [bike, standing] = await Promise.all([bikeNow(db, page), getPageFunding(db, page, { now })]);
  return { ...bike, standing, isOpen: isOpenOn(page, zurichDate(now)) };
}

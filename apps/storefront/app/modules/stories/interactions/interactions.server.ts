import { getEntries } from '~/modules/content/content.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OwnStory, StoryAct } from '~/modules/stories/stories.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

/** The sheets of a story that editors have published; undefined if there is none. */
async function sheetsOf(storyId: string, locale: Locale) {
  return (await getEntries('story', locale)).find(({ id }) => id === storyId)?.sheets;
}

/**
 * Counts that a story was opened or that something was done in it, without a person (spec §3: storyViews,
 * storyInteractions).
 * @param act with the sheet, from 1; absent: opened
 * @returns false if there is no such story or sheet
 */
export async function countAct(
  storyId: string,
  locale: Locale,
  act?: { kind: StoryAct; sheet: number },
  now = new Date(),
): Promise<boolean> {
  const sheets = await sheetsOf(storyId, locale);
  if (!sheets || (act && act.sheet > sheets.length)) return false;
  const day = zurichDate(now);
  if (act) {
    await sql`
      insert into story_interaction (story_id, day, sheet, kind, count)
      values (${storyId}, ${day}::date, ${act.sheet}, ${act.kind}, 1)
      on conflict (story_id, day, sheet, kind) do update set count = story_interaction.count + 1`;
  } else {
    await sql`
      insert into story_view (story_id, day, locale, count) values (${storyId}, ${day}::date, ${locale}::locale, 1)
      on conflict (story_id, day, locale) do update set count = story_view.count + 1`;
  }
  return true;
}

/**
 * Likes a story, or takes it back; a repetition changes nothing (spec §3: storyLikes).
 * @returns false if there is none
 */
export async function likeStory(
  { userId }: Visitor,
  storyId: string,
  { locale, isLiked }: { locale: Locale; isLiked: boolean },
): Promise<boolean> {
  if (!(await sheetsOf(storyId, locale))) return false;
  if (isLiked) {
    await sql`insert into story_like (story_id, user_id) values (${storyId}, ${userId}::uuid) on conflict do nothing`;
  } else await db.storyLike.deleteMany({ where: { storyId, userId } });
  return true;
}

/** Answers the question of a sheet, once: the first answer counts. @returns false if there is no such answer */
export async function vote(
  { userId }: Visitor,
  storyId: string,
  { locale, sheet, choice }: { locale: Locale; sheet: number; choice: number },
): Promise<boolean> {
  const choices = (await sheetsOf(storyId, locale))?.[sheet - 1]?.choices ?? [];
  if (choice >= choices.length) return false;
  await sql`
    insert into story_vote (story_id, sheet, user_id, choice)
    values (${storyId}, ${sheet}, ${userId}::uuid, ${choice}) on conflict do nothing`;
  return true;
}

/**
 * What is a visitor's own of a story. How others answered is told only where they have answered.
 * @param visitor null: no one
 */
export async function findOwnStory(visitor: Visitor | null, storyId: string, locale: Locale): Promise<OwnStory> {
  const likes = await db.storyLike.count({ where: { storyId } });
  if (!visitor) return { isLiked: false, likes, votes: {} };
  const { userId } = visitor;
  const [like, own, sheets] = await Promise.all([
    db.storyLike.findUnique({ where: { storyId_userId: { storyId, userId } } }),
    db.storyVote.findMany({ where: { storyId, userId } }),
    sheetsOf(storyId, locale),
  ]);
  const all = await db.storyVote.groupBy({
    by: ['sheet', 'choice'],
    where: { storyId, sheet: { in: own.map(({ sheet }) => sheet) } },
    _count: true,
  });
  const votes = own.map(({ sheet, choice }) => {
    const counts = (sheets?.[sheet - 1]?.choices ?? []).map(
      (_, index) => all.find((each) => each.sheet === sheet && each.choice === index)?._count ?? 0,
    );
    return [String(sheet), { choice, counts }] as const;
  });
  return { isLiked: like !== null, likes, votes: Object.fromEntries(votes) };
}

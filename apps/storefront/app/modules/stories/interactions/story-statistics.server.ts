import { getEntries } from '~/modules/content/content.server.ts';
import { db } from '~/platform/db.server.ts';

export interface StoryFigures {
  id: string;
  title: string;
  views: number;
  likes: number;
  /** To the last sheet. */
  finished: number;
  /** To a product or a link. */
  clicks: number;
  /** Each question with its answers. */
  polls: { question: string; answers: { text: string; count: number }[] }[];
}

/** Statistics of the stories published in German, the newest first, over the year for which they are stored. */
export async function storyFigures(): Promise<StoryFigures[]> {
  const entries = await getEntries('story', 'de');
  const ids = { in: entries.map(({ id }) => id) };
  const [views, acts, likes, votes] = await Promise.all([
    db.storyView.groupBy({ by: ['storyId'], where: { storyId: ids }, _sum: { count: true } }),
    db.storyInteraction.groupBy({ by: ['storyId', 'kind'], where: { storyId: ids }, _sum: { count: true } }),
    db.storyLike.groupBy({ by: ['storyId'], where: { storyId: ids }, _count: true }),
    db.storyVote.groupBy({ by: ['storyId', 'sheet', 'choice'], where: { storyId: ids }, _count: true }),
  ]);
  const acted = (storyId: string, kind: string) =>
    acts.find((each) => each.storyId === storyId && each.kind === kind)?._sum.count ?? 0;
  return entries.map(({ id, title, sheets }) => ({
    id,
    title,
    views: views.find(({ storyId }) => storyId === id)?._sum.count ?? 0,
    likes: likes.find(({ storyId }) => storyId === id)?._count ?? 0,
    finished: acted(id, 'finish'),
    clicks: acted(id, 'product'),
    polls: sheets.flatMap(({ title: question, choices }, index) => {
      const count = (choice: number) =>
        votes.find((each) => each.storyId === id && each.sheet === index + 1 && each.choice === choice)?._count ?? 0;
      return choices.length === 0
        ? []
        : [{ question, answers: choices.map((text, choice) => ({ text, count: count(choice) })) }];
    }),
  }));
}

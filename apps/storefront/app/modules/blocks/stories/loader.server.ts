import type { BlockContext } from '~/modules/blocks/block.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { storyTiles } from '~/modules/stories/stories.server.ts';

/** The newest stories as a row of stations; nothing if there are none. */
export async function loadStories({ title }: BlockOf<'stories'>, { locale, now }: BlockContext) {
  const tiles = await storyTiles(locale, now);
  return tiles.length > 0 ? { title, tiles: tiles.slice(0, MOST) } : undefined;
}

/** Stations of a row. */
const MOST = 7;

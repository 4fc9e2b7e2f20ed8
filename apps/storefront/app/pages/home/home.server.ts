import type { Locale } from '~/i18n/locales.ts';
import { type LoadedBlocks, loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { getPage } from '~/modules/content/content.server.ts';
import { defaultHomeBlocks } from './default-blocks.server.ts';

export interface Home extends LoadedBlocks {
  /** What search engines are told, where an editor wrote it. */
  title?: string | undefined;
  description?: string | undefined;
}

/** The home page: an editor's blocks, or the defaults in code; and when its offer begins or ends next. */
export async function homePage({ locale, now }: { locale: Locale; now: Date }): Promise<Home> {
  const page = await getPage({ key: 'home', locale });
  const blocks = page && page.blocks.length > 0 ? page.blocks : defaultHomeBlocks(locale);
  const loaded = await loadBlocks(blocks, { locale, now });
  return { ...loaded, title: page?.title, description: page?.description };
}

import type { Locale } from '~/i18n/locales.ts';
import { type LoadedBlocks, loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { getPage } from '~/modules/content/content.server.ts';
import { defaultHomeBlocks } from './default-blocks.server.ts';

/** The home page's sections: an editor's blocks, or the defaults in code; and when its offer begins or ends next. */
export async function homeSections({ locale, now }: { locale: Locale; now: Date }): Promise<LoadedBlocks> {
  const page = await getPage({ key: 'home', locale });
  const blocks = page && page.blocks.length > 0 ? page.blocks : defaultHomeBlocks(locale);
  return loadBlocks(blocks, { locale, now });
}

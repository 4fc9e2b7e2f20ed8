import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { keepAllTogether } from '~/i18n/units.ts';
import { blocks } from '~/modules/content/types/blocks.schema.server.ts';
import { defaultHomeBlocks } from '~/pages/home/default-blocks.server.ts';

const seed = z
  .record(z.string(), z.array(z.unknown()))
  .parse(JSON.parse(readFileSync(new URL('../../../cms/src/seed/home.json', import.meta.url), 'utf8')));

it.each(locales)('the home page of the CMS begins as the shop shows it without one (%s)', (locale) => {
  // Editors' texts are formatted like the shop's own.
  expect(keepAllTogether(blocks.parse(seed[locale]))).toEqual(defaultHomeBlocks(locale));
});

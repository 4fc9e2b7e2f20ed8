import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isUnavailable } from './line-alternatives.server.ts';
import { viewCart } from './read-cart.server.ts';
import { removeLine } from './removed-lines.server.ts';

/** Takes out all lines that can't be ordered as they are; each can be put back as any that was taken out. */
export async function removeUnavailableLines(visitor: Visitor, locale: Locale): Promise<void> {
  const { lines } = await viewCart({ visitor, locale });
  for (const { id } of lines.filter(isUnavailable)) await removeLine(visitor, id);
}

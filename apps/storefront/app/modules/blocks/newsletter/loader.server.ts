import { i18nFor } from '~/i18n/texts.server.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { nextIssue } from '~/modules/newsletter/newsletter.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

/** The editor's words and the names of the next twelve months, each of which has its mail. */
export function loadNewsletter({ title, text }: BlockOf<'newsletter'>, { locale, now }: BlockContext) {
  const t = i18nFor(locale, 'newsletter');
  const next = Number(nextIssue(zurichDate(now)).slice(5, 7)) - 1;
  return { title, text, months: Array.from({ length: 12 }, (_, index) => t(`months.${(next + index) % 12}`)) };
}

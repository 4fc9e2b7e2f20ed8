import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { StoryRow } from '~/modules/stories/ui/story-row.tsx';
import { href } from '~/site-map.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';

export function Stories({ section: { title, tiles } }: { section: SectionOf<'stories'> }) {
  const { t } = useTranslation('stories');
  const locale = useLocale();
  return (
    <Section>
      <SectionHead title={title ?? t('title')} aside={<GoLink href={href('stories', {}, locale)}>{t('all')}</GoLink>} />
      <StoryRow tiles={tiles} />
    </Section>
  );
}

import { useEffect, useState } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { seenStories } from '~/modules/stories/seen-stories.ts';
import type { StoryTile } from '~/modules/stories/stories.ts';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';

interface StoryRowProps {
  tiles: readonly StoryTile[];
  /** In several rows, for the page of all. */
  wraps?: boolean;
}

/**
 * Stations on a line, each a story. Which ones are new is the browser's own knowledge: the page is the same for
 * everyone, and without scripts all are.
 */
export function StoryRow({ tiles, wraps }: StoryRowProps) {
  const { t } = useTranslation('stories');
  const locale = useLocale();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setSeen(seenStories()), []);
  return (
    <ul className={wraps ? 'story-row all' : 'story-row'}>
      {tiles.map(({ id, title, path, picture, isOffer, day }) => (
        <li key={id}>
          <Anchor href={path} className={seen.has(id) ? 'story-tile seen' : 'story-tile'}>
            <span className={isOffer ? 'story-ring offer' : 'story-ring'}>
              {picture && <Picture picture={{ ...picture, alt: '', sizes: '128px' }} />}
            </span>
            <bdi>{title}</bdi>
            <small>
              <bdi>{formatDay(day, locale)}</bdi>
              {seen.has(id) && <span className="sr-only">, {t('seen')}</span>}
            </small>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

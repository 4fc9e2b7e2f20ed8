import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OwnStory, StoryTile, StoryView } from '~/modules/stories/stories.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Sheet } from './sheet.tsx';
import { useOwnStory } from './use-own-story.ts';
import { useStoryRun } from './use-story-run.ts';

interface StoryPageProps {
  view: StoryView;
  /** Null if the page was made for everyone. */
  own: OwnStory | null;
}

/**
 * One tall sheet after the other, with the line on top. Without scripts the sheets lie side by side and are pushed
 * along; with them they go on by themselves, stop wherever a person looks closer, and take keys and taps.
 */
export function StoryPage({ view, own: loaded }: StoryPageProps) {
  const { t } = useTranslation('stories');
  const locale = useLocale();
  const navigate = useNavigate();
  const { own, act, note } = useOwnStory(view.id, loaded);
  const strip = useRef<HTMLOListElement>(null);
  const after = view.after?.path;
  const run = useStoryRun(strip, {
    count: view.sheets.length,
    note,
    leave: () => navigate(href('stories', {}, locale)),
  });
  const [isPlain, setPlain] = useState(true);
  useEffect(() => setPlain(false), []);
  return (
    <section className="story-theatre" aria-label={view.title}>
      <Neighbour tile={view.before} side="before" label={t('before')} />
      <div className="story-stage" {...run.stage}>
        <ol ref={strip} className="story-strip" aria-label={t('sheets')}>
          {view.sheets.map((sheet, index) => (
            <Sheet
              key={index}
              story={view}
              sheet={sheet}
              number={index + 1}
              run={run}
              own={own}
              act={act}
              note={note}
              isPlain={isPlain}
            />
          ))}
        </ol>
        {run.isEnd && (
          <p className="story-end" role="status">
            <b>{t(after ? 'over' : 'end')}</b>{' '}
            {after ? (
              <Anchor className="link" href={after}>
                {t('afterThis', { title: view.after?.title ?? '' })}
              </Anchor>
            ) : (
              <button type="button" className="link" onClick={() => run.go(1)}>
                {t('again')}
              </button>
            )}
          </p>
        )}
      </div>
      <Neighbour tile={view.after} side="after" label={t('after')} />
    </section>
  );
}

function Neighbour({ tile, side, label }: { tile: StoryTile | null; side: 'before' | 'after'; label: string }) {
  if (!tile) return <i className="story-none" />;
  return (
    <Anchor href={tile.path} className={`story-beside ${side} ${tile.isOffer ? 'offer' : ''}`}>
      <span className="sr-only">{`${label}: `}</span>
      <b>{tile.title}</b>
      {tile.picture && <Picture picture={{ ...tile.picture, alt: '', sizes: '355px' }} />}
      <span className="story-way" aria-hidden="true">
        <Icon name={side === 'before' ? 'arrow-left' : 'arrow-right'} />
      </span>
    </Anchor>
  );
}

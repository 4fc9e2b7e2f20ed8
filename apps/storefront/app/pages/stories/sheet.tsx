import type { CSSProperties } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetPoll } from './sheet-poll.tsx';
import type { SheetProps } from './sheet-props.ts';

/** Sheets that are not seen take no focus; React 18 knows the attribute only in its HTML spelling. */
const INERT = { inert: '' };

export function Sheet({ story, sheet, number, run, own, act, note, isPlain }: SheetProps) {
  const { t } = useTranslation('stories');
  const locale = useLocale();
  const { title, text, isOffer, picture, choices } = sheet;
  const count = story.sheets.length;
  const isHere = number === run.current;
  const Heading = number === 1 ? 'h1' : 'h2';
  return (
    <li
      id={`blatt-${number}`}
      className={`story-sheet ${isOffer ? 'offer' : ''}`}
      {...(isPlain || isHere ? {} : INERT)}
    >
      <div
        className={`story-top ${isHere && run.isRunning ? 'runs' : ''}`}
        style={lineStyle(number, count)}
        aria-hidden="true"
      >
        {count > 1 && story.sheets.map((_, index) => <i key={index} className={index < number ? 'done' : undefined} />)}
      </div>
      <div className="story-head">
        <p>
          <bdi>{story.title}</bdi> <span>{t('of', { number, count })}</span>
        </p>
        {!isPlain && count > 1 && (
          <button
            type="button"
            className="story-icon"
            aria-pressed={run.isPaused}
            aria-label={t('pause')}
            onClick={run.toggle}
          >
            {run.isPaused ? <Icon name="play" /> : <i className="story-pause" aria-hidden="true" />}
          </button>
        )}
        <Anchor className="story-icon" href={href('stories', {}, locale)} aria-label={t('close')}>
          <Icon name="close" />
        </Anchor>
      </div>
      <div className="story-say">
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {choices.length > 0 && <SheetPoll story={story} number={number} choices={choices} own={own} act={act} />}
      <div className="story-picture">
        {picture && (
          <Picture picture={{ ...picture, alt: '', sizes: '(min-width: 62em) 430px, 100vw' }} priority={number === 1} />
        )}
        {count > 1 && (
          <>
            {number > 1 && (
              <a
                className="story-tap back"
                href={`#blatt-${number - 1}`}
                aria-label={t('back')}
                onClick={run.follow(number - 1)}
              />
            )}
            {number < count && (
              <a
                className="story-tap next"
                href={`#blatt-${number + 1}`}
                aria-label={t('next')}
                onClick={run.follow(number + 1)}
              />
            )}
          </>
        )}
      </div>
      <SheetFoot story={story} sheet={sheet} number={number} own={own} act={act} note={note} />
    </li>
  );
}

/** How much of the line is done, and what the sheet adds; the last one has nothing before it to go. */
function lineStyle(number: number, count: number): CSSProperties {
  const part = 100 / Math.max(1, count - 1);
  return { '--from': `${(number - 1) * part}%`, '--part': number < count ? `${part}%` : '0%' } as CSSProperties;
}

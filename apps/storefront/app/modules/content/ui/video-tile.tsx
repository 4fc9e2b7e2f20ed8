import { type MouseEvent, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { FaqVideo } from '~/modules/content/content.ts';
import { LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import { renderPoster } from '~/modules/content/video-poster.ts';
import { FaqAnswer } from './faq-answer.tsx';

/** "2.10": minutes and seconds. */
const length = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;

interface VideoTileProps {
  video: Omit<FaqVideo, 'id'>;
  level?: 2 | 3;
  place?: number;
  /** Whether it has a section of its own, where a sentence is with the title that it loads nothing by itself. */
  alone?: boolean;
}

/**
 * A video of the provider's. The first click says who learns what of it, only the second one loads anything. Its texts
 * are the namespace `video`, its look `ui/styles/video.css`.
 */
export function VideoTile({ video, level = 3, place = 0, alone = false }: VideoTileProps) {
  const { title, youtubeId, seconds, picture = renderPoster(title, place), transcript } = video;
  const Heading = `h${level}` as const;
  const { t } = useTranslation('video');
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) {
    return (
      <>
        <iframe
          className="video-player"
          src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen"
        />
        <Heading className={cx('mt-3', alone ? 'text-h3' : 'text-h4')}>{title}</Heading>
        <Transcript transcript={transcript} />
      </>
    );
  }
  return (
    <>
      <details>
        <summary>
          <span className="video-stage">
            <Picture picture={{ ...picture, sizes: '(min-width: 48em) 420px, 100vw' }} />
            <span className="video-play">
              <Icon name="play" />
            </span>
            <span className="video-length num">{length(seconds)}</span>
          </span>
          <div className="mt-3">
            <Heading className={alone ? 'text-h3' : 'text-h4'}>{title}</Heading>
            {alone && <p className="mt-1 text-small text-ink-2">{t('later')}</p>}
          </div>
        </summary>
        <div className="video-ask mt-3">
          <p className="font-medium">{t('where')}</p>
          <p className="mt-1 mb-4 text-small text-ink-2">{t('who')}</p>
          <LinkButton href={`https://www.youtube.com/watch?v=${youtubeId}`} reload rel="noopener" small onClick={play}>
            {t('play')}
          </LinkButton>
        </div>
      </details>
      <Transcript transcript={transcript} />
    </>
  );
}

function Transcript({ transcript }: Pick<FaqVideo, 'transcript'>) {
  const { t } = useTranslation('video');
  if (transcript.length === 0) return null;
  return (
    <details className="video-transcript">
      <summary className="link">{t('read')}</summary>
      <FaqAnswer answer={transcript} />
    </details>
  );
}

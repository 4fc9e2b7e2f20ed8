import { type MouseEvent, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { FaqVideo } from '~/modules/content/content.ts';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';

/** "2.10": minutes and seconds. */
const length = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;

/** Questions that videos answer. The first click says who learns what of it, only the second one loads anything of the provider. */
export function FaqVideos({ videos }: { videos: readonly FaqVideo[] }) {
  const { t } = useTranslation('faq');
  return (
    <section className="faq-videos" aria-labelledby="faq-videos">
      <h2 id="faq-videos" className="text-h2">
        {t('videos.title')}
      </h2>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <Video video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Video({ video: { title, youtubeId, seconds, picture, transcript } }: { video: FaqVideo }) {
  const { t } = useTranslation('faq');
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) {
    return (
      <>
        <iframe
          className="faq-player"
          src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen"
        />
        <h3 className="mt-3 text-h4">{title}</h3>
        <Transcript transcript={transcript} />
      </>
    );
  }
  return (
    <>
      <details>
        <summary>
          <span className="faq-stage">
            {picture && <img {...picture} alt={picture.alt} sizes="(min-width: 768px) 420px, 100vw" loading="lazy" />}
            <span className="faq-play">
              <Icon name="play" />
            </span>
            <span className="faq-length num">{length(seconds)}</span>
          </span>
          <h3 className="mt-3 text-h4">{title}</h3>
        </summary>
        <div className="faq-ask mt-3">
          <p className="font-medium">{t('videos.where')}</p>
          <p className="mt-1 mb-4 text-small text-ink-2">{t('videos.who')}</p>
          <LinkButton href={`https://www.youtube.com/watch?v=${youtubeId}`} reload rel="noopener" small onClick={play}>
            {t('videos.play')}
          </LinkButton>
        </div>
      </details>
      <Transcript transcript={transcript} />
    </>
  );
}

/** What a video says, to read. */
function Transcript({ transcript }: Pick<FaqVideo, 'transcript'>) {
  const { t } = useTranslation('faq');
  if (transcript.length === 0) return null;
  return (
    <details className="faq-transcript">
      <summary className="link">{t('videos.read')}</summary>
      <FaqAnswer answer={transcript} />
    </details>
  );
}

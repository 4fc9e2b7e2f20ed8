import { useTranslation } from '~/i18n/use-translation.ts';
import type { FaqVideo } from '~/modules/content/content.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';

/** Questions that videos answer. */
export function FaqVideos({ videos }: { videos: readonly FaqVideo[] }) {
  const { t } = useTranslation('faq');
  return (
    <section className="faq-videos" aria-labelledby="faq-videos">
      <h2 id="faq-videos" className="text-h2">
        {t('videos.title')}
      </h2>
      <ul>
        {videos.map((video, place) => (
          <li key={video.id}>
            <VideoTile video={video} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from '~/i18n/use-translation.ts';
import { AskSection } from '~/modules/assistant/ui/ask-section.tsx';
import type { FaqVideo } from '~/modules/content/content.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';
import { Container } from '~/ui/layout.tsx';
import { BikeSuggestion } from './bike-suggestion.tsx';
import { FaqContacts } from './faq-contacts.tsx';
import { FaqResults } from './faq-results.tsx';
import { FaqSearch } from './faq-search.tsx';
import { FaqThemes } from './faq-themes.tsx';
import type { FaqView } from './faq.server.ts';
import { useQuestionOfAddress } from './question-address.ts';

function FaqVideos({ videos }: { videos: readonly FaqVideo[] }) {
  const { t } = useTranslation('faq');
  return (
    <section className="mt-14 desktop:mt-24" aria-labelledby="faq-videos">
      <h2 id="faq-videos" className="text-h2">
        {t('videos.title')}
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-7 tablet:grid-cols-2 desktop:grid-cols-3">
        {videos.map((video, place) => (
          <li key={video.id}>
            <VideoTile video={video} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The FAQ: search first, then the themes with the questions of one, or what was found in all of them. */
export function FaqPage({ view }: { view: FaqView }) {
  const { t } = useTranslation('faq');
  const { query, videos, contact, suggest, heights } = view;
  useQuestionOfAddress();
  return (
    <Container className="pt-8 pb-14 tablet:pb-18 desktop:pb-24">
      <h1 className="text-h1">{t('title')}</h1>
      <FaqSearch view={view} />
      {query === '' ? <FaqThemes view={view} /> : <FaqResults view={view} />}
      <AskSection />
      {videos.length > 0 && <FaqVideos videos={videos} />}
      <BikeSuggestion chat={suggest} heights={heights} />
      <FaqContacts contact={contact} />
    </Container>
  );
}

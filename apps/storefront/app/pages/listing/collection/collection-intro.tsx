import { Picture } from '~/ui/picture.tsx';
import type { ContentPicture } from '~/modules/content/content.ts';
import { RichText } from '~/modules/content/ui/rich-text.tsx';

interface CollectionIntroProps {
  /** Sanitized HTML. */
  html?: string | undefined;
  picture?: ContentPicture | undefined;
}

export function CollectionIntro({ html, picture }: CollectionIntroProps) {
  return (
    <>
      {picture && (
        <Picture
          picture={{ ...picture, sizes: '(min-width: 84em) 1264px, 100vw' }}
          className="mt-4 max-h-[360px] w-full object-cover"
          priority
        />
      )}
      {html && <RichText html={html} className="mt-3 text-ink-2" />}
    </>
  );
}

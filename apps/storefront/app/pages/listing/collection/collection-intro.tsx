import type { ContentPicture } from '~/modules/content/content.ts';
import { RichText } from '~/modules/content/ui/rich-text.tsx';

interface CollectionIntroProps {
  /** Sanitized HTML. */
  html?: string | undefined;
  picture?: ContentPicture | undefined;
}

/** What an editor says above a collection's products. */
export function CollectionIntro({ html, picture }: CollectionIntroProps) {
  return (
    <>
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 1344px) 1264px, 100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className="mt-4 max-h-[360px] w-full object-cover"
        />
      )}
      {html && <RichText html={html} className="mt-3 text-ink-2" />}
    </>
  );
}

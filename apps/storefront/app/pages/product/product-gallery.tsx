import type { MouseEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Picture, type PictureSource } from '~/ui/picture.tsx';

interface ProductGalleryProps {
  /** The product's full name. */
  name: string;
  /** The whole product first. */
  pictures: readonly PictureSource[];
  facts: readonly string[];
  badge?: { kind: 'offer' | 'used'; label: string } | undefined;
}

const slideId = (index: number) => `bild-${index + 1}`;

/** Brings a slide into view without moving the page; without JavaScript the thumb is a link to the slide. */
function showSlide(event: MouseEvent<HTMLAnchorElement>, index: number) {
  const slide = document.getElementById(slideId(index));
  const stage = slide?.parentElement;
  if (!slide || !stage) return;
  event.preventDefault();
  stage.scrollTo({ left: slide.offsetLeft - stage.offsetLeft });
}

/** Stage and thumbs of a product: the slides scroll sideways, by hand or by thumb. */
export function ProductGallery({ name, pictures, facts, badge }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  return (
    <section aria-label={t('gallery.label', { name })}>
      <div className="relative -mx-4 tablet:mx-0">
        {/* Focusable, so that the arrow keys scroll it. */}
        <ul className="stage" tabIndex={pictures.length > 1 ? 0 : undefined} aria-label={t('gallery.label', { name })}>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={slideId(index)}>
              <Picture picture={picture} priority={index === 0} />
            </li>
          ))}
        </ul>
        <p className="pointer-events-none absolute top-0 left-0 flex gap-2 p-4">
          {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
          {facts.map((fact) => (
            <Badge key={fact} kind="fact">
              {fact}
            </Badge>
          ))}
        </p>
      </div>
      {pictures.length > 1 && (
        <ol className="thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${slideId(index)}`}
                onClick={(event) => showSlide(event, index)}
                aria-label={t('gallery.view', { index: index + 1, count: pictures.length })}
              >
                <Picture picture={{ ...picture, alt: '', sizes: '120px' }} priority={false} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

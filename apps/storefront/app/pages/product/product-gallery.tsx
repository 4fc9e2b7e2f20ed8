import { type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture, type PictureSource } from '~/ui/picture.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const ZoomDialog = createOptionalComponent(() => import('./zoom/zoom-dialog.tsx'));

interface ProductGalleryProps {
  name: string;
  /** The whole product first; drawn ones with the view that they show. */
  pictures: readonly (PictureSource & { view?: string | null })[];
  badge?: { kind: 'offer' | 'used'; label: string } | undefined;
  /** Its colours, below the picture that they paint. */
  colours: ReactNode;
  /** What is done with the product as a whole, in the picture's corner. */
  tools: ReactNode;
  /** Words of the way to the shopper on the bike; absent if no one rides it. */
  fit: string | undefined;
  /** Where the product is seen from near. */
  zoom: string;
}

const partOfView: Readonly<Record<string, string>> = {
  motor: 'motor',
  battery: 'battery',
  cockpit: 'display',
  gears: 'gears',
  suspension: 'fork',
  brake: 'brakes',
};

const slideId = (index: number) => `bild-${index + 1}`;

/** Brings a slide into view without moving the page; without JavaScript the thumb is a link to the slide. */
function showSlide(event: MouseEvent<HTMLAnchorElement>, index: number) {
  const slide = document.getElementById(slideId(index));
  const stage = slide?.parentElement;
  if (!slide || !stage) return;
  event.preventDefault();
  stage.scrollTo({ left: slide.offsetLeft - stage.offsetLeft });
}

/** The slide on the stage, whatever brought it there; its thumb is stored in sight. Undefined where no scripts run. */
function useShownSlide(stage: RefObject<HTMLElement>, thumbs: RefObject<HTMLElement>): number | undefined {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const slides = stage.current;
    if (!slides) return;
    const onScroll = () => setShown(Math.round(slides.scrollLeft / slides.clientWidth));
    onScroll();
    slides.addEventListener('scroll', onScroll, { passive: true });
    return () => slides.removeEventListener('scroll', onScroll);
  }, [stage]);
  useEffect(() => {
    const list = thumbs.current;
    const thumb = list?.children[shown ?? 0];
    if (!list || !thumb) return;
    const row = list.getBoundingClientRect();
    const own = thumb.getBoundingClientRect();
    if (own.left < row.left || own.right > row.right) list.scrollBy({ left: own.left - row.left });
  }, [thumbs, shown]);
  return shown;
}

export function ProductGallery({ name, pictures, badge, colours, tools, fit, zoom }: ProductGalleryProps) {
  const { t } = useTranslation(['product', 'common']);
  const [near, setNear] = useState<{ start: string | undefined; open: boolean }>();
  const stage = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLOListElement>(null);
  const shown = useShownSlide(stage, thumbs);
  const goNear = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setNear({ start: undefined, open: true });
  };
  // A tap on a slide is a shorter way to what the link beside it does; by keyboard there is the link.
  useEffect(() => {
    const element = stage.current;
    const onTap = ({ target }: Event) => {
      const slide = target instanceof Element ? target.closest('li') : null;
      const picture = pictures.find((_, index) => slide?.id === slideId(index));
      if (picture) setNear({ start: partOfView[picture.view ?? ''], open: true });
    };
    element?.addEventListener('click', onTap);
    return () => element?.removeEventListener('click', onTap);
  }, [pictures]);
  return (
    <section aria-label={t('gallery.label', { name })} className="relative">
      <div className="relative -mx-4 tablet:mx-0">
        {/* Focusable, so that the arrow keys scroll it. */}
        <ul
          ref={stage}
          className="stage"
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={t('gallery.label', { name })}
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={slideId(index)}>
              <Picture picture={picture} priority={index === 0} />
            </li>
          ))}
        </ul>
        <div className="stage-bar">
          {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
          {colours}
          <Anchor className="link" href={zoom} onClick={goNear} reload>
            <Icon name="zoom" small /> {t('gallery.near')}
          </Anchor>
        </div>
      </div>
      {pictures.length > 1 && (
        <div className="thumb-row">
          <ol ref={thumbs} className="thumbs">
            {pictures.map((picture, index) => (
              <li key={picture.src}>
                <a
                  href={`#${slideId(index)}`}
                  onClick={(event) => showSlide(event, index)}
                  aria-current={shown === index || undefined}
                  aria-label={t('gallery.view', { index: index + 1, count: pictures.length })}
                >
                  <Picture picture={{ ...picture, alt: '', sizes: '120px' }} priority={false} />
                </a>
              </li>
            ))}
          </ol>
          {fit && (
            <a href="#sitz" className="thumb-fit">
              <Icon name="user" small />
              <bdi>{fit}</bdi>
            </a>
          )}
        </div>
      )}
      <div className="stage-tools">{tools}</div>
      {near && (
        <Suspense>
          <ZoomDialog
            open={near.open}
            onClose={() => setNear({ ...near, open: false })}
            address={zoom}
            start={near.start}
            label={t('gallery.near-label', { name })}
            closeLabel={t('gallery.close')}
          />
        </Suspense>
      )}
    </section>
  );
}

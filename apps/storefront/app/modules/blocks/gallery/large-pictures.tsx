import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Modal } from '~/ui/overlay.tsx';
import { Picture, type PictureSource } from '~/ui/picture.tsx';
import './large-pictures.css';

interface LargePicturesProps {
  pictures: readonly PictureSource[];
  title?: string | undefined;
  /** Place of the picture that is shown. */
  shown: number;
  onShow: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

/** One picture of a gallery over the page; arrows lead to the one before and after it, in a round. */
export default function LargePictures({ pictures, title, shown, onShow, open, onClose }: LargePicturesProps) {
  const { t } = useTranslation('blocks');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const picture = pictures[shown];
  const total = pictures.length;
  const go = (step: number) => onShow((shown + step + total) % total);
  // Keys of what has no role of its own are heard natively, where the focus is: on all of the dialog.
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(-1);
      if (key === 'ArrowRight') go(1);
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  });
  if (!picture) return null;
  return (
    <Modal
      id={`${id}-gallery`}
      open={open}
      onClose={onClose}
      title={title ?? t('gallery.title')}
      hideTitle
      closeLabel={t('gallery.close')}
    >
      <div ref={root} className="gallery-large">
        <Picture key={picture.src} picture={{ ...picture, sizes: '(min-width: 80em) 1200px, 100vw' }} />
        {total > 1 && (
          <div className="gallery-steps">
            <button type="button" className="icon-btn" aria-label={t('gallery.previous')} onClick={() => go(-1)}>
              <Icon name="arrow-left" />
            </button>
            <p aria-live="polite">{t('gallery.position', { index: shown + 1, total })}</p>
            <button type="button" className="icon-btn" aria-label={t('gallery.next')} onClick={() => go(1)}>
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
    </Modal>
  );
}

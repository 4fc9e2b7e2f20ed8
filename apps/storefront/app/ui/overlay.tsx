import { useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useDialog, usePresence } from './use-dialog.ts';
import './styles/overlay.css';

export type OverlayProps = {
  id: string;
  open: boolean;
  /** The shopper wants it closed: close button, Escape, backdrop. The page then sets `open` to false. */
  onClose: () => void;
  /** Its title, which also names it; null if the content brings it, as the element with the id `ID-title`. */
  title: ReactNode | null;
  /** Reads the title but does not show it. */
  hideTitle?: boolean;
  closeLabel: string;
  /** Stays at the foot while the content scrolls: the main button. */
  footer?: ReactNode;
  /** `false` on a private page, where there is nothing to see behind: no close button, no Escape, no backdrop. */
  dismissible?: boolean;
  children: ReactNode;
};

type FrameProps = OverlayProps & { className: string };

function Overlay(props: FrameProps) {
  const { id, open, onClose, title, hideTitle, footer, dismissible = true, className, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const present = usePresence(open);
  useDialog(ref, { open, onClose, dismissible });
  const titleId = `${id}-title`;
  const close = dismissible && <CloseButton {...props} />;
  return (
    <dialog ref={ref} id={id} className={cx('overlay', className)} aria-labelledby={titleId}>
      {present && (
        <>
          {hideTitle || title === null ? (
            <>
              {title !== null && (
                <h2 id={titleId} className="sr-only">
                  {title}
                </h2>
              )}
              {close && <div className="overlay-close">{close}</div>}
              {children}
            </>
          ) : (
            <>
              <div className="overlay-head">
                <h2 id={titleId} className="text-h3">
                  {title}
                </h2>
                {close}
              </div>
              <div className="overlay-body">{children}</div>
            </>
          )}
          {footer && <div className="overlay-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

function CloseButton({ closeLabel, onClose }: OverlayProps) {
  return (
    <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}

type ModalProps = OverlayProps & {
  /** 720 px on tablet and 920 px on desktop instead of 560 px; for `SplitModalBody`. */
  wide?: boolean;
};

/** A question that must be answered first: in the middle of the window, from below on a phone. */
export function Modal({ wide, ...props }: ModalProps) {
  return <Overlay {...props} className={cx('overlay-modal', wide && 'overlay-modal-wide') ?? ''} />;
}

/** The inside of a wide modal without a visible title: who offers what on the left, the form on the right. */
export function SplitModalBody({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="overlay-split">
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  );
}

export function Drawer(props: OverlayProps) {
  return <Overlay {...props} className="overlay-drawer" />;
}

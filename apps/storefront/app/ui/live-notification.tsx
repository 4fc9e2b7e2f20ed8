import { useState } from 'react';
import { LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Anchor } from './link.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { useCountdown } from './use-countdown.ts';
import './styles/toast.css';

/** The progress line runs from 100 to 0, one step every 70 ms (spec §9). */
export const NOTICE_TICKS = 100;
export const NOTICE_TICK_MS = 70;

type LiveNotificationProps = {
  title: string;
  href: string;
  picture?: PictureSource;
  /** Shows a button instead of making the title the link. */
  callToAction?: string;
  /** Colour of the title, as the editors set it. */
  textColour?: string;
  closeLabel: string;
  onClose: () => void;
};

/** A notice of what happens in the shop now; its line runs out and it goes, unless the pointer or focus holds it. */
export function LiveNotification(props: LiveNotificationProps) {
  const { title, href, picture, callToAction, textColour, closeLabel, onClose } = props;
  const [held, setHeld] = useState(false);
  const left = useCountdown(NOTICE_TICKS, NOTICE_TICK_MS, held, onClose);
  return (
    <div
      className="notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {picture ? <Picture picture={picture} className="w-[96px] self-center bg-mist" /> : <span />}
      <div className="self-center">
        {callToAction ? (
          <>
            <p className="font-medium" style={{ color: textColour }}>
              {title}
            </p>
            <div className="mt-2">
              <LinkButton href={href} small>
                {callToAction}
              </LinkButton>
            </div>
          </>
        ) : (
          <Anchor href={href} className="font-medium hover:underline" style={{ color: textColour }}>
            {title}
          </Anchor>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" small />
      </button>
      <i className="notice-line" style={{ width: `${left}%` }} aria-hidden="true" />
    </div>
  );
}

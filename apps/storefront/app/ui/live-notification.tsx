import { useEffect, useState } from 'react';
import { cx } from './class-names.ts';
import { GoLink, Anchor } from './link.tsx';
import { Icon } from './icon.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { useCountdown } from './use-countdown.ts';
import './styles/toast.css';

/** The progress line runs from 100 to 0, one step every 70 ms (spec §9). */
export const NOTICE_TICKS = 100;
export const NOTICE_TICK_MS = 70;

type LiveNotificationProps = {
  title: string;
  /** Where it leads; without it the words stand alone. */
  href?: string;
  picture?: PictureSource;
  /** Words of a link below the title; without them the title is the link. */
  callToAction?: string;
  /** Colour of the words, as the editors set it. */
  textColour?: string;
  /** What the words are on. */
  ground?: 'paper' | 'ink';
  closeLabel: string;
  onClose: () => void;
};

/** Whether no one looks at the page. */
function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/** Whether the visitor wants no motion; false on the server. */
function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false);
  useEffect(() => setReduced(window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  return isReduced;
}

/**
 * A notice of what happens in the shop now. Its line runs out and it goes, unless the pointer, a finger or the focus
 * holds it or the tab is hidden. Where no motion is wanted there is no line, and it stays until it is closed.
 */
export function LiveNotification(props: LiveNotificationProps) {
  const { title, href, picture, callToAction, textColour, ground = 'paper', closeLabel, onClose } = props;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useHiddenTab();
  const isStill = useReducedMotion();
  const isHeld = isPointed || isFocused || isHidden || isStill;
  const left = useCountdown(NOTICE_TICKS, NOTICE_TICK_MS, isHeld, onClose);
  const hasLink = href !== undefined;
  return (
    <div
      className={cx('notice', ground === 'ink' && 'notice-ink')}
      style={{ color: textColour }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {picture ? <Picture picture={{ ...picture, sizes: '96px' }} className="notice-picture" /> : <span />}
      <div className="self-center">
        {hasLink && !callToAction ? (
          <Anchor href={href} className="font-semibold hover:underline">
            {title}
          </Anchor>
        ) : (
          <p className="font-semibold">{title}</p>
        )}
        {hasLink && callToAction && <GoLink href={href}>{callToAction}</GoLink>}
      </div>
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" small />
      </button>
      {!isStill && (
        <i className={cx('notice-line', isHeld && 'notice-held')} style={{ width: `${left}%` }} aria-hidden="true" />
      )}
    </div>
  );
}

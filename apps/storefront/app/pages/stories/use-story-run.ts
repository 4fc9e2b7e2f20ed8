import { type DOMAttributes, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StoryAct } from '~/modules/stories/stories.ts';

/** How long a sheet stands, ms; as in `stories.css`. */
const STAND = 6000;

interface RunOptions {
  count: number;
  note: (kind: StoryAct, sheet: number) => void;
  leave: () => void;
}

type StageHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'
>;

/** How a story goes along. */
export interface StoryRun {
  /** From 1. */
  current: number;
  isPaused: boolean;
  /** Whether the line of the sheet grows. */
  isRunning: boolean;
  /** After the last sheet. */
  isEnd: boolean;
  go: (sheet: number) => void;
  /** The press of a link to a sheet. */
  follow: (sheet: number) => (event: MouseEvent) => void;
  toggle: () => void;
  /** What a pointer over the stage does. */
  stage: StageHandlers;
}

/**
 * Moves a strip of sheets along: by itself after a while, unless a person holds it, has put the focus in it, looks at
 * another tab or wants no motion; by keys; and after a finger that pushes it.
 */
export function useStoryRun(strip: RefObject<HTMLOListElement | null>, { count, note, leave }: RunOptions): StoryRun {
  const [current, setCurrent] = useState(1);
  // The same at once, for a key that follows before the page is drawn anew.
  const at = useRef(1);
  const show = useCallback((sheet: number) => {
    at.current = sheet;
    setCurrent(sheet);
  }, []);
  const [isPaused, setPaused] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const [isEnd, setEnd] = useState(false);
  const isStill = useRef(true);
  // The sheet that the strip is on its way to.
  const aim = useRef<number | null>(null);
  const go = useCallback(
    (sheet: number) => {
      const element = strip.current;
      if (!element) return;
      aim.current = sheet;
      element.scrollTo({ left: (sheet - 1) * element.clientWidth, behavior: isStill.current ? 'auto' : 'smooth' });
      show(sheet);
      setEnd(false);
    },
    [strip, show],
  );
  const step = useCallback(
    (way: 1 | -1) => {
      const sheet = at.current + way;
      if (sheet < 1) return;
      if (sheet > count) {
        setEnd(true);
        note('finish', count);
        return;
      }
      note(way > 0 ? 'next' : 'back', sheet);
      go(sheet);
    },
    [count, go, note],
  );

  useEffect(() => {
    isStill.current = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPaused(isStill.current || count === 1);
    const place = /^#blatt-(\d)$/.exec(location.hash)?.[1];
    if (place && Number(place) <= count) show(Number(place));
  }, [count, show]);

  // A finger may push the strip; where the browser snaps back to the sheet before, the way goes on.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const width = Math.max(1, element.clientWidth);
      const here = Math.round(element.scrollLeft / width) + 1;
      const aimed = aim.current;
      aim.current = null;
      if (aimed === null || aimed === here) show(here);
      else element.scrollTo({ left: (aimed - 1) * width });
    };
    const rest = () => {
      clearTimeout(resting);
      resting = setTimeout(settle, 120);
    };
    element.addEventListener('scroll', rest, { passive: true });
    return () => {
      clearTimeout(resting);
      element.removeEventListener('scroll', rest);
    };
  }, [strip, show]);

  useEffect(() => {
    const hide = () => setHeld(document.hidden);
    const focus = (event: FocusEvent) =>
      setHeld(event.target instanceof Element && event.target.matches(':focus-visible'));
    const blur = () => setHeld(false);
    const element = strip.current;
    document.addEventListener('visibilitychange', hide);
    element?.addEventListener('focusin', focus);
    element?.addEventListener('focusout', blur);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      element?.removeEventListener('focusin', focus);
      element?.removeEventListener('focusout', blur);
    };
  }, [strip]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.altKey || event.ctrlKey || event.metaKey || target?.closest('input, textarea, select, dialog')) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'Escape') leave();
      else if (event.key === ' ' && !target?.closest('button, a')) setPaused((paused) => !paused);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [step, leave]);

  const isRunning = !isPaused && !isHeld && !isEnd;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => step(1), STAND);
    return () => clearTimeout(timer);
  }, [isRunning, step]);

  return {
    current,
    isPaused,
    isRunning,
    isEnd,
    go,
    follow: (sheet) => (event) => {
      event.preventDefault();
      step(sheet > current ? 1 : -1);
    },
    toggle: () => setPaused((paused) => !paused),
    stage: {
      // A mouse looks closer by lying there, a finger by staying down.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onPointerDown: () => setHeld(true),
      onPointerUp: ({ pointerType }) => pointerType !== 'mouse' && setHeld(false),
      onPointerCancel: () => setHeld(false),
    },
  };
}

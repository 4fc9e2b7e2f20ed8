import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dragged, clampView, type Look, nextStop, zoomed } from './zoom-geometry.ts';

/** Scale by which a wheel's pixel changes the look, as an exponent. */
const WHEEL = 0.002;

/** Where a person points, as a share of the picture, and how large the picture is shown, px. */
function pointOf(picture: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height, width, height };
}

/**
 * What is seen of a picture, moved by wheel, drag and two fingers, two stops nearer by a double tap. `go` flies there,
 * the rest follows at once.
 */
export function useLook(stage: RefObject<HTMLElement>, picture: RefObject<HTMLElement>, first: Look) {
  const [look, setLook] = useState<Look>(first);
  const [flies, setFlies] = useState(false);
  const fingers = useRef(new Map<number, PointerEvent>());

  const follow = (change: (before: Look) => Look) => {
    setFlies(false);
    setLook(change);
  };
  const go = (next: Look) => {
    setFlies(true);
    setLook(clampView(next));
  };

  useEffect(() => {
    const element = stage.current;
    // React listens passively, and the page must not scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!picture.current) return;
      const at = pointOf(picture.current, event);
      setFlies(false);
      setLook((before) => zoomed(before, before.scale * Math.exp(-event.deltaY * WHEEL), at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, picture]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !picture.current) return;
    const { width, height } = pointOf(picture.current, event);
    const [other] = [...fingers.current.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    fingers.current.set(event.pointerId, event);
    const dx = (event.clientX - before.clientX) / width;
    const dy = (event.clientY - before.clientY) / height;
    if (!other) return follow((look) => dragged(look, dx, dy));
    const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    };
    const at = pointOf(picture.current, middle);
    follow((look) =>
      dragged(zoomed(look, (look.scale * apart(event)) / Math.max(1, apart(before)), at), dx / 2, dy / 2),
    );
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!picture.current || (event.target as Element).closest('a, button')) return;
    const scale = look.scale > 3 ? 1 : nextStop(nextStop(look.scale, 1), 1);
    go(zoomed(look, scale, pointOf(picture.current, event)));
  };

  const hands = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick };
  return { look, flies, go, hands };
}

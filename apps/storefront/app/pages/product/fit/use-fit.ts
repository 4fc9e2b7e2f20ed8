import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { FitSectionProps, FitView } from './fit-view.ts';

/** How long a height rests before it is asked for, ms. */
const REST = 60;

/**
 * The figure for the shopper's height: the address's while it is the same, then what is asked for.
 * @returns undefined until it is there; null if this bike is not drawn
 */
export function useFit({
  fit: first,
  height,
  colour,
  path,
}: Omit<FitSectionProps, 'onHeight'>): FitView | null | undefined {
  const { data, load } = useFetcher<FitView | null>();
  const [isAsked, setAsked] = useState(false);
  const isFirst = first?.height === String(height) && first.colour === colour;
  const inseam = first?.inseam ?? '';
  useEffect(() => setAsked(false), [first]);
  useEffect(() => {
    if (isFirst && !isAsked) return;
    const query = new URLSearchParams({
      groesse: String(height),
      ...(inseam && { innenbein: inseam }),
      ...(colour && { farbe: colour }),
    });
    const timer = setTimeout(() => {
      setAsked(true);
      load(`${path}?${String(query)}`);
    }, REST);
    return () => clearTimeout(timer);
  }, [isFirst, height, inseam, colour, path, load]);
  return isAsked && data !== undefined ? data : first;
}

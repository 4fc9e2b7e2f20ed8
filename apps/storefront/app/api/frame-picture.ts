import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawSvg, isPictureView, type Paint } from '@velory/illustrations/illustrations.ts';
import { frameForms } from '~/modules/listings/frame-forms.ts';

/** Each form in a different colour, so that they are easy to distinguish. */
const paints: Record<(typeof frameForms)[number], Paint> = {
  wave: { main: '#a8432f', accent: '#a8432f' },
  trapez: { main: '#b9c4c6', accent: '#24463d' },
  diamant: { main: '#24463d', accent: '#24463d' },
};

/** Seconds; the drawings change with the shop only. */
const MAX_AGE = 86_400;

/** The picture of a frame's form, for the filter (`wave.svg`), or one of its parts from near (`wave-gears.svg`). */
export function loader({ params }: LoaderFunctionArgs): Response {
  const [, form, view = 'side'] = /^([a-z]+)(?:-([a-z]+))?\.svg$/.exec(params.name ?? '') ?? [];
  const type = frameForms.find((each) => each === form);
  if (!type || !isPictureView(view)) return new Response('There is no such picture.', { status: 404 });
  const body = drawSvg({ kind: 'bike', type }, { paint: paints[type], view });
  return new Response(body, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${MAX_AGE}` },
  });
}

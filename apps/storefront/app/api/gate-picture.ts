import { drawSvg } from '@velory/illustrations/illustrations.ts';

/** The bike on the gate of a private shop: a drawing of no product, since products are its members' alone. */
export function loader(): Response {
  const svg = drawSvg(
    { kind: 'bike', type: 'trapez' },
    { paint: { main: '#d9dcd8', accent: '#101315' }, view: 'side', fit: true },
  );
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

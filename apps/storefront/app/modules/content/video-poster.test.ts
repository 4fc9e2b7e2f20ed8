import { expect, it } from 'vitest';
import { loader } from '~/api/frame-picture.ts';
import { renderPoster } from './video-poster.ts';

it('draws what a question is about, else something else for each place, at addresses that there are', async () => {
  expect(renderPoster('Wie lade ich den Akku?', 0).src).toBe('/bilder/rahmen/trapez-battery.svg');
  expect(renderPoster('Comment régler la selle ?', 0).src).toBe('/bilder/rahmen/wave-saddle.svg');
  const row = [0, 1, 2, 3, 4, 5].map((place) => renderPoster('Wie läuft eine Bestellung ab?', place).src);
  expect(new Set(row).size).toBe(6);
  const bodies = await Promise.all(
    row.map((src) => loader({ params: { name: src.split('/').at(-1) } } as never).text()),
  );
  expect(new Set(bodies).size).toBe(6);
  for (const body of bodies) expect(body).toContain('<svg');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RouterLink } from './router-link.tsx';

it('is written by the server as the browser takes it up: attributes of its own first, then what Remix adds', () => {
  const html = renderToStaticMarkup(
    <RouterLink href="/produkt/limmat-5?farbe=rot#details" className="go" aria-label="Limmat" target="_blank">
      Limmat
    </RouterLink>,
  );
  expect(html).toBe(
    '<a class="go" aria-label="Limmat" data-discover="true" href="/produkt/limmat-5?farbe=rot#details" target="_blank">Limmat</a>',
  );
});

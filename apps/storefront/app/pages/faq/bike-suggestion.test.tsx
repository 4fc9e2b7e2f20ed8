import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/texts.server.ts';
import { BikeSuggestion } from './bike-suggestion.tsx';

const rendered = (chat?: string): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance('fr')}>
      <BikeSuggestion chat={chat} heights={[{ from: 170, to: 180, href: '/fr/suggestion-quiz?frage=2&groesse=175' }]} />
    </I18nextProvider>,
  );

it('leads to the quiz, to all bikes and to a chat where there is one', () => {
  const html = rendered('https://wa.me/41440551210');
  for (const href of ['/fr/suggestion-quiz', '/fr/alle-modelle-e-bike-schweiz', 'https://wa.me/41440551210']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('href="/fr/suggestion-quiz?frage=2&amp;groesse=175"');
  expect(html).toContain('de 170 à 180\u00a0cm');
  expect(rendered()).not.toContain('wa.me');
});

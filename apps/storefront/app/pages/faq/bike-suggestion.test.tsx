import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textStoreOf } from '~/i18n/texts.server.ts';
import { TextsContext } from '~/i18n/use-translation.ts';
import { BikeSuggestion } from './bike-suggestion.tsx';

const drawn = (chat?: string): string =>
  renderToStaticMarkup(
    <TextsContext.Provider value={textStoreOf('fr')}>
      <BikeSuggestion chat={chat} />
    </TextsContext.Provider>,
  );

it('leads to the quiz, to all bikes and to a chat where there is one', () => {
  const html = drawn('https://wa.me/41440551210');
  for (const href of ['/fr/suggestion-quiz', '/fr/alle-modelle-e-bike-schweiz', 'https://wa.me/41440551210']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(drawn()).not.toContain('wa.me');
});

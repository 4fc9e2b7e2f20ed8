import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textStoreOf } from '~/i18n/texts.server.ts';
import { TextsContext } from '~/i18n/use-translation.ts';
import { RefusalNote } from './refusal-note.tsx';

it.each<[locale: 'de' | 'fr', words: string]>([
  ['de', 'Versuch es bitte nochmals.'],
  ['fr', 'Veuillez réessayer.'],
])('says in %s, in the words of the specification, that no link was sent', (locale, words) => {
  const html = renderToStaticMarkup(
    <TextsContext.Provider value={textStoreOf(locale)}>
      <RefusalNote answer={{ kind: 'failed' }} />
    </TextsContext.Provider>,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('<span lang="en">Oops, Something went wrong.</span> ');
  expect(html).toContain(words);
});

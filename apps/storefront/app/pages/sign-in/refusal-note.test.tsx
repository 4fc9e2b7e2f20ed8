import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/texts.server.ts';
import { RefusalNote } from './refusal-note.tsx';

it.each<[locale: 'de' | 'fr', words: string]>([
  ['de', 'Versuch es bitte nochmals.'],
  ['fr', 'Veuillez réessayer.'],
])('says in %s, in the words of the specification, that no link was sent', (locale, words) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance(locale)}>
      <RefusalNote answer={{ kind: 'failed' }} />
    </I18nextProvider>,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('<span lang="en">Oops, Something went wrong.</span> ');
  expect(html).toContain(words);
});

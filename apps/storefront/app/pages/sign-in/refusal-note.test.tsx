import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textStoreOf } from '~/i18n/texts.server.ts';
import { TextsContext } from '~/i18n/use-translation.ts';
import { RefusalNote } from './refusal-note.tsx';

it.each([
  ['de', 'Versuch es bitte nochmals.'],
  ['fr', 'Veuillez réessayer.'],
] as const)(
  'says in %s that no link could be sent, in the words of the specification and what to do',
  (locale, words) => {
    const html = renderToStaticMarkup(
      <TextsContext.Provider value={textStoreOf(locale)}>
        <RefusalNote answer={{ kind: 'failed' }} />
      </TextsContext.Provider>,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('<span lang="en">Oops, Something went wrong.</span> ');
    expect(html).toContain(words);
  },
);

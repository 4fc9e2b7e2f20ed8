import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nInstance } from '~/i18n/texts.server.ts';
import { AutomaticRefusal } from './automatic-refusal.tsx';

it.each([
  ['de', 'Programm', 'Von einem Menschen prüfen lassen'],
  ['fr', 'programme', 'Demander le réexamen par une personne'],
] as const)('says that the decision was automatic and leads to a review by a person: %s', (locale, word, link) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance(locale)}>
      <AutomaticRefusal />
    </I18nextProvider>,
  );
  expect(html).toContain(word);
  expect(html).toContain(link);
  expect(html).toMatch(/href="[^"]*creditcheck[^"]*schritt=1|href="[^"]*\/creditcheck\/1/);
});

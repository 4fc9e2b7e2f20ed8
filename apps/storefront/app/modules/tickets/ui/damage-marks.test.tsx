import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/texts.server.ts';
import type { DamagedBike } from '~/modules/tickets/ticket-form.ts';
import { DamageMarks } from './damage-marks.tsx';
import type { FieldOf } from './use-fields.ts';
import type { PictureSlots } from './use-picture-slots.ts';

const fields: FieldOf = {
  props: (name) => ({ id: name, name, defaultValue: '', errors: undefined }),
  listOf: () => [],
  errorOf: () => undefined,
};
const slots: PictureSlots = { stateOf: () => ({}), take: () => undefined, insist: () => undefined };

const rendered = (bike: DamagedBike | null): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance('de')}>
      <DamageMarks fields={fields} slots={slots} bike={bike} />
    </I18nextProvider>,
  );

it('marks a damage on the own bike where its parts lie, and nothing that it does not have', () => {
  const html = rendered({ src: '/bilder/7-blau-m.svg', spots: { motor: [0.4, 0.7], frame: [0.5, 0.3] } });
  expect(html).toContain('src="/bilder/7-blau-m.svg"');
  const marks = [...html.matchAll(/id="place-([^"]+)"/g)].map(([, mark]) => mark);
  expect(marks).toEqual(['motor', 'frame', 'frame-left', 'motor-left', 'frame-front']);
  expect(html).toContain('data-own="" style="--x:40;--y:70"');
});

it('has an outline and every mark where no bike is known', () => {
  const html = rendered(null);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/id="place-light"/);
});

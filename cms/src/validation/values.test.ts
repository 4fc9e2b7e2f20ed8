import { describe, expect, it } from 'vitest';
import { valueProblems } from './values';

const models = {
  entry: {
    attributes: {
      title: { type: 'string', required: true, pluginOptions: { panel: { label: 'Titel' } } },
      note: { type: 'text' },
      position: { type: 'integer', min: 0, max: 99 },
      delay: { type: 'decimal', min: 0, max: 120 },
      count: { type: 'integer' },
      fields: { type: 'component', component: 'field' },
      blocks: { type: 'dynamiczone' },
    },
  },
  field: { attributes: { label: { type: 'string', required: true }, days: { type: 'integer', min: 1, max: 90 } } },
};

const at = (data: unknown) => valueProblems(models, 'entry', data).map(({ path }) => path.join('.'));

describe('the values of an entry', () => {
  it('are taken within their ranges, and empty', () => {
    expect(at({ title: 'Velo', position: 0, delay: 0.5, count: 2_147_483_647 })).toEqual([]);
    expect(at({ title: '', position: null, delay: undefined, count: '' })).toEqual([]);
  });

  it.each([-1, 100, 1.5, 99_999_999_999_999, 'viele', '1e3', true])(
    'are no numbers out of their range: %s',
    (position) => {
      expect(valueProblems(models, 'entry', { position })).toMatchObject([
        { path: ['position'], de: '«position»: bitte eine ganze Zahl von 0 bis 99.' },
      ]);
    },
  );

  it('fit into the column of the database where a schema names no range', () => {
    expect(at({ count: 2_147_483_648 })).toEqual(['count']);
  });

  it.each(['\u200b', ' \u00a0\ufeff', '\u2060\u200d', '\u3164', '\u2800', '\n\t'])(
    'are no required texts of which nothing is seen',
    (title) => {
      expect(valueProblems(models, 'entry', { title, note: title })).toMatchObject([
        { path: ['title'], de: '«Titel»: darin ist nichts zu sehen. Bitte etwas schreiben.' },
      ]);
    },
  );

  it('are looked at in components, lists and blocks', () => {
    const fields = [
      { label: 'Name', days: 5 },
      { label: '\u200b', days: 91 },
    ];
    const blocks = [
      { __component: 'field', label: 'x', days: 0 },
      { __component: 'unknown', days: 0 },
    ];
    expect(at({ fields, blocks })).toEqual(['fields.1.label', 'fields.1.days', 'blocks.0.days']);
  });
});

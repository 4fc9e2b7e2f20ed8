import { describe, expect, it } from 'vitest';
import { userFormRules } from '../../cms/src/validation/user-form.ts';

const problems = (fields: object[], slug = 'anlass') =>
  userFormRules.check({ slug, fields }, 'published').map(({ field, message }) => `${field}: ${message}`);

describe('a form in the CMS', () => {
  it('asks each question once', () => {
    expect(problems([{ label: 'Name', kind: 'line' }])).toEqual([]);
    expect(problems([{ label: 'Name' }, { label: ' name ' }])).toEqual([
      'fields: Jede Frage darf nur einmal vorkommen.',
    ]);
  });

  it('has something to choose from in a choice', () => {
    const choice = (options: string | null) => problems([{ label: 'Wann', kind: 'choice', options }]);
    expect(choice('am Tag\nam Abend')).toEqual([]);
    for (const options of [null, '', 'nur eines', '\n\n', Array(31).fill('x').join('\n')]) {
      expect(choice(options)).toEqual(['fields: Eine Auswahl braucht zwei bis dreissig Antworten, eine je Zeile.']);
    }
  });

  it('has an address that can be typed', () => {
    expect(problems([], 'Äpfel & Birnen')[0]).toMatch(/^slug: /);
  });
});
